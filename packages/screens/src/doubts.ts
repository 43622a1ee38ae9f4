// The doubts about one creature, collected field by field; what somebody has answered is none.
import type { Answers, Doubt, FieldName, FieldValue } from './fields.ts';
import { isSure, type Read } from './marks.ts';

export interface Doubts {
  readonly all: () => readonly Doubt[];
  /** The first reason stays; what it could be adds up. */
  readonly add: (field: FieldName, reason: string, options?: readonly FieldValue[]) => void;
  /** The value of a reading; one that is not sure is doubtful. `named` makes of a value what a creature has. */
  readonly take: <T>(field: FieldName, read: Read<T> | undefined, named: (value: T) => FieldValue) => T | undefined;
}

export function doubtsBut(answers: Answers): Doubts {
  const doubts = new Map<FieldName, Doubt>();
  const add: Doubts['add'] = (field, reason, options = []) => {
    if (answers[field] !== undefined) return;
    const known = doubts.get(field);
    doubts.set(field, {
      field,
      reason: known?.reason ?? reason,
      options: [...new Set([...(known?.options ?? []), ...options])],
    });
  };
  return {
    all: () => [...doubts.values()],
    add,
    take: (field, read, named) => {
      if (!read) add(field, 'It was not seen.');
      else if (!isSure(read)) add(field, read.reason ?? 'It is hard to read.', (read.options ?? []).map(named));
      return read?.value;
    },
  };
}
