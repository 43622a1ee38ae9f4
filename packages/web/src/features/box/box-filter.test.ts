// What the filters of the box find, and in which order.
import { type Creature, gameOf } from '@oversleep/game';
import { expect, test } from 'vitest';
import { messages } from '../../messages/messages.ts';
import { boxOfMany } from '../../testing/box.ts';
import { creatureOf, verdictsOn } from '../../testing/creatures.ts';
import { foundRows, orderedRows } from './box-filter.ts';
import { rowMaker } from './box-row.ts';
import { type BoxFacts, type BoxFilter, NO_FILTER } from './box-search.ts';

const t = messages('box');
const game = gameOf('2025-10');
const NOW = 1_800_000_000_000;
const DAY = 86_400_000;

const sparky = creatureOf(1, {
  pokemon: 'RAICHU',
  name: 'Sparky',
  level: 28,
  nature: 'Adamant',
  subskills: ['Berry Finding S', 'Helping Speed M', null, 'Helping Bonus', null],
  ingredients: [
    { name: 'Apple', amount: 1 },
    { name: 'Ginger', amount: 2 },
    { name: 'Egg', amount: 3 },
  ],
  favourite: true,
  tags: ['to feed', 'a,b~c'],
});
const leafy = creatureOf(2, { pokemon: 'BULBASAUR', name: 'Leafy', level: 60, nature: 'Quiet', shiny: true });
const lost = creatureOf(3, {
  name: 'Who',
  level: 10,
  origin: {
    format: 'pokesleep-csv',
    at: '2026-11-01T00:00:00Z',
    raw: 'Zzz,Blobby,10',
    doubts: [{ code: 'natureMissing', values: { nature: 'Bashful' } }],
  },
});
const unknown: Creature = { ...lost, externalId: 'x', pokemon: 'BLOBBY' };
const box = [sparky, leafy, lost, unknown];
const FACTS: BoxFacts = {
  inTeams: new Set([leafy.externalId]),
  lastViewed: { [sparky.externalId]: NOW - 3 * DAY, [leafy.externalId]: NOW - 40 * DAY },
  now: NOW,
};

const WORTHS = new Map([[lost.externalId, { alone: { mean: 5000, error: 10 }, inTeam: undefined }]]);

const KNOWN = { lastViewed: FACTS.lastViewed, worths: WORTHS, verdicts: undefined };

const namesFor = (filter: Partial<BoxFilter>, preview = NO_FILTER.preview): readonly string[] => {
  const rows = box.map(rowMaker(game, 'en', preview));
  const wish = { ...NO_FILTER, sort: 'name', ascending: true, ...filter } as const;
  return orderedRows(foundRows(rows, wish, FACTS), wish, KNOWN).map(({ id }) =>
    id === 'x' ? 'unknown' : (box.find(({ externalId }) => externalId === id)?.name ?? id),
  );
};

test.each<[string, Partial<BoxFilter>, readonly string[]]>([
  ['a nickname', { text: 'spark' }, ['Sparky']],
  ['a species in Japanese, typed in hiragana', { text: 'らいちゅう' }, ['Sparky']],
  ['words of different kinds', { text: 'adamant ginger' }, ['Sparky']],
  ['a nature in Korean', { text: '고집' }, ['Sparky']],
  ['a tag', { text: 'feed' }, ['Sparky']],
  ['what an unknown one was called', { text: 'blobby' }, ['unknown']],
  ['a type', { types: ['grass'] }, ['Leafy']],
  ['a specialty', { specialties: ['ingredient'] }, ['Leafy']],
  ['an ingredient at all', { ingredients: ['egg'] }, ['Sparky']],
  ['an ingredient that drops now', { ingredients: ['egg'], openOnly: true }, []],
  ['an open ingredient', { ingredients: ['apple'], openOnly: true }, ['Sparky', 'Who', 'unknown']],
  ['all subskills', { subskills: ['berry_finding_s', 'inventory_l'] }, []],
  ['any subskill', { subskills: ['berry_finding_s', 'inventory_l'], anySubskill: true }, ['Sparky']],
  ['a main skill', { skills: ['ingredient_magnet_s'] }, ['Leafy']],
  ['what the nature helps', { up: 'ingredient' }, ['Leafy']],
  ['levels', { min: 20, max: 30 }, ['Sparky']],
  ['shiny', { shiny: true }, ['Leafy']],
  ['favourites', { favourite: true }, ['Sparky']],
  ['a tag with all signs', { tags: ['a,b~c'] }, ['Sparky']],
  ['in a team', { inTeam: 'yes' }, ['Leafy']],
  ['not in a team', { inTeam: 'no' }, ['Sparky', 'Who', 'unknown']],
  ['not opened for a month, or never', { unseen: 30 }, ['Leafy', 'Who', 'unknown']],
  ['those that need review', { doubtful: true }, ['Who', 'unknown']],
])('finds by %s', (_, filter, names) => {
  expect(namesFor(filter)).toEqual(names);
});

test.each([
  ['char', ['Flame']],
  ['char adamant', ['Flame']],
  ['charge', ['Balloon']],
  ['charge adamant', ['Balloon']],
  ['adam', ['Balloon', 'Flame']],
  ['mant', []],
])('the words “%s” find %j', (text, names) => {
  const two = [
    creatureOf(4, { pokemon: 'DRIFBLIM', name: 'Balloon', nature: 'Adamant' }),
    creatureOf(5, { pokemon: 'CHARMANDER', name: 'Flame', nature: 'Adamant' }),
  ];
  const rows = two.map(rowMaker(game, 'en', NO_FILTER.preview));
  const found = foundRows(rows, { ...NO_FILTER, text }, FACTS);
  expect(found.map(({ own }) => own.name)).toEqual(names);
});

test('a preview counts for levels and unlocked ingredients', () => {
  expect(namesFor({ ingredients: ['egg'], openOnly: true }, { level: 60, evolved: false, skillMax: false })).toEqual([
    'Sparky',
  ]);
});

test('sorts by every column, with those that have no value last', () => {
  expect(namesFor({ sort: 'level', ascending: false })).toEqual(['Leafy', 'Sparky', 'Who', 'unknown']);
  expect(namesFor({ sort: 'rp', ascending: true }).at(-1)).toBe('unknown');
  // Its worth is the only one known: the others wait in the order of their RP.
  expect(namesFor({ sort: 'alone', ascending: false })).toEqual([
    'Who',
    ...namesFor({ sort: 'rp', ascending: false }).filter((name) => name !== 'Who'),
  ]);
  expect(namesFor({ sort: 'subskills', ascending: false })[0]).toBe('Sparky');
  expect(namesFor({ sort: 'looked', ascending: true }).slice(2)).toEqual(['Leafy', 'Sparky']);
});

test('an unknown species has a row with a reason and no RP', () => {
  const row = rowMaker(game, 'en', NO_FILTER.preview)(unknown);
  expect(row.rp).toBeUndefined();
  expect(row.doubts).toEqual([t('unknownSpecies', { species: 'BLOBBY' }), 'The Nature is missing; read as Bashful.']);
});

test('filtering and sorting two thousand loses none', () => {
  const rows = boxOfMany(2000).map(rowMaker(game, 'en', NO_FILTER.preview));
  const wish = { ...NO_FILTER, sort: 'rp' } as const;
  const shown = orderedRows(foundRows(rows, wish, FACTS), wish, KNOWN);
  expect(new Set(shown).size).toBe(2000);
  const rps = shown.map(({ rp }) => rp ?? 0);
  expect(rps).toEqual([...rps].sort((a, b) => b - a));
});

test('one without a nickname is found by its species and sorted by its shown name', () => {
  const rows = [
    creatureOf(1, { pokemon: 'RAICHU', name: '' }),
    creatureOf(2, { pokemon: 'BULBASAUR', name: 'Zoe' }),
    creatureOf(3, { pokemon: 'PIKACHU', name: 'Ada' }),
  ].map(rowMaker(game, 'en', NO_FILTER.preview));
  const byName = { ...NO_FILTER, sort: 'name', ascending: true } as const;
  const namesOf = (text: string) =>
    orderedRows(foundRows(rows, { ...byName, text }, FACTS), byName, KNOWN).map(({ name }) => name);
  expect(namesOf('')).toEqual(['Ada', 'Raichu', 'Zoe']);
  expect(namesOf('raichu')).toEqual(['Raichu']);
});

test('candidates for candy are filtered and sorted first, and until they are known none is hidden', () => {
  const family = [
    creatureOf(1, {
      pokemon: 'PIKACHU',
      name: 'Ada',
      subskills: ['Helping Speed M', 'Skill Trigger M', null, null, null],
    }),
    creatureOf(2, { pokemon: 'PIKACHU', name: 'Bob', subskills: [null, null, null, null, null] }),
  ];
  const verdicts = verdictsOn(game, family);
  const candidates = new Set([...verdicts].filter(([, { choice }]) => choice === 'candy').map(([id]) => id));
  const rows = family.map(rowMaker(game, 'en', NO_FILTER.preview));
  const wish = { ...NO_FILTER, candy: true, sort: 'keep', ascending: true } as const;
  const namesIn = (facts: BoxFacts, filter: BoxFilter) =>
    orderedRows(foundRows(rows, filter, facts), filter, { ...KNOWN, verdicts }).map(({ name }) => name);
  expect(namesIn({ ...FACTS, candidates }, wish)).toEqual(['Bob']);
  expect(namesIn({ ...FACTS, candidates }, { ...wish, candy: false })).toEqual(['Bob', 'Ada']);
  expect(namesIn(FACTS, wish)).toHaveLength(2);
});

test('a nickname that repeats the species is no second name', () => {
  const row = rowMaker(game, 'en', NO_FILTER.preview)(creatureOf(1, { pokemon: 'PIKACHU', name: 'PIKACHU' }));
  expect(row.name).toBe(row.speciesName);
});
