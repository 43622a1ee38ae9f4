// The proposed team as a team of the player: it must be the very one that the list was computed with.
import { type Creature, gameOf } from '@oversleep/game';
import { expect, test } from 'vitest';
import { messages } from '../../messages/messages.ts';
import { emptyTeams, type PlayerTeam } from '../../state/data/data.ts';
import { sampleDetails } from '../../testing/tier-list.ts';
import { destinations, simulatedTeam, teamBuilds } from './simulated-team.ts';

const t = messages('tierlist');

const game = gameOf('2025-10');
const details = sampleDetails();
const [variant] = details.variants;
const [recipe] = variant?.recipes ?? [];
const builds = variant && recipe ? teamBuilds(details, variant, recipe) : [];

function simulated(level = 60) {
  let count = 0;
  const newId = () => {
    count += 1;
    return `id-${count}`;
  };
  const setup = { game, level, camp: true, recipe: 'BEAN_HAM_SALAD' };
  return simulatedTeam(setup, builds, { newId, random: () => 0.5, randomNickname: false });
}

const teams = (change: (index: number) => Partial<PlayerTeam>): readonly PlayerTeam[] =>
  emptyTeams().map((team) => ({ ...team, ...change(team.index) }));

test('the Pokémon of the list comes first, and the same teammate twice is two creatures', () => {
  const { creatures, inPlaceOf } = simulated();
  expect(creatures.map(({ pokemon }) => pokemon)).toEqual(['VENUSAUR', 'BLASTOISE', 'BLASTOISE']);
  const [team] = emptyTeams().map((known) => inPlaceOf({ ...known, version: 7 }));
  expect(team).toMatchObject({
    index: 0,
    name: t('simulate.teamName'),
    camp: true,
    recipeType: 'salad',
    version: 7,
    members: ['id-1', 'id-2', 'id-3', null, null],
    stockpiledIngredients: [],
  });
});

test('creatures have the build of the list, with the first ingredient in other slots', () => {
  const [own, mate] = simulated(30).creatures;
  expect(own).toMatchObject({
    level: 30,
    ribbon: 4,
    nature: 'Quiet',
    skillLevel: 7,
    subskills: ['Ingredient Finder M', 'Helping Speed M', 'Ingredient Finder S', null, null],
    ingredients: [
      { name: 'Honey', amount: 2 },
      { name: 'Honey', amount: 5 },
      { name: 'Tomato', amount: 7 },
    ],
  } satisfies Partial<Creature>);
  const third = game.species.get('BLASTOISE').ingredient60[0];
  expect(mate?.ingredients[2]).toEqual({ name: third?.ingredient.name, amount: third?.amount });
});

test('the first unused team is offered as a new one, others say what is replaced', () => {
  const choices = destinations(
    teams((index) => (index === 0 ? { members: ['a', 'b', null, null, null], name: 'Mine' } : {})),
  );
  expect(choices.map(({ index, loses }) => [index, loses])).toEqual([
    [1, undefined],
    [0, t('simulate.loses', { team: 'Mine', count: 2 })],
  ]);
});

test('a team that is empty but set to something is not new', () => {
  expect(destinations(teams((index) => (index === 0 ? { camp: true } : {})))[0]?.index).toBe(1);
});

test('with all ten in use, each can be replaced', () => {
  const choices = destinations(teams(() => ({ members: ['a', null, null, null, null] })));
  expect(choices.length).toBe(10);
  expect(choices.every(({ loses }) => loses !== undefined)).toBe(true);
});
