// Distinguishes an unreachable database or a full disk from errors of our own.

type Outage = 'away' | 'full';

const FULL: readonly string[] = ['53100', 'ENOSPC', 'EDQUOT'];
const FULL_TEXT = /No space left on device|disk quota exceeded/i;

/** Of the network, and of PostgreSQL: ending, starting, too slow, out of connections or memory, read-only, with a broken disk. */
const PASSING: readonly string[] = [
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['57P01', '57P02', '57P03', '57P05', '57014', '25P03', '53300', '53200', '25006', '58030'],
];
/** Names and passwords that are wrong; they may be put right while we run, but not by waiting. */
const LASTING: readonly string[] = ['3D000', '28P01', '28000'];
const AWAY: readonly string[] = [...PASSING, ...LASTING];
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

/** Whether waiting may mend it: a wrong password or a database that was never made does not come right by itself. */
export function mayPass(error: unknown): boolean {
  if (outageIn(error) === undefined) return false;
  for (let inner = error; inner instanceof Error; inner = inner.cause)
    if ('code' in inner && LASTING.includes(String(inner.code))) return false;
  return true;
}
