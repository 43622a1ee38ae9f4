// What each evolution takes: candies, level, items, hours of sleep, time of day.
import { evolutionsOf } from './creature.ts';
import type { Creature } from './creature-shape.ts';
import type { EvolutionRow } from './rows.ts';
import { EVOLUTION_ITEMS, EVOLUTIONS } from './tables/evolutions.ts';
import type { Game, Species } from './types.ts';

export interface EvolutionStep {
  readonly into: Species;
  /** null = unknown. */
  readonly takes: EvolutionRow | null;
}

/** The next stages that this very creature can reach. */
export const evolutionSteps = (game: Game, creature: Creature): readonly EvolutionStep[] =>
  evolutionsOf(game, creature).map((into) => ({ into, takes: takesOf(into) }));

const takesOf = ({ name }: Species): EvolutionRow | null => EVOLUTIONS.find(({ to }) => to === name) ?? null;

/** The steps from a species to one of its later stages, in order; undefined when it is none of them. */
export function evolutionPath(
  game: Pick<Game, 'species'>,
  from: string,
  to: string,
): readonly EvolutionStep[] | undefined {
  const steps: EvolutionStep[] = [];
  for (
    let stage = game.species.find(to);
    stage;
    stage = stage.evolvesFrom ? game.species.find(stage.evolvesFrom) : undefined
  ) {
    if (stage.name === from) return steps.toReversed();
    steps.push({ into: stage, takes: takesOf(stage) });
  }
  return undefined;
}

/** "Linking Cord". */
export const evolutionItem = (key: string): string => EVOLUTION_ITEMS[key] ?? key;
