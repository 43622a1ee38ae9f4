// How much of a limit is left, in the headers of the IETF draft "RateLimit header fields for HTTP" (version 10).

export interface LimitState {
  readonly name: string;
  readonly most: number;
  readonly windowMs: number;
  readonly left: number;
  readonly millisecondsLeft: number;
}

export const rateLimitHeaders = ({ name, most, windowMs, left, millisecondsLeft }: LimitState) => ({
  'ratelimit-policy': `"${name}";q=${most};w=${windowMs / 1000}`,
  ratelimit: `"${name}";r=${Math.max(0, left)};t=${Math.ceil(millisecondsLeft / 1000)}`,
});
