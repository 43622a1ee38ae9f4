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
import type { ReadCreature, Shown, TellsOf } from './types.ts';

type Figure = keyof Shown;

const NAMES: Record<Figure, string> = { rp: 'RP', carrySize: 'carry size', helpSeconds: 'help interval' };

const asCreature = (creature: TellsOf): Creature => ({ ...creature, externalId: '', version: 0, saved: false });

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
): Generator<{ readonly creature: Creature; readonly words: string }> {
  for (const ribbon of RIBBONS)
    if (ribbon !== creature.ribbon) yield { creature: { ...creature, ribbon }, words: `ribbon ${ribbon}` };
  if (!creature.mint) yield { creature: withMint(creature, true), words: 'a White Mint' };
  const levels = game.species.find(creature.pokemon)?.skill.maxLevel ?? 0;
  for (let skillLevel = 1; skillLevel <= levels; skillLevel++)
    if (skillLevel !== creature.skillLevel)
      yield { creature: { ...creature, skillLevel }, words: `skill level ${skillLevel}` };
  for (const [slot, name] of creature.subskills.entries()) {
    if (name === null) continue;
    for (const other of NO_SUBSKILLS.keys()) {
      if (other === slot) continue;
      const [a, b, c, d, e] = creature.subskills.map((own, i) =>
        i === slot ? (creature.subskills[other] ?? null) : i === other ? name : own,
      );
      yield {
        creature: { ...creature, subskills: [a ?? null, b ?? null, c ?? null, d ?? null, e ?? null] },
        words: `${name} in slot ${other + 1}`,
      };
    }
  }
}

/** A sentence for each figure of the file that does not fit the record, with what would explain it. */
export function doubtsOf(game: Game, { creature: tells, shown, unknown }: ReadCreature): readonly string[] {
  if (!shown || unknown !== undefined) return [];
  const creature = asCreature(tells);
  const said = (Object.keys(NAMES) as Figure[]).flatMap((figure) => {
    const value = shown[figure];
    return value === undefined ? [] : [{ figure, value, ours: figures(game, creature, figure) }];
  });
  return said
    .filter(({ value, ours }) => !ours.includes(value))
    .map(({ figure, value, ours: [ours] }) => {
      const reason = [...explanations(game, creature)].find((other) =>
        said.every((each) => figures(game, other.creature, each.figure).includes(each.value)),
      );
      const why = reason ? ` It would be right with ${reason.words}.` : '';
      return `The file says ${NAMES[figure]} ${value}; with these values it is ${ours}.${why}`;
    });
}
