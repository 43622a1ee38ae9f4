// The fields of a creature that was read, by the names under which doubts about them are told.

export type FieldName =
  | 'pokemon'
  | 'level'
  | 'rp'
  | 'helpIntervalSeconds'
  | 'carrySize'
  | 'mainSkill'
  | 'skillLevel'
  | 'nature'
  | 'ribbon'
  | `subskills.${number}`
  | `ingredients.${number}`;

export interface Doubt {
  readonly field: FieldName;
  /** A sentence. */
  readonly reason: string;
}
