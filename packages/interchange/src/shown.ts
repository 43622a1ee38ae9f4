// What a file says that the game shows, RP, carry size and interval, checks the rest of the record.

import {
  buildOf,
  type Creature,
  carrySize,
  type Game,
  NO_SUBSKILLS,
  RIBBONS,
  rpOf,
  shownInterval,
  withMint,
} from '@oversleep/game';
import type { Mismatch, Note } from './note.ts';
import type { CreatureFields, ReadCreature, ShownFigures } from './types.ts';

type Figure = keyof ShownFigures;

const FIGURES: readonly Figure[] = ['rp', 'carrySize', 'helpSeconds'];

const asCreature = (creature: CreatureFields): Creature => ({ ...creature, externalId: '', version: 0, saved: false });

/** What the figure can be for a creature like this. Some tools write the carry size of the species alone. */
function figures(game: Game, creature: Creature, figure: Figure): readonly number[] {
  const build = buildOf(game, creature);
  if (figure === 'rp') return [rpOf(game, build)];
  if (figure === 'helpSeconds') return [shownInterval(game, build)];
  return [carrySize(game, build), carrySize(game, { ...build, ribbon: 0, subskills: [] })];
}

/** What else the creature could be, most likely first. */
function* explanations(
  game: Game,
  creature: Creature,
): Generator<{ readonly creature: Creature; readonly noteWith: (mismatch: Mismatch) => Note }> {
  for (const ribbon of RIBBONS)
    if (ribbon !== creature.ribbon)
      yield {
        creature: { ...creature, ribbon },
        noteWith: (values) => ({ code: 'figureFitsRibbon', values: { ...values, ribbon } }),
      };
  if (!creature.mint)
    yield { creature: withMint(creature, true), noteWith: (values) => ({ code: 'figureFitsMint', values }) };
  const levels = game.species.find(creature.pokemon)?.skill.maxLevel ?? 0;
  for (let skillLevel = 1; skillLevel <= levels; skillLevel++)
    if (skillLevel !== creature.skillLevel)
      yield {
        creature: { ...creature, skillLevel },
        noteWith: (values) => ({ code: 'figureFitsSkillLevel', values: { ...values, level: skillLevel } }),
      };
  for (const [slot, name] of creature.subskills.entries()) {
    if (name === null) continue;
    for (const other of NO_SUBSKILLS.keys()) {
      if (other === slot) continue;
      const [a, b, c, d, e] = creature.subskills.map((own, i) =>
        i === slot ? (creature.subskills[other] ?? null) : i === other ? name : own,
      );
      yield {
        creature: { ...creature, subskills: [a ?? null, b ?? null, c ?? null, d ?? null, e ?? null] },
        noteWith: (values) => ({ code: 'figureFitsSlot', values: { ...values, subskill: name, slot: other + 1 } }),
      };
    }
  }
}

/** A note for each figure of the file that does not match the record, with what would explain it. */
export function doubtsOf(game: Game, { creature: fields, shown, unknown }: ReadCreature): readonly Note[] {
  if (!shown || unknown !== undefined) return [];
  const creature = asCreature(fields);
  const given = FIGURES.flatMap((figure) => {
    const value = shown[figure];
    return value === undefined ? [] : [{ figure, value, ours: figures(game, creature, figure) }];
  });
  return given
    .filter(({ value, ours }) => !ours.includes(value))
    .map(({ figure, value, ours: [ours] }) => {
      const reason = [...explanations(game, creature)].find((other) =>
        given.every((each) => figures(game, other.creature, each.figure).includes(each.value)),
      );
      const mismatch = { figure, given: value, expected: ours ?? Number.NaN };
      return reason?.noteWith(mismatch) ?? { code: 'figureMismatch', values: mismatch };
    });
}
