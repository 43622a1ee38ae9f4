// The fields of a creature that was read, by the names under which doubts about them are told.
import type { Rectangle } from './picture.ts';

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
  /** A sentence. */
  readonly reason: string;
  /** What it could be, the likeliest first; empty where nothing tells. */
  readonly options: readonly FieldValue[];
}

/** What somebody who looked at the pictures says: no longer doubtful, and the rest has to fit it. */
export type Answers = { readonly [field in FieldName]?: FieldValue };

/** Where a field stands, in shares of the picture's width. */
export interface FieldPlace {
  readonly field: FieldName;
  /** Name of the picture. */
  readonly picture: string;
  readonly box: Rectangle;
}
