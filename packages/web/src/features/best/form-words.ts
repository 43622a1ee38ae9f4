// Goals, wishes and the week in words.
import type { WishName } from '@oversleep/engine';
import {
  type Creature,
  chanceText,
  durationText,
  type Game,
  sleepMinutes,
  specialRuleWords,
  TEAM_SIZE,
} from '@oversleep/game';
import { countText } from '../../parts/words/wording.ts';
import type { TeamSearch } from '../../sim/best/team-search.ts';
import { goalWords } from './goals.ts';
import type { SearchForm } from './search-form.ts';

const LIST = new Intl.ListFormat('en');

const skillName = (game: Game, key: string): string =>
  game.species.rows.find(({ skill }) => skill.key === key)?.skill.name ?? key;

/** Each wish that there is, by its name in the engine. */
function wishesOf(
  game: Game,
  ask: SearchForm,
  nameOf: (id: string) => string,
): Readonly<Partial<Record<WishName, string>>> {
  const limits = ask.limits.map(({ skill, members }) => `at most ${members} with ${skillName(game, skill)}`);
  return {
    ...(ask.include.length > 0 && { include: `always with ${LIST.format(ask.include.map(nameOf))}` }),
    ...(ask.never.length > 0 && { exclude: `never with ${LIST.format(ask.never.map(nameOf))}` }),
    ...(limits.length > 0 && { atMost: limits.join(', ') }),
    ...(ask.healers > 0 && { healers: `at least ${ask.healers} that ${ask.healers === 1 ? 'heals' : 'heal'} others` }),
    ...(ask.changes !== null && { near: changeWords(ask.changes) }),
  };
}

const changeWords = (changes: number): string =>
  changes === 0 ? 'with everybody who is in my team' : `with at most ${changes} of my team changed`;

/** Such as "Strength of the week out of 45 Pokémon, always with Muddle." */
export function askSentence(game: Game, ask: SearchForm, count: number, nameOf: (id: string) => string): string {
  const goal = goalWords(game, ask.goal);
  const level = ask.level === null ? '' : ` as if at level ${ask.level}`;
  const wishes = Object.values(wishesOf(game, ask, nameOf)).map((words) => `, ${words}`);
  const from = `out of ${countText(count)} Pokémon${level}`;
  return `${goal.charAt(0).toUpperCase()}${goal.slice(1)} ${from}${wishes.join('')}.`;
}

/** Why no team can be, by the wishes that are to blame. */
export function impossibleWords(
  game: Game,
  ask: SearchForm,
  blamed: readonly WishName[],
  nameOf: (id: string) => string,
): string {
  const words = wishesOf(game, ask, nameOf);
  // Nothing else is ever wrong with members that are kept.
  if (blamed.includes('include')) return `${specialRuleWords(game)}, so there is no team ${words.include ?? ''}.`;
  const named = blamed.flatMap((name) => words[name] ?? []);
  const [only] = named;
  if (named.length === 1 && only !== undefined) return `Nobody can be found for this one: ${only}.`;
  return `These exclude each other: ${LIST.format(named)}.`;
}

export const wishCount = ({ include, never, limits, healers, changes }: SearchForm): number =>
  [include.length > 0, never.length > 0, limits.length > 0, healers > 0, changes !== null].filter(Boolean).length;

/** The week of a team: island, dishes, nights and whatever else is out of the ordinary. */
export function weekWords(game: Game, { settings }: Pick<TeamSearch, 'settings'>): string {
  const island = game.islands.find(settings.island);
  const { areaBonus, recipeType, camp, event, stockpiledBerries, stockpiledIngredients } = settings;
  const hasStock = stockpiledBerries.length + stockpiledIngredients.length > 0;
  return [
    `${island?.name ?? settings.island} (+${areaBonus} %)`,
    DISH_WORDS[recipeType],
    `${durationText(sleepMinutes(settings))} of sleep`,
    `a pot of ${settings.potSize}`,
    ...(camp ? ['good camp'] : []),
    ...(event ? ['an event'] : []),
    ...(hasStock ? ['your stock'] : []),
  ].join(', ');
}

const DISH_WORDS = { curry: 'curries', salad: 'salads', dessert: 'desserts' } as const;

/** The chance that the first team makes more than another one, by its place in the list. */
export function sureWords(sure: number, place: number): string {
  if (sure < 0.75) return `#1 and #${place} are too close to call: ${chanceText(sure)} sure #1 is better.`;
  return `${chanceText(sure)} sure #1 is better than #${place}.`;
}

export const poolWords = (pool: readonly Creature[], most: number): string =>
  `${countText(pool.length)} are more than a search can look through: the ${most} that make most alone take part, and whoever your wishes name.`;

/** A box that has fewer makes no team of five. */
export const isTooSmall = (pool: readonly Creature[]): boolean => pool.length < TEAM_SIZE;
