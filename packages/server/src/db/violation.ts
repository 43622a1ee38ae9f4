// Tells which rule of the tables a failed write broke.

const UNIQUE_VIOLATION = '23505';

/** Whether a key that must be unique was taken; the query builder wraps the database's own error. */
export function isTaken(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === UNIQUE_VIOLATION) || isTaken(error.cause);
}
