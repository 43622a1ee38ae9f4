// Which rows of the box are shown, and in which order.
import { fold, hasWordStart, meansTrait } from '../../parts/species-search.ts';
import type { Worth } from '../../sim/worth.ts';
import { orderRows, type SortKey } from '../../ui/table-order.ts';
import { type BoxRow, type RowWords, wordsOf } from './box-row.ts';
import type { BoxFilter, BoxSort } from './box-search.ts';

/** What rows do not know themselves. */
export interface BoxFacts {
  readonly inTeams: ReadonlySet<string>;
  /** When somebody last looked at a creature, by id, in milliseconds. */
  readonly looked: Readonly<Record<string, number>>;
  readonly now: number;
}

const DAY_MS = 86_400_000;

type Rule = (row: BoxRow, filter: BoxFilter, facts: BoxFacts) => boolean;

const RULES: readonly Rule[] = [
  ({ own }, { favourite }) => !favourite || own.favourite === true,
  ({ own }, { shiny }) => !shiny || own.shiny,
  ({ doubts }, { doubtful }) => !doubtful || doubts.length > 0,
  ({ creature }, { min, max }) => creature.level >= (min ?? 0) && creature.level <= (max ?? Number.POSITIVE_INFINITY),
  ({ own }, { tags }) => tags.every((tag) => own.tags?.includes(tag)),
  ({ species }, { types }) => types.length === 0 || (species !== undefined && types.includes(species.berry.type)),
  ({ species }, { specialties }) =>
    specialties.length === 0 || (species !== undefined && specialties.includes(species.specialty)),
  ({ species }, { skills }) =>
    skills.length === 0 || (species !== undefined && skills.includes(lower(species.skill.key))),
  ({ nature }, { up }) => up === null || nature?.positiveModifier === up,
  ({ nature }, { down }) => down === null || nature?.negativeModifier === down,
  ({ ingredients }, { ingredients: wanted, openOnly }) =>
    wanted.every((name) =>
      ingredients.some(
        ({ ingredient, opensAt }) => lower(ingredient.name) === name && !(openOnly && opensAt !== undefined),
      ),
    ),
  ({ subskills }, { subskills: wanted, anySubskill }) => {
    const has = (key: string) => subskills.some(({ subskill }) => lower(subskill.key) === key);
    return wanted.length === 0 || (anySubskill ? wanted.some(has) : wanted.every(has));
  },
  ({ id }, { inTeam }, { inTeams }) => inTeam === 'any' || inTeams.has(id) === (inTeam === 'yes'),
  // Nobody has ever looked at one without a record.
  ({ id }, { unseen }, { looked, now }) => unseen === null || (looked[id] ?? 0) <= now - unseen * DAY_MS,
];

const lower = (text: string): string => text.toLowerCase();

/** Finding words takes longest, so what was found is kept. */
const WORDS = new WeakMap<BoxRow, RowWords>();

function hasWords(row: BoxRow, wanted: readonly string[]): boolean {
  if (wanted.length === 0) return true;
  const words = WORDS.get(row) ?? wordsOf(row);
  WORDS.set(row, words);
  return wanted.every(
    (word) =>
      words.names.some((name) => name.includes(word)) ||
      words.traits.some((trait) => hasWordStart(trait, word)) ||
      words.skills.some((skill) => meansTrait(skill, word)),
  );
}

/** In any order. */
export function foundRows(rows: readonly BoxRow[], filter: BoxFilter, facts: BoxFacts): readonly BoxRow[] {
  const wanted = fold(filter.text)
    .split(' ')
    .filter((word) => word !== '');
  return rows.filter((row) => RULES.every((rule) => rule(row, filter, facts)) && hasWords(row, wanted));
}

/** What rows are sorted by that comes to be known in time. */
export interface Known {
  readonly looked: BoxFacts['looked'];
  readonly worths: ReadonlyMap<string, Worth>;
}

export function orderedRows(
  rows: readonly BoxRow[],
  { sort, ascending }: Pick<BoxFilter, 'sort' | 'ascending'>,
  known: Known,
): readonly BoxRow[] {
  // Equal ones, and those whose worth is not known yet, stand by what the game itself says they are worth.
  const base = [...rows].sort((a, b) => (b.rp ?? -1) - (a.rp ?? -1) || (a.id < b.id ? -1 : 1));
  const keyOf = SORT_KEYS[sort];
  return orderRows(base, (row) => keyOf(row, known), ascending);
}

const SORT_KEYS: Readonly<Record<BoxSort, (row: BoxRow, known: Known) => SortKey>> = {
  name: ({ name }) => name,
  species: ({ speciesName }) => speciesName,
  level: ({ creature }) => creature.level,
  nature: ({ creature }) => creature.nature,
  subskills: ({ subskills }) => raritySum(subskills),
  ingredients: ({ ingredients }) => ingredients.map(({ ingredient }) => ingredient.longName).join(' ') || null,
  skill: ({ creature, species }) => (species ? creature.skillLevel : null),
  ribbon: ({ creature }) => creature.ribbon,
  rp: ({ rp }) => rp,
  alone: ({ id }, { worths }) => worths.get(id)?.alone?.mean,
  team: ({ id }, { worths }) => worths.get(id)?.inTeam?.mean,
  looked: ({ id }, { looked }) => looked[id] ?? 0,
};

/** Gold before silver before white, whatever there is of the lesser ones. */
const RARITY_WEIGHTS = { gold: 36, silver: 6, white: 1 } as const;
const raritySum = (subskills: BoxRow['subskills']): number =>
  subskills.reduce((sum, { subskill }) => sum + RARITY_WEIGHTS[subskill.rarity], 0);
