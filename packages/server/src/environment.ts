// Reads single values of the environment, and notes one sentence for each that is wrong.
import { isIP } from 'node:net';

export type Environment = Readonly<Record<string, string | undefined>>;

export interface EnvironmentReader {
  readonly problems: readonly string[];
  readonly complain: (sentence: string) => void;
  /** `PORT= npm start` means the same as leaving PORT out. */
  readonly given: (key: string) => string | undefined;
  readonly list: (key: string) => readonly string[];
  readonly oneOf: <T extends string>(key: string, choices: readonly T[], fallback: T) => T;
  readonly flag: (key: string, fallback: boolean) => boolean;
  readonly port: (key: string, fallback: string) => number;
  readonly number: (key: string, fallback: string, pattern: RegExp, advice: string) => number;
  /** Where a site is, without a path or a slash at the end. */
  readonly origin: (key: string, text: string) => string;
  readonly address: (key: string, fallback: string) => string;
}

export function createEnvironmentReader(env: Environment): EnvironmentReader {
  const problems: string[] = [];
  const complain = (sentence: string) => problems.push(sentence);
  const given = (key: string) => env[key]?.trim() || undefined;
  const read = (key: string, fallback: string) => given(key) ?? fallback;

  const oneOf = <T extends string>(key: string, choices: readonly T[], fallback: T): T => {
    const text = read(key, fallback);
    const found = choices.find((choice) => choice === text);
    if (found === undefined) complain(`${key} is "${text}": please set it to one of ${choices.join(', ')}.`);
    return found ?? fallback;
  };

  return {
    problems,
    complain,
    given,
    list: (key) => (given(key)?.split(',') ?? []).map((text) => text.trim()),
    oneOf,
    flag: (key, fallback) => oneOf(key, ['true', 'false'], fallback ? 'true' : 'false') === 'true',
    port: (key, fallback) => {
      const text = read(key, fallback);
      const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
      if (port <= 65535) return port;
      const advice = 'please set it to a whole number from 1 to 65535 (or 0 for any free port)';
      complain(`${key} is "${text}", which is no port: ${advice}.`);
      return 0;
    },
    number: (key, fallback, pattern, advice) => {
      const text = read(key, fallback);
      if (pattern.test(text)) return Number(text);
      complain(`${key} is "${text}": please set it to ${advice}.`);
      return Number(fallback);
    },
    origin: (key, text) => {
      const url = URL.canParse(text) ? new URL(text) : undefined;
      const isOrigin = url && ['http:', 'https:'].includes(url.protocol) && url.origin === text.replace(/\/$/, '');
      if (isOrigin) return url.origin;
      complain(`${key} is "${text}": please set it to an address such as https://oversleep.example, without a path.`);
      return text;
    },
    address: (key, fallback) => {
      const text = read(key, fallback);
      if (!URL.canParse(text)) complain(`${key} is "${text}", which is no address.`);
      return text;
    },
  };
}

/** An address, or several of them as 10.0.0.0/8; `loopback` is this machine itself. */
export function isNetwork(text: string): boolean {
  if (text === 'loopback') return true;
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  const isPrefix = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
  return family !== 0 && isPrefix && rest.length === 0;
}
