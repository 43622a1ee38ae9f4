// A row of the game's tables by its name, or 404 with the sentence of the specification.
import type { Catalogue } from '@oversleep/game';
import { refuse } from '../problems.ts';

export type MissingRow =
  | 'SPECIES_NOT_FOUND'
  | 'RECIPE_NOT_FOUND'
  | 'INGREDIENT_NOT_FOUND'
  | 'NATURE_NOT_FOUND'
  | 'SKILL_NOT_FOUND'
  | 'SUBSKILL_NOT_FOUND';

export function knownRow<Row>({ find }: Pick<Catalogue<Row>, 'find'>, name: string, missing: MissingRow): Row {
  const row = find(name);
  if (row === undefined) throw refuse(missing, { name });
  return row;
}
