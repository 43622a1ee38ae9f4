// The filters of the box, one row each, and what else the address of the page says: it can be kept, shared and gone back to.
import { ELEMENT_TYPES, MAX_LEVEL, MIN_LEVEL, type Specialty } from '@oversleep/game';
import {
  type AddressField,
  addressOf,
  countOf,
  type Filter,
  flag,
  oneOf,
  oneOrNone,
  ownWords,
  someOf,
  text,
  type ValuesOf,
  valuesIn,
  whole,
  words,
} from '../../parts/address-fields.ts';
import type { Changed } from '../../parts/words/nature-words.ts';
import { BOX_SORTS, type BoxSort, startsAscending } from './box-columns.ts';
import type { BoxRow } from './box-row.ts';
import type { Preview } from './preview.ts';

export const SPECIALTIES: readonly Specialty[] = ['berry', 'ingredient', 'skill', 'all'];
export const CHANGED: readonly Changed[] = ['speed', 'ingredient', 'skill', 'energy', 'exp'];

const MOST_DAYS = 9999;
const DAY_MS = 86_400_000;

/** What rows do not know themselves. */
export interface BoxFacts {
  readonly inTeams: ReadonlySet<string>;
  /** When somebody last looked at a creature, by id, in milliseconds. */
  readonly lastViewed: Readonly<Record<string, number>>;
  readonly now: number;
}

/** What only changes how others filter. */
const OPTIONS = {
  /** Only ingredients that drop at its level. */
  openOnly: flag('open'),
  /** One of the subskills is enough. */
  anySubskill: flag('any'),
};

type Facts = BoxFacts & ValuesOf<typeof OPTIONS>;

const filter = <T>(
  field: AddressField<T>,
  keeps: (row: BoxRow, value: T, facts: Facts) => boolean,
  group?: string,
): Filter<T, BoxRow, Facts> => ({ ...field, keeps, ...(group !== undefined && { group }) });

const lower = (name: string): string => name.toLowerCase();

/** Of lists, none is all. */
export const FILTERS = {
  favourite: filter(flag('fav'), ({ own }) => own.favourite === true),
  shiny: filter(flag('shiny'), ({ own }) => own.shiny),
  /** Those with a reason to look at them. */
  doubtful: filter(flag('doubt'), ({ doubts }) => doubts.length > 0),
  min: filter(whole('min', MIN_LEVEL, MAX_LEVEL), ({ creature }, min) => creature.level >= (min ?? 0), 'level'),
  max: filter(whole('max', MIN_LEVEL, MAX_LEVEL), ({ creature }, max) => creature.level <= (max ?? MAX_LEVEL), 'level'),
  /** A creature must have all of them. */
  tags: filter(ownWords('tag'), ({ own }, tags) => tags.every((tag) => own.tags?.includes(tag))),
  types: filter(
    someOf('type', ELEMENT_TYPES),
    ({ species }, types) => species !== undefined && types.includes(species.berry.type),
  ),
  specialties: filter(
    someOf('spec', SPECIALTIES),
    ({ species }, specialties) => species !== undefined && specialties.includes(species.specialty),
  ),
  /** Keys of main skills, in small letters. */
  skills: filter(
    words('skill'),
    ({ species }, skills) => species !== undefined && skills.includes(lower(species.skill.key)),
  ),
  up: filter(oneOrNone('up', CHANGED), ({ nature }, up) => nature?.positiveModifier === up),
  down: filter(oneOrNone('down', CHANGED), ({ nature }, down) => nature?.negativeModifier === down),
  /** Names in small letters; a creature must have all of them. */
  ingredients: filter(words('ing'), ({ ingredients }, wanted, { openOnly }) =>
    wanted.every((name) =>
      ingredients.some(
        ({ ingredient, opensAt }) => lower(ingredient.name) === name && !(openOnly && opensAt !== undefined),
      ),
    ),
  ),
  /** Keys in small letters. */
  subskills: filter(words('sub'), ({ subskills }, wanted, { anySubskill }) => {
    const has = (key: string) => subskills.some(({ subskill }) => lower(subskill.key) === key);
    return anySubskill ? wanted.some(has) : wanted.every(has);
  }),
  inTeam: filter(
    oneOf('team', ['any', 'yes', 'no']),
    ({ id }, inTeam, { inTeams }) => inTeams.has(id) === (inTeam === 'yes'),
  ),
  /** Days for which nobody has looked at it; nobody has ever looked at one without a record. */
  unseen: filter(
    whole('unseen', 1, MOST_DAYS),
    ({ id }, days, { lastViewed, now }) => (lastViewed[id] ?? 0) <= now - (days ?? 0) * DAY_MS,
  ),
};

const TEXT = { text: text('q') };
const PREVIEW_FIELDS = { level: whole('lv', MIN_LEVEL, MAX_LEVEL), evolved: flag('evo'), skillMax: flag('sl') };
const FIELDS = { ...TEXT, ...FILTERS, ...OPTIONS };

/** As the page uses it. */
export type BoxFilter = ValuesOf<typeof FIELDS> & {
  readonly sort: BoxSort;
  readonly ascending: boolean;
  readonly preview: Preview;
};

type Address = Readonly<Record<string, unknown>>;

const USUAL_SORT: BoxSort = 'alone';

/** What makes no sense is as if it were not there. */
export function filterOf(search: Address): BoxFilter {
  const sort = BOX_SORTS.find((known) => known === search.sort) ?? USUAL_SORT;
  return {
    ...valuesIn(FIELDS, search),
    sort,
    ascending: search.order === undefined ? startsAscending(sort) : search.order === 'asc',
    preview: valuesIn(PREVIEW_FIELDS, search),
  };
}

export const NO_FILTER: BoxFilter = filterOf({});

/** As it stands in the address: what is as usual is not mentioned. */
export function searchOf(filter: BoxFilter): Record<string, string | number> {
  const { sort, ascending, preview } = filter;
  return {
    ...addressOf(FIELDS, filter),
    ...(sort !== USUAL_SORT && { sort }),
    ...(ascending !== startsAscending(sort) && { order: ascending ? 'asc' : 'desc' }),
    ...addressOf(PREVIEW_FIELDS, { ...preview }),
  };
}

/** Clearing filters is not about the order, nor about looking ahead. */
export const cleared = ({ sort, ascending, preview }: BoxFilter): BoxFilter => ({
  ...NO_FILTER,
  sort,
  ascending,
  preview,
});

/** How many filters hide something. */
export const countOfFilters = (filter: BoxFilter): number => countOf({ ...TEXT, ...FILTERS }, filter);
