// Finds out why the database refused something.

const UNIQUE_VIOLATION = '23505';
const DEADLOCK = '40P01';

/** Whether a key that must be unique was taken. */
export const isTaken = (error: unknown): boolean => hasCode(error, UNIQUE_VIOLATION);

/** Whether two transactions waited for each other, of which this one was given up. It may be tried again. */
export const isDeadlock = (error: unknown): boolean => hasCode(error, DEADLOCK);

/** The query builder wraps the database's own error. */
function hasCode(error: unknown, code: string): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === code) || hasCode(error.cause, code);
}
