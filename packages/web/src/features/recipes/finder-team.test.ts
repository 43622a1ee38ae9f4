// A found team becomes one of the player's ten.

import type { SolvedMember } from '@oversleep/questions';
import { describe, expect, test } from 'vitest';
import { messages } from '../../messages/messages.ts';
import { emptyTeams } from '../../state/data/data.ts';
import { byId, creatureOf, game, idOf, teamOf } from '../../testing/creatures.ts';
import { freeTeam, replacedWords, teamFrom } from './finder-team.ts';
import { resultWords } from './finder-words.ts';

const t = messages('recipes');

const recipe = game.recipes.get('SPORE_MUSHROOM_CURRY');
const proposed: SolvedMember = {
  pokemon: 'VENUSAUR',
  level: 30,
  nature: 'Quiet',
  subskills: ['Ingredient Finder M', 'Helping Speed M'],
  skillLevel: 3,
  ribbon: 4,
  ingredients: [
    { name: 'Honey', amount: 2 },
    { name: 'Tomato', amount: 4 },
  ],
  producedIngredients: [],
};
const settings = { camp: true, bedtime: 1300, wakeup: 400 };

test('own Pokémon keep their identity, suggested ones are created with the suggested build', () => {
  const own = creatureOf(7, { pokemon: 'GENGAR', level: 55 });
  const found = {
    members: [{ ...proposed, externalId: own.externalId }, proposed],
    producedIngredients: [],
    surplus: { total: [], relevant: [], extra: [] },
  };
  const birth = () => ({ id: idOf(99), random: () => 0.5, randomNickname: false });
  const { team, creatures } = teamFrom(found, { game, recipe, index: 3, settings, own: byId(own), birth });
  expect(creatures[0]).toBe(own);
  expect(creatures[1]).toMatchObject({
    externalId: idOf(99),
    pokemon: 'VENUSAUR',
    level: 30,
    nature: 'Quiet',
    ribbon: 4,
    subskills: ['Ingredient Finder M', 'Helping Speed M', null, null, null],
  });
  expect(creatures[1]?.ingredients.slice(0, 2)).toEqual(proposed.ingredients);
  expect(creatures[1]?.ingredients).toHaveLength(3);
  expect(team).toMatchObject({
    index: 3,
    camp: true,
    bedtime: 1300,
    recipeType: 'curry',
    name: 'Spore Mushroom Curry',
  });
  expect(team.members).toEqual([idOf(7), idOf(99), null, null, null]);
});

test('an unused team is offered first, and each target says what is replaced', () => {
  const teams = emptyTeams().map((team) => (team.index === 0 ? teamOf(0, [creatureOf(1)]) : team));
  expect(freeTeam(teams)?.index).toBe(1);
  expect(teams.slice(0, 2).map(replacedWords)).toEqual(['Replaces 1 member', t('finder.targetEmpty')]);
});

describe('the summary of a search', () => {
  const question = {
    edition: '2025-10',
    recipe: 'X',
    settings: { ...settings, level: 60 },
    given: [],
    box: null,
  } as const;
  const { edition, recipe } = question;
  const missing = [{ name: 'Honey', amount: 1 }];
  const answer = { edition, recipe, missing, size: 2, exhaustive: true, teams: [] };

  test.each([
    [{ size: null }, /^No team of five .*Still missing: Honey\.$/],
    [{ missing: [] }, /already bring everything/],
    [{ teams: Array(3) }, /^2 Pokémon are enough\. There are 3 such teams/],
    [{ exhaustive: false, teams: Array(50) }, /50 of many such teams/],
  ])('%j', (fields, words) => {
    expect(resultWords({ ...answer, ...fields }, question)).toMatch(words);
  });

  test('an empty Pokébox is given as the reason', () => {
    expect(resultWords({ ...answer, size: null }, { ...question, box: [] })).toBe(t('finderResult.emptyBox'));
  });
});
