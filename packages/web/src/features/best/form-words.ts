// The search and its week as phrases, and why a search can have no result.
import type { WishName } from '@oversleep/engine';
import { type Creature, type Game, sleepMinutes, TEAM_SIZE } from '@oversleep/game';
import type { TeamSearch } from '@oversleep/questions';
import { listFormat } from '../../messages/formats.ts';
import { messages } from '../../messages/messages.ts';
import { nameOf } from '../../messages/names.ts';
import { sureText } from '../../parts/sharing/share-texts.ts';
import { commonLevel } from '../../parts/words/common-level.ts';
import { durationText } from '../../parts/words/duration-text.ts';
import { specialRuleText } from '../../parts/words/special-rule.ts';
import { goalText } from './goals.ts';
import type { SearchForm } from './search-form.ts';
import { swapsText } from './swap-names.ts';

const t = messages('best');

const listText = listFormat();
/** "a, b, c" */
const unitList = listFormat({ type: 'unit' });

const skillName = (game: Game, key: string): string =>
  game.species.rows.find(({ skill }) => skill.key === key)?.skill.name ?? key;

/** Phrases of each active condition, by its name in the engine. */
function wishesOf(
  game: Game,
  ask: SearchForm,
  nameOf: (id: string) => string,
): Readonly<Partial<Record<WishName, readonly string[]>>> {
  const { include, never, limits, healers, changes } = ask;
  const limitText = ({ skill, members }: SearchForm['limits'][number]) =>
    t('phrases.limit', { count: members, skill: skillName(game, skill) });
  return {
    ...(include.length > 0 && { include: [t('phrases.include', { names: listText(include.map(nameOf)) })] }),
    ...(never.length > 0 && { exclude: [t('phrases.exclude', { names: listText(never.map(nameOf)) })] }),
    ...(limits.length > 0 && { atMost: limits.map(limitText) }),
    ...(healers > 0 && { healers: [t('phrases.healers', { count: healers })] }),
    ...(changes !== null && { near: [t('phrases.changes', { count: changes })] }),
  };
}

/** The whole search in phrases: goal, Pokémon to choose from, and each condition. */
export const searchPhrases = (
  game: Game,
  ask: SearchForm,
  count: number,
  nameOf: (id: string) => string,
): readonly string[] => [
  goalText(game, ask.goal),
  ask.level === null ? t('phrases.pool', { count }) : t('phrases.poolAtLevel', { count, level: ask.level }),
  ...Object.values(wishesOf(game, ask, nameOf)).flat(),
  ...(ask.swaps === '0' ? [] : [t('phrases.swaps', { often: swapsText(ask.swaps) })]),
];

/** Explains which conditions make every team impossible. */
export function impossibleWords(
  game: Game,
  ask: SearchForm,
  blamed: readonly WishName[],
  nameOf: (id: string) => string,
): string {
  const wishes = wishesOf(game, ask, nameOf);
  // Members that must be in the team can only break the rule about special Pokémon.
  if (blamed.includes('include'))
    return t('impossible.special', { rule: specialRuleText(game), wish: (wishes.include ?? []).join(' · ') });
  const named = blamed.flatMap((name) => wishes[name] ?? []);
  const [only] = named;
  if (named.length === 1 && only !== undefined) return t('impossible.one', { wish: only });
  return t('impossible.several', { wishes: named.join(' · ') });
}

export const wishCount = ({ include, never, limits, healers, changes }: SearchForm): number =>
  [include.length > 0, never.length > 0, limits.length > 0, healers > 0, changes !== null].filter(Boolean).length;

/** The week of a team: island, dishes, sleep, kitchen, and anything unusual. */
export function weekWords(game: Game, { settings }: Pick<TeamSearch, 'settings'>): string {
  const island = game.islands.find(settings.island);
  const { areaBonus, recipeType, camp, event, stockpiledBerries, stockpiledIngredients } = settings;
  const level = commonLevel(game, settings.recipeLevels);
  const hasStock = stockpiledBerries.length + stockpiledIngredients.length > 0;
  return unitList([
    t('lines.island', { island: nameOf('islands', island ?? settings.island), bonus: areaBonus }),
    t(`lines.${recipeType}`),
    t('lines.sleep', { duration: durationText(sleepMinutes(settings)) }),
    t('lines.pot', { size: settings.potSize }),
    level === undefined ? t('lines.ownLevels') : t('lines.allLevels', { level }),
    ...(camp ? [t('lines.camp')] : []),
    ...(event ? [t('lines.event')] : []),
    ...(hasStock ? [t('lines.stock')] : []),
  ]);
}

/** How certain it is that the first team beats the one at `place`. */
export function sureWords(sure: number, place: number): string {
  return t(sure < 0.75 ? 'results.close' : 'results.sure', { sure: sureText(sure), place });
}

/** Too few Pokémon for a team. */
export const isTooSmall = (pool: readonly Creature[]): boolean => pool.length < TEAM_SIZE;
