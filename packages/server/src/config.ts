// Reads the environment once into a typed configuration, or one sentence for each wrong key. Values of secrets are never shown.
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { type CampaignConfig, campaignIn, type ProviderConfigs, providersIn } from './config-providers.ts';
import { createEnvironmentReader, type Environment, type EnvironmentReader, isNetwork } from './environment.ts';

export type { CampaignConfig, ProviderConfig } from './config-providers.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const ROLES = ['all', 'web', 'worker'] as const;
const MIN_SECRET = 32;
const LOOPBACK = ['localhost', '127.0.0.1', '::1'];
/** Where `npm run dev` serves the web app. */
const DEV_WEB_ORIGIN = 'http://localhost:5173';

/** External links; null: not shown. */
interface ConfiguredLinks {
  readonly feedback: string | null;
  readonly source: string | null;
  readonly community: string | null;
  readonly patron: string | null;
}

export interface Config {
  readonly production: boolean;
  readonly port: number;
  readonly host: string;
  /** Where browsers find us, without a slash at the end. */
  readonly publicOrigin: string;
  /** Origins to which a provider may send a browser back. */
  readonly returnOrigins: readonly string[];
  readonly links: ConfiguredLinks;
  readonly role: (typeof ROLES)[number];
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  /** Where backups are kept: the command writes them there, and health looks for the last one. */
  readonly backupDir: string;
  /** Statements on PostgreSQL are cancelled after this many milliseconds; 0: never. */
  readonly databaseTimeout: number;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  /** Signs tokens; undefined in development, where one is made and kept in the data folder. */
  readonly authSecret: string | undefined;
  readonly devSignIn: boolean;
  /** Whether one of the people of the development sign-in is an admin. */
  readonly devAdmin: boolean;
  readonly providers: ProviderConfigs;
  readonly campaign: CampaignConfig | undefined;
  /** `provider:subject` of the person who becomes an admin at sign-in. */
  readonly bootstrapAdmin: string | undefined;
  readonly computeThreads: number;
  /** Whether the open API reads screenshots. */
  readonly screens: boolean;
  /** Reading a picture is cancelled after this many milliseconds. */
  readonly screensTimeout: number;
  /** Whether players may create API keys, which allow programs to call more often. */
  readonly apiKeys: boolean;
  /** Port for metrics on the loopback interface; undefined: no metrics. */
  readonly metricsPort: number | undefined;
  /** Addresses and networks of proxies whose forwarding headers are trusted. */
  readonly trustedProxies: readonly string[];
  /** Rate limits are multiplied by this. */
  readonly rateLimitFactor: number;
  /** Calls are refused for a moment while the event loop is delayed by more than this many milliseconds; 0: never. */
  readonly maxLoopDelay: number;
}

type ConfigResult =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly problems: readonly string[] };

export function parseConfig(env: Environment, cwd: string): ConfigResult {
  const environment = createEnvironmentReader(env);
  const { given, list, oneOf, port: portIn, number, origin } = environment;
  const production = oneOf('NODE_ENV', ['development', 'production', 'test'], 'development') === 'production';
  const port = portIn('PORT', '3000');
  const host = given('HOST') ?? 'localhost';
  const publicOrigin = publicOriginIn(environment, production, port);
  const databaseUrl = databaseUrlIn(environment);
  const dataDir = resolve(cwd, given('DATA_DIR') ?? 'data');

  const config: Config = {
    production,
    port,
    host,
    publicOrigin,
    returnOrigins: [
      publicOrigin,
      ...(production ? [] : [DEV_WEB_ORIGIN]),
      ...list('RETURN_ORIGINS').map((text) => origin('RETURN_ORIGINS', text)),
    ],
    links: linksIn(environment, production),
    role: roleIn(environment, databaseUrl),
    databaseUrl,
    dataDir,
    backupDir: resolve(cwd, given('BACKUP_DIR') ?? join(dataDir, 'backups')),
    databaseTimeout: number('DATABASE_TIMEOUT', '10000', /^\d{1,6}$/, 'milliseconds, or 0 for no limit'),
    logLevel: oneOf('LOG_LEVEL', LOG_LEVELS, 'warn'),
    authSecret: authSecretIn(environment, production),
    devSignIn: devSignInIn(environment, production, host),
    devAdmin: oneOf('DEV_ADMIN', ['0', '1'], '0') === '1',
    providers: providersIn(environment),
    campaign: campaignIn(environment),
    bootstrapAdmin: bootstrapAdminIn(environment),
    computeThreads: number(
      'COMPUTE_THREADS',
      String(Math.max(1, availableParallelism() - 1)),
      /^[1-9]\d{0,2}$/,
      'a whole number from 1 to 999',
    ),
    screens: oneOf('SCREENS', ['on', 'off'], 'on') === 'on',
    screensTimeout: number('SCREENS_TIMEOUT', '20', /^[1-9]\d{0,2}$/, 'seconds from 1 to 999'),
    apiKeys: oneOf('API_KEYS', ['on', 'off'], 'off') === 'on',
    metricsPort: metricsPortIn(environment, port),
    trustedProxies: trustedProxiesIn(environment),
    rateLimitFactor: number(
      'RATE_LIMIT_FACTOR',
      '1',
      /^(?!0+(\.0+)?$)\d{1,6}(\.\d{1,3})?$/,
      'a number above 0, such as 2 or 0.5',
    ),
    maxLoopDelay: number('MAX_LOOP_DELAY', '500', /^\d{1,6}$/, 'milliseconds, or 0 for no limit'),
  };
  const { problems } = environment;
  return problems.length > 0 ? { ok: false, problems } : { ok: true, config };
}

function publicOriginIn({ given, origin, complain }: EnvironmentReader, production: boolean, port: number): string {
  const text = given('PUBLIC_ORIGIN');
  if (production && text === undefined)
    complain('PUBLIC_ORIGIN is missing: please set it to the address at which browsers find the site.');
  return origin('PUBLIC_ORIGIN', text ?? `http://localhost:${port}`);
}

function linksIn({ given, complain }: EnvironmentReader, production: boolean): ConfiguredLinks {
  const link = (key: string, name: string): string | null => {
    // In development, example addresses keep the links visible.
    const text = given(key) ?? (production ? undefined : `https://${name}.oversleep.example/`);
    if (text === undefined) return null;
    if (!URL.canParse(text) || !['http:', 'https:'].includes(new URL(text).protocol))
      complain(`${key} is "${text}": please set it to an address that begins with https://.`);
    return text;
  };
  return {
    feedback: link('FEEDBACK_URL', 'feedback'),
    source: link('SOURCE_URL', 'source'),
    community: link('COMMUNITY_URL', 'community'),
    patron: link('PATRON_URL', 'patron'),
  };
}

function databaseUrlIn({ given, complain }: EnvironmentReader): string | undefined {
  const url = given('DATABASE_URL');
  if (url !== undefined && !/^postgres(ql)?:\/\/./.test(url))
    complain('DATABASE_URL is no address of a PostgreSQL database: please use postgres://user:password@host/name.');
  return url;
}

function roleIn({ oneOf, complain }: EnvironmentReader, databaseUrl: string | undefined): Config['role'] {
  const role = oneOf('ROLE', ROLES, 'all');
  if (role !== 'all' && databaseUrl === undefined)
    complain(`ROLE is "${role}", which needs DATABASE_URL: the embedded database belongs to a single process.`);
  return role;
}

function authSecretIn({ given, complain }: EnvironmentReader, production: boolean): string | undefined {
  const secret = given('AUTH_SECRET');
  if (production && secret === undefined)
    complain('AUTH_SECRET is missing: please set it to a random text, for example from `openssl rand -base64 48`.');
  if (secret !== undefined && isWeak(secret))
    complain(`AUTH_SECRET is weak: please use at least ${MIN_SECRET} random characters.`);
  return secret;
}

/** Too short, or too few different characters to be random. */
const isWeak = (secret: string): boolean => secret.length < MIN_SECRET || new Set(secret).size < 12;

function devSignInIn({ flag, complain }: EnvironmentReader, production: boolean, host: string): boolean {
  const isLocal = LOOPBACK.includes(host);
  const isOn = flag('DEV_SIGN_IN', false);
  if (isOn && production) complain('DEV_SIGN_IN lets anyone in and is refused when NODE_ENV is production.');
  if (isOn && !isLocal)
    complain(`DEV_SIGN_IN lets anyone in and is refused when HOST is "${host}": please use localhost.`);
  return isOn;
}

function bootstrapAdminIn({ given, complain }: EnvironmentReader): string | undefined {
  const identity = given('BOOTSTRAP_ADMIN');
  if (identity !== undefined && !/^(google|discord|patreon):.+$/.test(identity))
    complain(`BOOTSTRAP_ADMIN is "${identity}": please name a provider and the id there, such as discord:1234.`);
  return identity;
}

function metricsPortIn({ given, port: portIn, complain }: EnvironmentReader, port: number): number | undefined {
  if (given('METRICS_PORT') === undefined) return undefined;
  const metricsPort = portIn('METRICS_PORT', '');
  if (metricsPort !== 0 && metricsPort === port)
    complain(`METRICS_PORT is ${metricsPort}, which is PORT as well: please set it to another one.`);
  return metricsPort;
}

function trustedProxiesIn({ list, complain }: EnvironmentReader): readonly string[] {
  const proxies = list('TRUSTED_PROXIES');
  for (const text of proxies.filter((proxy) => !isNetwork(proxy)))
    complain(
      `TRUSTED_PROXIES has "${text}": please list addresses or networks such as 10.0.0.0/8, or the word loopback.`,
    );
  return proxies;
}
