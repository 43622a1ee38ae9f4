// Tells a database that is away, or a disk that is full, from mistakes of our own.

type Outage = 'away' | 'full';

const FULL: readonly string[] = ['53100', 'ENOSPC', 'EDQUOT'];
const FULL_TEXT = /No space left on device|disk quota exceeded/i;

/** Of the network, and of PostgreSQL: ending, starting, too many connections, not to be written, no longer there. */
const AWAY: readonly string[] = [
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['57P01', '57P02', '57P03', '53300', '25006', '3D000', '28P01', '28000'],
];
/** Connections that broke, in the words of those who say nothing else. */
const AWAY_TEXT =
  /^Connection terminated|^Client has encountered a connection error|timeout exceeded when trying to connect|pool after calling end|PGlite is clos(?:ed|ing)/;

/** The query builder wraps the database's own error. */
export function outageIn(error: unknown): Outage | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error ? String(error.code) : '';
  if (FULL.includes(code) || FULL_TEXT.test(error.message)) return 'full';
  if (AWAY.includes(code) || /^08.{3}$/.test(code) || AWAY_TEXT.test(error.message)) return 'away';
  return outageIn(error.cause);
}
