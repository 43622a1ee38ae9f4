// The proposed team as a team of the player: it must be the very one that the list was computed with.
import { type Creature, gameOf } from '@oversleep/game';
import { expect, test } from 'vitest';
import { emptyTeams, type PlayerTeam } from '../../state/data/data.ts';
import { sampleDetails } from '../../testing/tier-list.ts';
import { destinations, simulatedTeam, teamBuilds } from './simulated-team.ts';

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
  const scene = { game, level, camp: true, recipe: 'BEAN_HAM_SALAD' };
  return simulatedTeam(scene, builds, { newId, random: () => 0.5, randomNickname: false });
}

const teams = (change: (index: number) => Partial<PlayerTeam>): readonly PlayerTeam[] =>
  emptyTeams().map((team) => ({ ...team, ...change(team.index) }));

test('whose dish it is comes first; the same mate twice is two creatures', () => {
  const { creatures, inPlaceOf } = simulated();
  expect(creatures.map(({ pokemon }) => pokemon)).toEqual(['VENUSAUR', 'BLASTOISE', 'BLASTOISE']);
  const [team] = emptyTeams().map((known) => inPlaceOf({ ...known, version: 7 }));
  expect(team).toMatchObject({
    index: 0,
    name: 'Simulated Team',
    camp: true,
    recipeType: 'salad',
    version: 7,
    members: ['id-1', 'id-2', 'id-3', null, null],
    stockpiledIngredients: [],
  });
});

test('creatures are built as the list says, with the first choice in slots that it leaves open', () => {
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

test('a new team is the first empty one; one in use says what it loses', () => {
  const choices = destinations(
    teams((index) => (index === 0 ? { members: ['a', 'b', null, null, null], name: 'Mine' } : {})),
  );
  expect(choices.map(({ index, loses }) => [index, loses])).toEqual([
    [1, undefined],
    [0, 'Mine, with 2 members, makes room for it.'],
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
