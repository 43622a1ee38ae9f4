// The settings of a team in a word or two.

import {
  type ChosenEvent,
  durationText,
  type Filler,
  type Game,
  type LookIn,
  type RecipeType,
  type Schedule,
  sleepMinutes,
  type Team,
  type TeamIsland,
} from '@oversleep/game';
import { countedText } from '../../../parts/words/wording.ts';

export const RECIPE_WORDS: Readonly<Record<RecipeType, string>> = {
  curry: 'Curry',
  salad: 'Salad',
  dessert: 'Dessert',
};

/** The first word of an island's name says which it is; an expert one says so. */
export function islandWord(game: Game, { shortName }: Pick<TeamIsland, 'shortName'>): string {
  const island = game.islands.find(shortName);
  const [first = shortName] = (island?.name ?? shortName).split(' ');
  return island?.expert ? `${first} EX` : first;
}

const EVENT_WORDS: Readonly<Record<ChosenEvent['from'], string>> = {
  week: 'This week',
  past: 'Past week',
  own: 'My event',
};

export const eventWord = (event: ChosenEvent | null): string => (event ? EVENT_WORDS[event.from] : 'No event');

export const FILLER_WORDS: Readonly<Record<Filler, string>> = {
  never: 'Dish only',
  surplus: 'Surplus in',
  always: 'All in',
};

export function lookInWord(lookIn: LookIn): string {
  if (lookIn === 'always') return 'Always there';
  return 'at' in lookIn ? countedText(lookIn.at.length, 'look') : `Every ${lookIn.everyHours} h`;
}

/** 510 minutes as 8h 30. */
export function shortDuration(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return rest === 0 ? `${hours}h` : `${hours}h ${String(rest).padStart(2, '0')}`;
}

type Stock = Pick<Team, 'stockpiledBerries' | 'stockpiledIngredients'>;

export const stockCount = ({ stockpiledBerries, stockpiledIngredients }: Stock): number =>
  [...stockpiledBerries, ...stockpiledIngredients].reduce((sum, { amount }) => sum + amount, 0);

/** Nobody can sleep or be awake for less: the reference's own clock does not offer it. */
const LEAST_MINUTES = 120;

/** Why a night is none, measured around the clock; undefined for a good one. */
export function sleepRefusal(schedule: Schedule): string | undefined {
  const minutes = sleepMinutes(schedule);
  if (minutes < LEAST_MINUTES) return `That is a night of ${durationText(minutes)}: it must be at least 2 hours.`;
  if (minutes > 24 * 60 - LEAST_MINUTES)
    return `That leaves ${durationText(24 * 60 - minutes)} of day: it must be at least 2 hours.`;
  return undefined;
}
