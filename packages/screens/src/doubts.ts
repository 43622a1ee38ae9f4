// The doubts about one creature, collected field by field; fields that the player has answered are not doubtful.

import type { Answers, Doubt, FieldName, FieldValue } from './fields.ts';
import { isSure, type ReadValue } from './marks.ts';
import type { ScreenNote } from './screen-note.ts';

export interface Doubts {
  readonly all: () => readonly Doubt[];
  /** The first note of a field is kept; its options are collected. */
  readonly add: (field: FieldName, note: ScreenNote, options?: readonly FieldValue[]) => void;
  /** The value of a reading; one that is not sure is doubtful. `named` makes of a value what a creature has. */
  readonly take: <T>(
    field: FieldName,
    read: ReadValue<T> | undefined,
    named: (value: T) => FieldValue,
  ) => T | undefined;
}

export function doubtsBut(answers: Answers): Doubts {
  const doubts = new Map<FieldName, Doubt>();
  const add: Doubts['add'] = (field, note, options = []) => {
    if (answers[field] !== undefined) return;
    const known = doubts.get(field);
    doubts.set(field, {
      field,
      note: known?.note ?? note,
      options: [...new Set([...(known?.options ?? []), ...options])],
    });
  };
  return {
    all: () => [...doubts.values()],
    add,
    take: (field, read, named) => {
      if (!read) add(field, { code: 'notSeen', values: {} });
      else if (!isSure(read))
        add(field, read.note ?? { code: 'hardToRead', values: {} }, (read.options ?? []).map(named));
      return read?.value;
    },
  };
}
