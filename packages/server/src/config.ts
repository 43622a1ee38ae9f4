// Reads the environment once: a typed configuration, or one sentence for each key that is wrong.
import { resolve } from 'node:path';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

export type LogLevel = (typeof LOG_LEVELS)[number];

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly logLevel: LogLevel;
}

export type ConfigResult =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly problems: readonly string[] };

export type Environment = Readonly<Record<string, string | undefined>>;

export function parseConfig(env: Environment, cwd: string): ConfigResult {
  const problems: string[] = [];
  // `PORT= npm start` means the same as leaving PORT out.
  const read = (key: string, fallback: string) => env[key]?.trim() || fallback;

  const portText = read('PORT', '3000');
  const port = /^\d{1,5}$/.test(portText) ? Number(portText) : Number.NaN;
  if (!(port <= 65535)) {
    problems.push(
      `PORT is "${portText}", which is no port: please set it to a whole number from 1 to 65535 (or 0 for any free port).`,
    );
  }

  const levelText = read('LOG_LEVEL', 'warn');
  const logLevel = LOG_LEVELS.find((level) => level === levelText);
  if (logLevel === undefined) {
    problems.push(`LOG_LEVEL is "${levelText}": please set it to one of ${LOG_LEVELS.join(', ')}.`);
  }

  if (problems.length > 0 || logLevel === undefined) return { ok: false, problems };
  const dataDir = resolve(cwd, read('DATA_DIR', 'data'));
  return { ok: true, config: { port, host: read('HOST', 'localhost'), dataDir, logLevel } };
}
