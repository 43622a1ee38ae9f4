// What would make the figures fit when they do not: one other value of one field. It is reported, never applied.
import { EDITIONS, type EditionId, type Game, gameOf, type Species } from '@oversleep/game';
import type { FieldName, FieldValue } from './fields.ts';
import { type Figures, type Proof, type ProofInput, prove } from './proof.ts';

export interface FieldExplanation {
  readonly field: FieldName;
  /** Values that would fit, as they are called. */
  readonly values: readonly FieldValue[];
}

/** Among natures: what takes the effect of the present one away. */
export const MINT = 'a White Mint';

export function explanationsFor(game: Game, species: Species, given: ProofInput, figures: Figures): FieldExplanation[] {
  const fits = (changed: Partial<ProofInput>) =>
    prove(game, species, { ...given, ...changed }, figures).fits.length > 0;
  const found: FieldExplanation[] = [];
  const add = (field: FieldName, values: readonly FieldValue[]) => {
    if (values.length > 0) found.push({ field, values });
  };
  add('nature', [
    ...game.natures.rows.filter(({ key }) => key !== given.nature && fits({ nature: key })).map(({ name }) => name),
    ...(!given.mint && fits({ mint: true }) ? [MINT] : []),
  ]);
  const levels = Array.from({ length: species.skill.maxLevel }, (_, i) => i + 1);
  add(
    'skillLevel',
    levels.filter((skillLevel) => skillLevel !== given.skillLevel && fits({ skillLevel })),
  );
  const near = [-10, -3, -2, -1, 1, 2, 3, 10]
    .map((step) => given.level + step)
    .filter((level) => level >= 1 && level <= 100);
  add(
    'level',
    near.filter((level) => fits({ level })),
  );
  for (const [slot, own] of given.subskills.entries()) {
    const others = game.subskills.rows.filter(({ key }) => key !== own && !given.subskills.includes(key));
    const withKey = (key: string) => given.subskills.map((each, i) => (i === slot ? key : each));
    add(
      `subskills.${slot + 1}`,
      others.filter(({ key }) => fits({ subskills: withKey(key) })).map(({ name }) => name),
    );
  }
  return found;
}

export interface EditionProof {
  readonly edition: EditionId;
  readonly proof: Proof;
}

/** The last edition before this one whose figures fit: the picture may be from then. */
export function outdatedBy(
  game: Game,
  species: Species,
  given: ProofInput,
  figures: Figures,
): EditionProof | undefined {
  const earlier = EDITIONS.filter((edition) => edition < game.edition).flatMap((edition): EditionProof[] => {
    const older = gameOf(edition);
    const then = older.species.find(species.name);
    return then ? [{ edition, proof: prove(older, then, given, figures) }] : [];
  });
  return earlier.findLast(({ proof }) => proof.fits.length > 0);
}
