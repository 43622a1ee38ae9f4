// Teams that cook a dish, found in the page itself.
import { createSupplies, producersFor, solveRecipe } from '@oversleep/engine';
import { gameOf } from '@oversleep/game';
import type { SolveInput } from '@oversleep/questions';
import { expect, test } from 'vitest';
import { creatureOf } from '../testing/creatures.ts';
import { poolInPage } from '../workers/connections.ts';
import { longTaskHandlers } from './long-task-handlers.ts';
import type { LongTasks } from './long-task-types.ts';

const settings = { camp: true, bedtime: 1290, wakeup: 360, level: 60 };
const venusaurs = [1, 2, 3].map((n) => creatureOf(n, { pokemon: 'VENUSAUR' }));
const question: SolveInput = {
  edition: '2025-10',
  recipe: 'MILD_HONEY_CURRY',
  settings,
  given: [],
  box: venusaurs,
};

const { ask } = poolInPage<LongTasks>(async () => longTaskHandlers);

test('finds the smallest team of the box that brings everything to every meal', async () => {
  const { size, teams } = await ask('solve', question);
  const need = gameOf('2025-10').recipes.get('MILD_HONEY_CURRY').ingredients[0]?.amount ?? 0;
  expect(size).toBeGreaterThan(0);
  for (const team of teams) {
    expect(team.members).toHaveLength(size ?? 0);
    expect(new Set(team.members.map(({ externalId }) => externalId)).size).toBe(size);
    expect(team.producedIngredients.find(({ name }) => name === 'Honey')?.amount).toBeGreaterThanOrEqual(need);
  }
});

test('says so if no team can cook it', async () => {
  const answer = await ask('solve', { ...question, recipe: 'FANCY_APPLE_CURRY' });
  expect(answer).toMatchObject({ size: null, teams: [] });
  expect(answer.missing.map(({ name }) => name)).toEqual(['Apple']);
});

test('given members are part of every team', async () => {
  const [own] = venusaurs;
  const { teams } = await ask('solve', { ...question, given: own ? [own] : [] });
  for (const { members } of teams) expect(members[0]?.externalId).toBe(own?.externalId);
});

test('asking only species that bring something loses no team', async () => {
  const allSpecies: SolveInput = { ...question, box: null, settings: { ...settings, level: 30 } };
  const shares: number[] = [];
  const { size, teams } = await ask('solve', allSpecies, { onPart: (share) => shares.push(share) });
  expect(shares.at(-1)).toBe(1);
  const game = gameOf('2025-10');
  const recipe = game.recipes.get(question.recipe);
  const producers = producersFor(createSupplies(game, allSpecies.settings), []);
  const whole = solveRecipe({ game, recipe, settings: allSpecies.settings, given: [], producers });
  expect(size).toBeGreaterThan(0);
  expect(size).toBe(whole.size);
  expect(teams.map(({ members }) => members.map(({ pokemon }) => pokemon))).toEqual(
    whole.teams.map(({ members }) => members.map(({ build }) => build.species.name)),
  );
});

test('knows which dishes the box can cook', async () => {
  const names = await ask('cookable', { edition: '2025-10', settings, box: venusaurs });
  expect(names).toContain('MILD_HONEY_CURRY');
  expect(names).not.toContain('FANCY_APPLE_CURRY');
});
