// Reads the environment once: a typed configuration, or one sentence for each key that is wrong. Values of secrets are never shown.
import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import type { Provider } from '@oversleep/contract';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const ROLES = ['all', 'web', 'worker'] as const;
const MIN_SECRET = 32;

export type LogLevel = (typeof LOG_LEVELS)[number];

/** How we are known to a provider, and where it is. */
export interface ProviderConfig {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly authorizeUrl: string;
  readonly tokenUrl: string;
  readonly identityUrl: string;
}

export interface CampaignConfig {
  readonly membersUrl: string;
  readonly tokenUrl: string;
  /** What the owner was given once; later ones are kept in the database. */
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** Addresses outside of the product; null: nothing is shown. */
export interface SiteLinks {
  readonly feedback: string | null;
  readonly source: string | null;
  readonly community: string | null;
  readonly patron: string | null;
}

export interface Config {
  readonly links: SiteLinks;
  readonly production: boolean;
  readonly port: number;
  readonly host: string;
  /** Where browsers find us, without a slash at the end. */
  readonly publicOrigin: string;
  /** Origins to which a provider may send a browser back. */
  readonly returnOrigins: readonly string[];
  readonly role: (typeof ROLES)[number];
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  readonly logLevel: LogLevel;
  /** Signs tokens; undefined in development, where one is made and kept in the data folder. */
  readonly authSecret: string | undefined;
  readonly devSignIn: boolean;
  readonly providers: { readonly [provider in Provider]?: ProviderConfig };
  readonly campaign: CampaignConfig | undefined;
  /** `provider:subject` of who becomes admin at sign-in. */
  readonly bootstrapAdmin: string | undefined;
  readonly computeThreads: number;
  /** Figures for monitoring are served on this port of the loopback interface; undefined: not at all. */
  readonly metricsPort: number | undefined;
  /** Addresses and networks of proxies, whose word on where a call came from is taken. */
  readonly trustedProxies: readonly string[];
  /** Rate limits are multiplied by this. */
  readonly rateLimitFactor: number;
  /** Calls are refused for a moment when work waits longer than this in milliseconds; 0: never. */
  readonly maxLoopDelay: number;
}

export type ConfigResult =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly problems: readonly string[] };

export type Environment = Readonly<Record<string, string | undefined>>;

/** The providers' own addresses; each can be replaced by the environment. */
const ENDPOINTS: Record<Provider, Omit<ProviderConfig, 'clientId' | 'clientSecret'>> = {
  google: {
    authorizeUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
    tokenUrl: 'https://oauth2.googleapis.com/token',
    identityUrl: 'https://www.googleapis.com/oauth2/v3/userinfo',
  },
  discord: {
    authorizeUrl: 'https://discord.com/oauth2/authorize',
    tokenUrl: 'https://discord.com/api/oauth2/token',
    identityUrl: 'https://discord.com/api/users/@me',
  },
  patreon: {
    authorizeUrl: 'https://www.patreon.com/oauth2/authorize',
    tokenUrl: 'https://www.patreon.com/api/oauth2/token',
    identityUrl: 'https://www.patreon.com/api/oauth2/v2/identity?fields%5Buser%5D=email',
  },
};

const PROVIDERS: readonly Provider[] = ['google', 'discord', 'patreon'];
const LOOPBACK = ['localhost', '127.0.0.1', '::1'];
/** Where `npm run dev` serves the web app. */
const DEV_WEB_ORIGIN = 'http://localhost:5173';

export function parseConfig(env: Environment, cwd: string): ConfigResult {
  const problems: string[] = [];
  // `PORT= npm start` means the same as leaving PORT out.
  const given = (key: string) => env[key]?.trim() || undefined;
  const read = (key: string, fallback: string) => given(key) ?? fallback;

  const oneOf = <T extends string>(key: string, choices: readonly T[], fallback: T): T => {
    const text = read(key, fallback);
    const found = choices.find((choice) => choice === text);
    if (found === undefined) problems.push(`${key} is "${text}": please set it to one of ${choices.join(', ')}.`);
    return found ?? fallback;
  };
  const flag = (key: string, fallback: boolean) =>
    oneOf(key, ['true', 'false'], fallback ? 'true' : 'false') === 'true';
  const portIn = (key: string, fallback: string): number => {
    const text = read(key, fallback);
    const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
    if (port <= 65535) return port;
    const advice = 'please set it to a whole number from 1 to 65535 (or 0 for any free port)';
    problems.push(`${key} is "${text}", which is no port: ${advice}.`);
    return 0;
  };
  const origin = (key: string, text: string): string => {
    const url = URL.canParse(text) ? new URL(text) : undefined;
    if (url && ['http:', 'https:'].includes(url.protocol) && url.origin === text.replace(/\/$/, '')) return url.origin;
    problems.push(
      `${key} is "${text}": please set it to an address such as https://oversleep.example, without a path.`,
    );
    return text;
  };
  const address = (key: string, fallback: string): string => {
    const text = read(key, fallback);
    if (!URL.canParse(text)) problems.push(`${key} is "${text}", which is no address.`);
    return text;
  };

  const numberIn = (key: string, fallback: string, pattern: RegExp, advice: string): number => {
    const text = read(key, fallback);
    if (pattern.test(text)) return Number(text);
    problems.push(`${key} is "${text}": please set it to ${advice}.`);
    return Number(fallback);
  };

  const production = oneOf('NODE_ENV', ['development', 'production', 'test'], 'development') === 'production';
  const port = portIn('PORT', '3000');
  const host = read('HOST', 'localhost');
  const publicOrigin = origin('PUBLIC_ORIGIN', read('PUBLIC_ORIGIN', `http://localhost:${port}`));
  const isLocal = LOOPBACK.includes(host);

  const devSignIn = flag('DEV_SIGN_IN', !production && isLocal);
  if (devSignIn && production) problems.push('DEV_SIGN_IN lets anybody in and is refused when NODE_ENV is production.');
  if (devSignIn && !isLocal)
    problems.push(`DEV_SIGN_IN lets anybody in and is refused when HOST is "${host}": please use localhost.`);

  const authSecret = given('AUTH_SECRET');
  if (production && authSecret === undefined)
    problems.push(
      'AUTH_SECRET is missing: please set it to a random text, for example from `openssl rand -base64 48`.',
    );
  if (authSecret !== undefined && isWeak(authSecret))
    problems.push(`AUTH_SECRET is weak: please use at least ${MIN_SECRET} random characters.`);
  if (production && given('PUBLIC_ORIGIN') === undefined)
    problems.push('PUBLIC_ORIGIN is missing: please set it to the address at which browsers find the site.');

  const databaseUrl = given('DATABASE_URL');
  if (databaseUrl !== undefined && !/^postgres(ql)?:\/\/./.test(databaseUrl))
    problems.push(
      'DATABASE_URL is no address of a PostgreSQL database: please use postgres://user:password@host/name.',
    );
  const role = oneOf('ROLE', ROLES, 'all');
  if (role !== 'all' && databaseUrl === undefined)
    problems.push(`ROLE is "${role}", which needs DATABASE_URL: the embedded database belongs to a single process.`);

  const providerIn = (provider: Provider): ProviderConfig | undefined => {
    const upper = provider.toUpperCase();
    const clientId = given(`${upper}_CLIENT_ID`);
    const clientSecret = given(`${upper}_CLIENT_SECRET`);
    if ((clientId === undefined) !== (clientSecret === undefined))
      problems.push(`${upper}_CLIENT_ID and ${upper}_CLIENT_SECRET belong together: please set both or none.`);
    if (clientId === undefined || clientSecret === undefined) return undefined;
    const { authorizeUrl, tokenUrl, identityUrl } = ENDPOINTS[provider];
    return {
      clientId,
      clientSecret,
      authorizeUrl: address(`${upper}_AUTHORIZE_URL`, authorizeUrl),
      tokenUrl: address(`${upper}_TOKEN_URL`, tokenUrl),
      identityUrl: address(`${upper}_IDENTITY_URL`, identityUrl),
    };
  };
  const providers: { [provider in Provider]?: ProviderConfig } = {};
  for (const provider of PROVIDERS) {
    const found = providerIn(provider);
    if (found) providers[provider] = found;
  }

  const campaignIn = (): CampaignConfig | undefined => {
    const id = given('PATREON_CAMPAIGN_ID');
    const accessToken = given('PATREON_CREATOR_ACCESS_TOKEN');
    const refreshToken = given('PATREON_CREATOR_REFRESH_TOKEN');
    const some = [id, accessToken, refreshToken].filter((value) => value !== undefined).length;
    if (some > 0 && some < 3)
      problems.push(
        'PATREON_CAMPAIGN_ID, PATREON_CREATOR_ACCESS_TOKEN and PATREON_CREATOR_REFRESH_TOKEN belong together.',
      );
    if (id === undefined || accessToken === undefined || refreshToken === undefined) return undefined;
    const members = `https://www.patreon.com/api/oauth2/v2/campaigns/${encodeURIComponent(id)}/members`;
    return {
      membersUrl: address('PATREON_MEMBERS_URL', members),
      tokenUrl: address('PATREON_TOKEN_URL', ENDPOINTS.patreon.tokenUrl),
      accessToken,
      refreshToken,
    };
  };

  const bootstrapAdmin = given('BOOTSTRAP_ADMIN');
  if (bootstrapAdmin !== undefined && !/^(google|discord|patreon):.+$/.test(bootstrapAdmin))
    problems.push(
      `BOOTSTRAP_ADMIN is "${bootstrapAdmin}": please name a provider and the id there, such as discord:1234.`,
    );

  const metricsPort = given('METRICS_PORT') === undefined ? undefined : portIn('METRICS_PORT', '');
  if (metricsPort !== undefined && metricsPort !== 0 && metricsPort === port)
    problems.push(`METRICS_PORT is ${metricsPort}, which is PORT as well: please set it to another one.`);

  const trustedProxies = (given('TRUSTED_PROXIES')?.split(',') ?? []).map((text) => text.trim());
  for (const text of trustedProxies.filter((proxy) => !isNetwork(proxy)))
    problems.push(
      `TRUSTED_PROXIES has "${text}": please list addresses or networks such as 10.0.0.0/8, or the word loopback.`,
    );

  // While developing, reserved addresses keep the links in sight.
  const link = (key: string, name: string): string | null => {
    const text = given(key) ?? (production ? undefined : `https://${name}.oversleep.example/`);
    if (text === undefined) return null;
    if (!URL.canParse(text) || !['http:', 'https:'].includes(new URL(text).protocol))
      problems.push(`${key} is "${text}": please set it to an address that begins with https://.`);
    return text;
  };

  const config: Config = {
    links: {
      feedback: link('FEEDBACK_URL', 'feedback'),
      source: link('SOURCE_URL', 'source'),
      community: link('COMMUNITY_URL', 'community'),
      patron: link('PATRON_URL', 'patron'),
    },
    production,
    port,
    host,
    publicOrigin,
    returnOrigins: [
      publicOrigin,
      ...(production ? [] : [DEV_WEB_ORIGIN]),
      ...(given('RETURN_ORIGINS')?.split(',') ?? []).map((text) => origin('RETURN_ORIGINS', text.trim())),
    ],
    role,
    databaseUrl,
    dataDir: resolve(cwd, read('DATA_DIR', 'data')),
    logLevel: oneOf('LOG_LEVEL', LOG_LEVELS, 'warn'),
    authSecret,
    devSignIn,
    providers,
    campaign: campaignIn(),
    bootstrapAdmin,
    computeThreads: numberIn(
      'COMPUTE_THREADS',
      String(Math.max(1, availableParallelism() - 1)),
      /^[1-9]\d{0,2}$/,
      'a whole number from 1 to 999',
    ),
    metricsPort,
    trustedProxies,
    rateLimitFactor: numberIn(
      'RATE_LIMIT_FACTOR',
      '1',
      /^(?!0+(\.0+)?$)\d{1,6}(\.\d{1,3})?$/,
      'a number above 0, such as 2 or 0.5',
    ),
    maxLoopDelay: numberIn('MAX_LOOP_DELAY', '500', /^\d{1,6}$/, 'milliseconds, or 0 for no limit'),
  };
  return problems.length > 0 ? { ok: false, problems } : { ok: true, config };
}

/** Too short, or too few different characters to be random. */
const isWeak = (secret: string): boolean => secret.length < MIN_SECRET || new Set(secret).size < 12;

function isNetwork(text: string): boolean {
  if (text === 'loopback') return true;
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  const isPrefix = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
  return family !== 0 && isPrefix && rest.length === 0;
}
