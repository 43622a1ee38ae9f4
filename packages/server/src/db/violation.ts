// Recognises the database's errors.

const UNIQUE_VIOLATION = '23505';
const DEADLOCK = '40P01';

/** Whether a unique key was taken already. */
export const isTaken = (error: unknown): boolean => hasCode(error, UNIQUE_VIOLATION);

/** Whether this transaction was cancelled because of a deadlock. It may be tried again. */
export const isDeadlock = (error: unknown): boolean => hasCode(error, DEADLOCK);

/** The query builder wraps the database's own error. */
function hasCode(error: unknown, code: string): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === code) || hasCode(error.cause, code);
}
