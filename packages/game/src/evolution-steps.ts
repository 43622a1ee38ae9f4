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

/** The next stages that this creature can reach, given its gender and nature. */
export const evolutionSteps = (game: Game, creature: Creature): readonly EvolutionStep[] =>
  evolutionsOf(game, creature).map((into) => ({ into, takes: takesOf(into) }));

const takesOf = ({ name }: Species): EvolutionRow | null => EVOLUTIONS.find(({ to }) => to === name) ?? null;

/** "Linking Cord". */
export const evolutionItem = (key: string): string => EVOLUTION_ITEMS[key] ?? key;
