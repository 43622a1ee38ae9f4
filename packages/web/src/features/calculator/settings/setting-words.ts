// The settings of a team in a word or two.
import type { ChosenEvent, Filler, Game, LookIn, RecipeType, Team, TeamIsland } from '@oversleep/game';
import { messages } from '../../../messages/messages.ts';
import { nameOf } from '../../../messages/names.ts';

const t = messages('calculator');

export const recipeWord = (type: RecipeType): string => t(`week.${type}`);

/** The first word of an island's name, or two where that alone says nothing, such as "Old". */
const SHORT_NAME = /^.{4,}?(?= |$)/u;

/** Enough of an island's name to recognise it, with EX for Expert Mode. */
export function islandWord(game: Game, { shortName }: Pick<TeamIsland, 'shortName'>): string {
  const island = game.islands.find(shortName);
  const name = nameOf('islands', island ?? shortName);
  const [short = name] = SHORT_NAME.exec(name) ?? [];
  return island?.expert ? `${short} EX` : short;
}

const EVENT_KEYS = { week: 'week.eventWeek', past: 'week.eventPast', own: 'week.eventOwn' } as const;

export const eventWord = (event: ChosenEvent | null): string => t(event ? EVENT_KEYS[event.from] : 'week.eventNone');

const FILLER_KEYS = { never: 'week.fillerNever', surplus: 'week.fillerSurplus', always: 'week.fillerAlways' } as const;

export const fillerWord = (filler: Filler): string => t(FILLER_KEYS[filler]);

export function lookInWord(lookIn: LookIn): string {
  if (lookIn === 'always') return t('week.looksAlways');
  return 'at' in lookIn
    ? t('week.looksTimes', { count: lookIn.at.length })
    : t('week.looksHours', { hours: lookIn.everyHours });
}

/** 510 minutes as 8h 30. */
export function shortDuration(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return rest === 0
    ? t('week.hours', { hours })
    : t('week.hoursMinutes', { hours, minutes: String(rest).padStart(2, '0') });
}

type Stock = Pick<Team, 'stockpiledBerries' | 'stockpiledIngredients'>;

export const stockCount = ({ stockpiledBerries, stockpiledIngredients }: Stock): number =>
  [...stockpiledBerries, ...stockpiledIngredients].reduce((sum, { amount }) => sum + amount, 0);
