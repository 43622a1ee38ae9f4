// @vitest-environment happy-dom
// Suggested teams show amounts per meal and the build of each member.

import type { SolvedMember } from '@oversleep/questions';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { messages } from '../../messages/messages.ts';
import { creatureOf, game } from '../../testing/creatures.ts';
import { openPage } from '../../testing/page.tsx';
import { FinderResults } from './finder-results.tsx';

const t = messages('recipes');

const recipe = game.recipes.get('SPORE_MUSHROOM_CURRY');
const own = creatureOf(7, { pokemon: 'GENGAR', name: 'Boo', saved: true });
const proposed: SolvedMember = {
  pokemon: 'VENUSAUR',
  level: 30,
  nature: 'Quiet',
  subskills: ['Ingredient Finder M'],
  skillLevel: 3,
  ribbon: 4,
  ingredients: [
    { name: 'Honey', amount: 2 },
    { name: 'Tomato', amount: 4 },
  ],
  producedIngredients: [{ name: 'Honey', amount: 7.25 }],
};
const question = {
  edition: game.edition,
  recipe: recipe.name,
  settings: { camp: false, bedtime: 1300, wakeup: 400, level: 60 },
  given: [],
  box: null,
};
const [needed] = recipe.ingredients;

test('a suggested team shows amounts per meal and the build of each member', async () => {
  if (!needed) throw new Error('a recipe of nothing');
  const team = {
    members: [proposed, { ...proposed, externalId: own.externalId, pokemon: 'GENGAR', level: 55, ribbon: 0 }],
    producedIngredients: [{ name: needed.ingredient.name, amount: 15.5 }],
    surplus: { total: [], relevant: [], extra: [] },
  };
  const answer = { edition: game.edition, recipe: recipe.name, missing: [], size: 2, exhaustive: true, teams: [team] };
  await openPage(<FinderResults game={game} recipe={recipe} question={question} answer={answer} isOld={false} />, {
    prepare: (app) => void app.creatures.saveCreature(own),
  });
  expect(await screen.findByText(t('finder.madeOf', { made: '15.5', need: needed.amount }))).toBeDefined();
  const member = (name: string) => within(screen.getByText(name).closest('li') ?? document.body);
  const venusaur = member('Venusaur');
  expect(venusaur.getByText('Lv. 30, Quiet, Good-Night Ribbon (2000 hours)')).toBeDefined();
  expect(venusaur.getByText('Ingredient Finder M')).toBeDefined();
  expect(venusaur.getByText(t('finder.drops')).textContent).toBe(`${t('finder.drops')}24`);
  expect(venusaur.getByText(t('finder.perMeal', { amount: '7.3' }))).toBeDefined();
  expect(member('Boo').getByText('Lv. 55, Quiet, no Good-Night Ribbon')).toBeDefined();
});
