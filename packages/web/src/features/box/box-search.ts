// What is shown of the box, and how, is part of the address: it can be kept, shared and gone back to.
import { type ElementType, MAX_LEVEL, MIN_LEVEL, type Specialty } from '@oversleep/game';
import type { Changed } from '../../parts/nature-words.ts';
import type { AsIf } from './as-if.ts';

export const BOX_SORTS = [
  'name',
  'species',
  'level',
  'nature',
  'subskills',
  'ingredients',
  'skill',
  'ribbon',
  'rp',
  'alone',
  'team',
  'looked',
] as const;
export type BoxSort = (typeof BOX_SORTS)[number];

export const SPECIALTIES: readonly Specialty[] = ['berry', 'ingredient', 'skill', 'all'];
export const CHANGED: readonly Changed[] = ['speed', 'ingredient', 'skill', 'energy', 'exp'];
const IN_TEAM = ['any', 'yes', 'no'] as const;

/** As the page uses it. Of lists, none is all. */
export interface BoxFilter {
  readonly text: string;
  readonly types: readonly ElementType[];
  readonly specialties: readonly Specialty[];
  /** Names in small letters; a creature must have all of them. */
  readonly ingredients: readonly string[];
  /** Only what drops at its level. */
  readonly openOnly: boolean;
  /** Keys of main skills, in small letters. */
  readonly skills: readonly string[];
  /** Keys in small letters. */
  readonly subskills: readonly string[];
  /** One of them is enough. */
  readonly anySubskill: boolean;
  readonly up: Changed | null;
  readonly down: Changed | null;
  readonly min: number | null;
  readonly max: number | null;
  readonly shiny: boolean;
  readonly favourite: boolean;
  /** A creature must have all of them. */
  readonly tags: readonly string[];
  readonly inTeam: (typeof IN_TEAM)[number];
  /** Days for which nobody has looked at it. */
  readonly unseen: number | null;
  /** Those with a reason to look at them. */
  readonly doubtful: boolean;
  readonly sort: BoxSort;
  readonly ascending: boolean;
  readonly asIf: AsIf;
}

export const NO_FILTER: BoxFilter = {
  text: '',
  types: [],
  specialties: [],
  ingredients: [],
  openOnly: false,
  skills: [],
  subskills: [],
  anySubskill: false,
  up: null,
  down: null,
  min: null,
  max: null,
  shiny: false,
  favourite: false,
  tags: [],
  inTeam: 'any',
  unseen: null,
  doubtful: false,
  sort: 'alone',
  ascending: false,
  asIf: { level: null, evolved: false, skillMax: false },
};

type Address = Readonly<Record<string, unknown>>;

/** What makes no sense is as if it were not there. */
export function filterOf(search: Address): BoxFilter {
  const sort = BOX_SORTS.find((known) => known === search.sort) ?? NO_FILTER.sort;
  return {
    text: cleanText(textOf(search.q)),
    types: wordsIn(search.type).filter(isType),
    specialties: SPECIALTIES.filter((known) => wordsIn(search.spec).includes(known)),
    ingredients: wordsIn(search.ing),
    openOnly: isOn(search.open),
    skills: wordsIn(search.skill),
    subskills: wordsIn(search.sub),
    anySubskill: isOn(search.any),
    up: CHANGED.find((known) => known === search.up) ?? null,
    down: CHANGED.find((known) => known === search.down) ?? null,
    min: levelOf(search.min),
    max: levelOf(search.max),
    shiny: isOn(search.shiny),
    favourite: isOn(search.fav),
    tags: tagsIn(search.tag),
    inTeam: IN_TEAM.find((known) => known === search.team) ?? NO_FILTER.inTeam,
    unseen: daysOf(search.unseen),
    doubtful: isOn(search.doubt),
    sort,
    ascending: search.order === undefined ? startsAscending(sort) : search.order === 'asc',
    asIf: { level: levelOf(search.lv), evolved: isOn(search.evo), skillMax: isOn(search.sl) },
  };
}

/** As it stands in the address: what is as usual is not mentioned. */
export function searchOf(filter: BoxFilter): Record<string, string | number> {
  const { sort, ascending, asIf } = filter;
  const order = ascending ? 'asc' : 'desc';
  const entries: readonly (readonly [key: string, value: string | number | null | false])[] = [
    ['q', filter.text],
    ['type', filter.types.join(BETWEEN)],
    ['spec', filter.specialties.join(BETWEEN)],
    ['ing', filter.ingredients.join(BETWEEN)],
    ['open', filter.openOnly && ON],
    ['skill', filter.skills.join(BETWEEN)],
    ['sub', filter.subskills.join(BETWEEN)],
    ['any', filter.anySubskill && ON],
    ['up', filter.up],
    ['down', filter.down],
    ['min', filter.min],
    ['max', filter.max],
    ['shiny', filter.shiny && ON],
    ['fav', filter.favourite && ON],
    ['tag', filter.tags.map(escaped).join(',')],
    ['team', filter.inTeam === NO_FILTER.inTeam ? null : filter.inTeam],
    ['unseen', filter.unseen],
    ['doubt', filter.doubtful && ON],
    ['sort', sort === NO_FILTER.sort ? null : sort],
    ['order', ascending === startsAscending(sort) ? null : order],
    ['lv', asIf.level],
    ['evo', asIf.evolved && ON],
    ['sl', asIf.skillMax && ON],
  ];
  return Object.fromEntries(
    entries.filter(
      (entry): entry is readonly [string, string | number] =>
        entry[1] !== null && entry[1] !== false && entry[1] !== '',
    ),
  );
}

/** Numbers are usually wanted largest first, names from A; and who was not looked at for long comes first. */
export const startsAscending = (sort: BoxSort): boolean =>
  ['name', 'species', 'nature', 'ingredients', 'looked'].includes(sort);

/** Clearing filters is not about the order, nor about looking ahead. */
export const cleared = ({ sort, ascending, asIf }: BoxFilter): BoxFilter => ({ ...NO_FILTER, sort, ascending, asIf });

/** How many filters hide something. */
export const countOfFilters = (filter: BoxFilter): number =>
  [
    filter.text !== '',
    filter.types.length > 0,
    filter.specialties.length > 0,
    filter.ingredients.length > 0,
    filter.skills.length > 0,
    filter.subskills.length > 0,
    filter.up !== null,
    filter.down !== null,
    filter.min !== null || filter.max !== null,
    filter.shiny,
    filter.favourite,
    filter.tags.length > 0,
    filter.inTeam !== NO_FILTER.inTeam,
    filter.unseen !== null,
    filter.doubtful,
  ].filter(Boolean).length;

// ── Words of an address ──────────────────────────────────────────────────────────────────────────────────────────────

const LONGEST_TEXT = 60;
const MOST_DAYS = 9999;
/** A dot needs no escape in an address. */
const BETWEEN = '.';
const ON = 1;

const TYPE_NAMES: ReadonlySet<string> = new Set<ElementType>([
  'bug',
  'dark',
  'dragon',
  'electric',
  'fairy',
  'fighting',
  'fire',
  'flying',
  'ghost',
  'grass',
  'ground',
  'ice',
  'normal',
  'poison',
  'psychic',
  'rock',
  'steel',
  'water',
]);
const isType = (word: string): word is ElementType => TYPE_NAMES.has(word);

/** As it is kept in the address. */
export const cleanText = (text: string): string => text.trim().slice(0, LONGEST_TEXT).trim();

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

const isOn = (value: unknown): boolean => textOf(value) === String(ON);

const wordsIn = (value: unknown): readonly string[] => [
  ...new Set(
    textOf(value)
      .toLowerCase()
      .split(BETWEEN)
      .filter((word) => word !== ''),
  ),
];

function wholeOf(value: unknown, least: number, most: number): number | null {
  const number = Number(textOf(value) || Number.NaN);
  return Number.isInteger(number) && number >= least && number <= most ? number : null;
}
const levelOf = (value: unknown) => wholeOf(value, MIN_LEVEL, MAX_LEVEL);
const daysOf = (value: unknown) => wholeOf(value, 1, MOST_DAYS);

/** Tags are the player's own words: they may have any sign in them, also the one that stands between them. */
const escaped = (tag: string): string => tag.replaceAll('~', '~0').replaceAll(',', '~1');
const tagsIn = (value: unknown): readonly string[] => [
  ...new Set(
    textOf(value)
      .split(',')
      .filter((tag) => tag !== '')
      .map((tag) => tag.replaceAll('~1', ',').replaceAll('~0', '~')),
  ),
];
