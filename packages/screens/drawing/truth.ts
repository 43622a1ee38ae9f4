// What a drawn screen says, and where a reading of it is wrong.
import type { Creature, Game } from '@oversleep/game';
import type { CompleteBuild } from './screen.ts';

type ReadFields = Omit<Creature, 'externalId' | 'version' | 'saved'>;

/** The names of fields that were read wrong. */
export function mistakesIn(
  game: Game,
  { build, subskills, ingredients }: CompleteBuild,
  creature: ReadFields,
): string[] {
  const fields: readonly (readonly [string, unknown, unknown])[] = [
    ['pokemon', creature.pokemon, build.species.name],
    ['level', creature.level, build.level],
    ['skillLevel', creature.skillLevel, build.skillLevel],
    ['nature', creature.nature, build.nature.name],
    ['ribbon', creature.ribbon, build.ribbon],
    ...subskills.map((key, i) => [`subskills.${i + 1}`, creature.subskills[i], game.subskills.get(key).name] as const),
    ...ingredients.map(
      ([key], i) => [`ingredients.${i + 1}`, creature.ingredients[i]?.name, game.ingredients.get(key).name] as const,
    ),
  ];
  return fields.filter(([, read, expected]) => read !== expected).map(([name]) => name);
}

export const FIELDS = 13;
