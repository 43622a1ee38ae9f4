// What a search finds, which Pokémon belong to the player, rows and rank changes.
import { gameOf } from '@oversleep/game';
import { expect, test } from 'vitest';
import { sampleList } from '../../testing/tier-list.ts';
import { bestMatch, cardsInView, movers, ownSpecies, shownCards, tierCards, tierRows } from './tier-rows.ts';

const game = gameOf('2025-10');
const list = sampleList();
const cards = tierCards(game, 'en', list.entries, new Set(['FLAREON']));
const found = (text: string) => shownCards(cards, text, false).map(({ species }) => species.name);

test.each([
  ['', ['VENUSAUR', 'BLASTOISE', 'FLAREON']],
  ['saur', ['VENUSAUR']],
  ['  FLARÉON ', ['FLAREON']],
  ['フシギバナ', ['VENUSAUR']],
  ['honey', ['VENUSAUR']],
  ['moomoo', ['BLASTOISE']],
  ['apple curry', ['VENUSAUR']],
  ['salad cacao', ['BLASTOISE']],
  ['owl soup', []],
])('“%s” finds %j', (text, names) => {
  expect(found(text)).toEqual(names);
});

test('names are those of the player’s language', () => {
  expect(tierCards(game, 'ja', list.entries, new Set()).map(({ name }) => name)[0]).toBe('フシギバナ');
});

test('a species that the edition does not know is left out instead of breaking the page', () => {
  const stranger = { ...list.entries[0], pokemon: 'UNKNOWN' };
  expect(
    tierCards(game, 'en', sampleList().entries.concat(Object.assign({}, list.entries[1], stranger)), new Set()).length,
  ).toBe(3);
});

test('Enter prefers a match by name to one by dish', () => {
  expect(bestMatch(cards, 'fl')?.species.name).toBe('FLAREON');
  expect(bestMatch(shownCards(cards, 'salad', false), 'salad')?.species.name).toBe('BLASTOISE');
});

test('a Pokébox counts its Pokémon and their evolutions', () => {
  const own = ownSpecies(game, [{ pokemon: 'EEVEE' }, { pokemon: 'BULBASAUR' }, { pokemon: 'NO_SUCH_ONE' }]);
  expect([...own].sort()).toEqual(expect.arrayContaining(['BULBASAUR', 'EEVEE', 'FLAREON', 'IVYSAUR', 'VENUSAUR']));
  expect(own.has('BLASTOISE')).toBe(false);
  expect(shownCards(cards, '', true).map(({ species }) => species.name)).toEqual(['FLAREON']);
});

test('tiers without matches have no row', () => {
  expect(tierRows(list.tiers, cards).map(({ tier, cards: row }) => [tier, row.length])).toEqual([
    ['S', 1],
    ['A', 2],
  ]);
  expect(tierRows(list.tiers, shownCards(cards, 'saur', false)).map(({ tier }) => tier)).toEqual(['S']);
});

test('largest rank changes come first; new entries and changes by one place are left out', () => {
  expect(movers(cards).map(({ entry }) => entry.change)).toEqual([4, -2]);
  const changed = (change: number) =>
    tierCards(game, 'en', [{ ...(sampleList().entries[0] ?? fail()), change }], new Set());
  expect([0, 1, -1].flatMap((change) => movers(changed(change)))).toEqual([]);
  expect([2, -2].flatMap((change) => movers(changed(change)))).toHaveLength(2);
});

function fail(): never {
  throw new Error('the sample has entries');
}

test('a window shows the first tiers whole, then as many lines as are left, then nothing', () => {
  const [card] = cards;
  const rows = [5, 20, 60, 40].map((count) => ({ cards: card ? Array.from({ length: count }, () => card) : [] }));
  // 660 pixels for lines of 14 cards: one, two, and three of the third tier.
  expect(cardsInView(rows, { width: 1440, height: 900 })).toEqual([5, 20, 42, 0]);
  // 560 pixels for lines of 7 cards.
  expect(cardsInView(rows, { width: 800, height: 800 })).toEqual([5, 20, 7, 0]);
  // 464 pixels for lines of 5 cards.
  expect(cardsInView(rows, { width: 390, height: 844 })).toEqual([5, 15, 0, 0]);
});

test('a window that is lower than what is above the tiers shows none of them', () => {
  expect(cardsInView([{ cards }], { width: 800, height: 200 })).toEqual([0]);
});
