// The filters, order and preview of the box, and how they are written into the address of the page.
import { ELEMENT_TYPES, MAX_LEVEL, MIN_LEVEL, type Specialty } from '@oversleep/game';
import {
  type AddressField,
  addressOf,
  countOf,
  type FieldValues,
  type Filter,
  flag,
  oneOf,
  oneOrNone,
  ownWords,
  someOf,
  text,
  valuesIn,
  whole,
  words,
} from '../../parts/address-fields.ts';
import type { NatureEffect } from '../../parts/words/nature-words.ts';
import { BOX_SORTS, type BoxSort, startsAscending } from './box-columns.ts';
import type { BoxRow } from './box-row.ts';
import type { Preview } from './preview.ts';

export const SPECIALTIES: readonly Specialty[] = ['berry', 'ingredient', 'skill', 'all'];
export const CHANGED: readonly NatureEffect[] = ['speed', 'ingredient', 'skill', 'energy', 'exp'];

const MOST_DAYS = 9999;
const DAY_MS = 86_400_000;

/** Facts for filters that are not part of a row. */
export interface BoxFacts {
  readonly inTeams: ReadonlySet<string>;
  /** When a creature was last opened, by id, in milliseconds. */
  readonly lastViewed: Readonly<Record<string, number>>;
  readonly now: number;
  /** Candidates for candy; undefined until they are known. */
  readonly candidates?: ReadonlySet<string> | undefined;
}

/** Options that change how other filters work. */
const OPTIONS = {
  /** Only ingredients that drop at its level. */
  openOnly: flag('open'),
  /** One of the subskills is enough. */
  anySubskill: flag('any'),
};

type Facts = BoxFacts & FieldValues<typeof OPTIONS>;

const filter = <T>(
  field: AddressField<T>,
  keeps: (row: BoxRow, value: T, facts: Facts) => boolean,
  group?: string,
): Filter<T, BoxRow, Facts> => ({ ...field, keeps, ...(group !== undefined && { group }) });

const lower = (name: string): string => name.toLowerCase();

/** An empty list means no restriction. */
export const FILTERS = {
  favourite: filter(flag('fav'), ({ own }) => own.favourite === true),
  shiny: filter(flag('shiny'), ({ own }) => own.shiny),
  /** Needs review. */
  doubtful: filter(flag('doubt'), ({ doubts }) => doubts.length > 0),
  candy: filter(flag('candy'), ({ id }, _, { candidates }) => candidates === undefined || candidates.has(id)),
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
  /** Days since it was last opened; one without a record never was. */
  unseen: filter(
    whole('unseen', 1, MOST_DAYS),
    ({ id }, days, { lastViewed, now }) => (lastViewed[id] ?? 0) <= now - (days ?? 0) * DAY_MS,
  ),
};

const TEXT = { text: text('q') };
const PREVIEW_FIELDS = { level: whole('lv', MIN_LEVEL, MAX_LEVEL), evolved: flag('evo'), skillMax: flag('sl') };
const FIELDS = { ...TEXT, ...FILTERS, ...OPTIONS };

export type BoxFilter = FieldValues<typeof FIELDS> & {
  readonly sort: BoxSort;
  readonly ascending: boolean;
  readonly preview: Preview;
};

type Address = Readonly<Record<string, unknown>>;

const USUAL_SORT: BoxSort = 'alone';

/** Values that make no sense are ignored. */
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

/** For the address; defaults are left out. */
export function searchOf(filter: BoxFilter): Record<string, string | number> {
  const { sort, ascending, preview } = filter;
  return {
    ...addressOf(FIELDS, filter),
    ...(sort !== USUAL_SORT && { sort }),
    ...(ascending !== startsAscending(sort) && { order: ascending ? 'asc' : 'desc' }),
    ...addressOf(PREVIEW_FIELDS, { ...preview }),
  };
}

/** Clearing the filters keeps the order and the preview. */
export const cleared = ({ sort, ascending, preview }: BoxFilter): BoxFilter => ({
  ...NO_FILTER,
  sort,
  ascending,
  preview,
});

/** How many filters hide something. */
export const countOfFilters = (filter: BoxFilter): number => countOf({ ...TEXT, ...FILTERS }, filter);
