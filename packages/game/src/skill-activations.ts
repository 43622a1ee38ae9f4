// What main skills do, under the names that the Sleep API gives it.
import { rowsOf } from './edition.ts';
import type { ActivationRow } from './rows.ts';
import { ACTIVATIONS } from './tables/activations.ts';
import type { EditionId } from './types.ts';

export type SkillActivations = ActivationRow['row'];

/** By key of the skill. */
export const activationsIn = (edition: EditionId): ReadonlyMap<string, SkillActivations> =>
  new Map(rowsOf(ACTIVATIONS, edition).map((row) => [row.key, row]));
