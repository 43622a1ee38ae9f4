// What a change of a team means for what was calculated, and who is selected.
import { expect, test } from 'vitest';
import { creatureOf, dataOf, game, placesOf, supporterOf, teamOf } from '../../testing/creatures.ts';
import { ownedBy, type PlayerTeam } from './data.ts';
import { effectOn, openPlace, selectedPlace } from './team-rules.ts';

const [pika, bulba, healer] = [creatureOf(1), creatureOf(2, { pokemon: 'BULBASAUR' }), supporterOf(3)];
const before = dataOf([teamOf(0, [pika, bulba])], pika, bulba, healer);

const withTeam = (fields: Partial<PlayerTeam>) =>
  effectOn(game, before, dataOf([teamOf(0, [pika, bulba], fields)], pika, bulba, healer), 0);

test.each([
  ['camp', { camp: true }],
  ['bedtime', { bedtime: 1320 }],
  ['wake-up', { wakeup: 420 }],
])('another %s: calculate anew and forget all comparisons with perfect builds', (_, fields) => {
  expect(withTeam(fields)).toEqual({ recalculate: true, resetIvs: 'all' });
});

test.each([
  ['berries in stock', { stockpiledBerries: [{ name: 'ORAN', amount: 5, level: 60 }] }],
  ['ingredients in stock', { stockpiledIngredients: [{ name: 'Leek', amount: 5 }] }],
  ['another island', { island: { shortName: 'cyan', berries: ['ORAN'], areaBonus: 0 } }],
])('%s: calculate anew, comparisons hold', (_, fields) => {
  expect(withTeam(fields)).toEqual({ recalculate: true, resetIvs: [] });
});

test.each([
  ['name', { name: 'Dream team' }],
  ['type of dish', { recipeType: 'salad' as const }],
  ['selected member', { memberIndex: 1 }],
])('another %s changes no figure', (_, fields) => {
  expect(withTeam(fields)).toEqual({ recalculate: false, resetIvs: [] });
});

test('an expert island changes everybody', () => {
  const expert = { main: 'ORAN', sub: [], bonus: 'skill' as const };
  expect(withTeam({ island: { shortName: 'GGEX', berries: [], areaBonus: 0, expert } })).toMatchObject({
    resetIvs: 'all',
  });
});

test('another member: calculate anew, and only that one is compared again', () => {
  const after = dataOf([teamOf(0, [pika])], pika, bulba, healer);
  expect(effectOn(game, before, after, 0)).toEqual({ recalculate: true, resetIvs: [bulba.externalId] });
});

test.each([
  ['comes', [pika, bulba], [pika, bulba, healer]],
  ['goes', [pika, healer], [pika]],
])('a supporter who %s changes everybody', (_, was, is) => {
  const all = [pika, bulba, healer];
  const [from, to] = [dataOf([teamOf(0, was)], ...all), dataOf([teamOf(0, is)], ...all)];
  expect(effectOn(game, from, to, 0)).toEqual({ recalculate: true, resetIvs: 'all' });
});

test('a subskill that supports counts from the level on which it is open', () => {
  const helping = (level: number) =>
    creatureOf(2, { pokemon: 'BULBASAUR', level, subskills: ['Helping Bonus', null, null, null, null] });
  const change = (level: number) => {
    const [from, to] = [creatureOf(2, { pokemon: 'BULBASAUR', level }), helping(level)];
    return effectOn(game, dataOf([teamOf(0, [pika, from])], pika, from), dataOf([teamOf(0, [pika, to])], pika, to), 0);
  };
  expect(change(9).resetIvs).toEqual([bulba.externalId, bulba.externalId]);
  expect(change(10).resetIvs).toBe('all');
});

test('editing a member changes the teams it stands in, but not its name or being saved', () => {
  const edit = (fields: object) =>
    effectOn(game, before, dataOf([teamOf(0, [pika, bulba])], { ...pika, ...fields }, bulba, healer), 0).recalculate;
  expect(edit({ level: 61 })).toBe(true);
  expect(edit({ name: 'Sparky', shiny: true, saved: true, version: 9 })).toBe(false);
});

test('when the selected member goes, another one is selected', () => {
  expect(selectedPlace(placesOf('a', 'b', 'c'), 1)).toBe(1);
  expect(selectedPlace(placesOf('a', null, 'c'), 1)).toBe(2);
  expect(selectedPlace(placesOf('a', 'b', null), 2)).toBe(1);
  expect(selectedPlace(placesOf(), 3)).toBe(0);
});

test('a copy goes to the first empty place', () => {
  expect(openPlace({ members: placesOf('a', null, 'c') })).toBe(1);
  expect(openPlace({ members: placesOf('a', 'b', 'c', 'd', 'e') })).toBeUndefined();
});

test('a player has those in the box and those who only stand in a team', () => {
  const [saved, member, compared] = [creatureOf(1, { saved: true }), creatureOf(2), creatureOf(3)];
  const { creatures, teams } = dataOf([teamOf(4, [member])], saved, member, compared);
  expect(ownedBy(creatures, teams)).toEqual([saved, member]);
});
