// Reads unknown values: each reader returns a usable value and reports problems.

export interface Problem {
  /** Path of the field, such as `subskills[1].subskill`. */
  readonly field: string;
  readonly message: string;
}

/** `notes` list adapted values. */
export type Validation<T> =
  | { readonly ok: true; readonly value: T; readonly notes: readonly Problem[] }
  | { readonly ok: false; readonly problems: readonly Problem[] };

export type Fields = { readonly [key: string]: unknown };

export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A wrong value as it appears in a message. */
export function shown(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value) ?? typeof value;
  return text.length > 40 ? `${text.slice(0, 37)}…` : text;
}

/** Collects problems while values are read. */
export interface Report {
  readonly problems: Problem[];
  readonly notes: Problem[];
  readonly problem: (field: string, message: string) => void;
  readonly note: (field: string, message: string) => void;
}

export function newReport(): Report {
  const problems: Problem[] = [];
  const notes: Problem[] = [];
  return {
    problems,
    notes,
    problem: (field, message) => void problems.push({ field, message }),
    note: (field, message) => void notes.push({ field, message }),
  };
}
