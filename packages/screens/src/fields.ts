// The fields of a creature that was read, by the names that doubts about them use.
import type { Rectangle } from './picture.ts';
import type { ScreenNote } from './screen-note.ts';

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

/** As a creature has it: names of species, natures, subskills and ingredients; numbers. */
export type FieldValue = string | number;

export interface Doubt {
  readonly field: FieldName;
  readonly note: ScreenNote;
  /** What it could be, the likeliest first; empty where nothing is known. */
  readonly options: readonly FieldValue[];
}

/** The player's answers after looking at the pictures: no longer doubtful, and the rest has to match them. */
export type Answers = { readonly [field in FieldName]?: FieldValue };

/** Where a field is, in shares of the picture's width. */
export interface FieldPlace {
  readonly field: FieldName;
  /** Name of the picture. */
  readonly picture: string;
  readonly box: Rectangle;
}
