// What a call ends with that isn't a success.

export class OversleepError extends Error {
  override readonly name = 'OversleepError';
  /** The HTTP status. */
  readonly status: number;
  /** A stable word such as `NOT_FOUND` or `LIMIT_REACHED`; empty where the answer isn't one of Oversleep's. */
  readonly code: string;
  /** One sentence for each thing that is wrong. */
  readonly details: readonly string[];
  /** Seconds to wait before a repetition makes sense. */
  readonly retryAfter: number | undefined;

  constructor(status: number, text: string, retryAfter: number | undefined) {
    const problem = problemIn(text);
    super(problem.message ?? `The server answered ${status}.`);
    this.status = status;
    this.code = problem.code ?? '';
    this.details = problem.details ?? [];
    this.retryAfter = retryAfter;
  }
}

interface Problem {
  readonly message?: string;
  readonly code?: string;
  readonly details?: readonly string[];
}

/** A proxy in between may answer with a page instead. */
function problemIn(text: string): Problem {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {};
  }
}
