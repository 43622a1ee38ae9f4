// Reads stored teams and creatures: invalid values become the defaults, and unreadable entries are reported.
import { type Creature, EXPERT_BONUSES, type Game, isObject, MAX_TEAMS, type Validation } from '@oversleep/game';
import type { PlayerTeam } from './data.ts';
import { fieldsOf, oneOf, textsIn, wholeOr } from './readers.ts';
import { DEFAULT_VIEW, type IslandChoice, RESULT_TABS, type TeamView, TIME_WINDOWS, type TimeWindow } from './teams.ts';
import { readCreature, readTeam } from './wire.ts';

export function readView(value: unknown): TeamView {
  const { currentIndex, timeWindow, tab, islandChoices } = fieldsOf(value);
  const index = wholeOr(currentIndex, 0);
  return {
    currentIndex: index < MAX_TEAMS ? index : 0,
    timeWindow: readTimeWindow(timeWindow),
    tab: oneOf(RESULT_TABS, tab, DEFAULT_VIEW.tab),
    islandChoices: Object.fromEntries(
      Object.entries(fieldsOf(islandChoices)).map(([name, choice]) => [name, readIslandChoice(choice)]),
    ),
  };
}

function readIslandChoice(value: unknown): IslandChoice {
  const { berries, expert } = fieldsOf(value);
  const { main, sub, bonus } = fieldsOf(expert);
  const week = EXPERT_BONUSES.find((known) => known === bonus);
  const chosen = typeof main === 'string' && week ? { main, sub: textsIn(sub), bonus: week } : undefined;
  return { berries: textsIn(berries), expert: chosen };
}

const readTimeWindow = (value: unknown): TimeWindow => oneOf(TIME_WINDOWS, value, DEFAULT_VIEW.timeWindow);

/** Under the key of a team there must be that team. */
export function readStoredTeam(game: Game, index: number, value: unknown): Validation<PlayerTeam> {
  return readTeam(game, isObject(value) ? { ...value, index } : value);
}

export function readStoredCreature(game: Game, id: string, value: unknown): Validation<Creature> {
  return readCreature(game, isObject(value) ? { ...value, externalId: id } : value);
}
