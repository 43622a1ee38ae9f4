// Teams for real dishes: what they bring is what a simulation of them makes, and given members and boxes are kept to.
import {
  buildOf,
  type Creature,
  type EditionId,
  gameOf,
  type IngredientSlots,
  NO_SUBSKILLS,
  newCreature,
} from '@oversleep/game';
import { describe, expect, it } from 'vitest';
import { expectedMember } from '../../test/expected.ts';
import { planOf } from '../loop/plan.ts';
import { isDeterministic } from '../loop/programs.ts';
import { createSupplies, producersFor } from './producers.ts';
import { rankProducers, solveRecipe } from './recipe.ts';
import { requestFor } from './supply.ts';
import type { SolvedTeam, SolveMember, SolveRequest } from './types.ts';

const edition: EditionId = '2025-10';
const game = gameOf(edition);
const settings = { level: 30, camp: false, bedtime: 21.5 * 60, wakeup: 6 * 60 };
const supplies = createSupplies(game, settings);
const producers = producersFor(supplies);

function member(id: string, pokemon: string, level = 30, more: Partial<Creature> = {}): SolveMember {
  const nature = 'Quiet';
  const species = game.species.get(pokemon);
  const born = newCreature(game, species, { id, random: () => 0, randomNickname: false });
  const subskills: Creature['subskills'] = ['Ingredient Finder M', 'Helping Speed M', null, null, null];
  return { externalId: id, build: buildOf(game, { ...born, level, nature, subskills, ribbon: 4, ...more }) };
}

const solve = (recipe: string, more: Partial<SolveRequest> = {}) =>
  solveRecipe({ game, recipe: game.recipes.get(recipe), settings, given: [], producers, ...more });

/** Whether the members' own amounts cover the dish and agree with what the team says. */
function checkTeam(recipe: string, { members, produced, surplus }: SolvedTeam): void {
  const amountIn = (list: readonly { name: string; amount: number }[], name: string) =>
    list.find((entry) => entry.name === name)?.amount ?? 0;
  for (const [i, { name }] of game.ingredients.rows.entries()) {
    const made = members.reduce((sum, { perMeal }) => sum + (perMeal[i] ?? 0), 0);
    const need = game.recipes.get(recipe).ingredients.find(({ ingredient }) => ingredient.name === name)?.amount ?? 0;
    expect(amountIn(produced, name)).toBeCloseTo(made, 6);
    expect(made).toBeGreaterThanOrEqual(need);
    expect(amountIn(surplus.relevant, name)).toBeCloseTo(need > 0 ? made - need : 0, 6);
    expect(amountIn(surplus.extra, name)).toBeCloseTo(need > 0 ? 0 : made, 6);
  }
}

describe('production', () => {
  it('matches the closed form to half a percent', () => {
    let compared = 0;
    for (const candidate of supplies.candidates.filter((_, n) => n % 20 === 10)) {
      for (const [n, ingredients] of candidate.lists.slice(0, 2).entries()) {
        const plan = planOf(requestFor(game, settings, [{ ...candidate.build, ingredients }]), { cooking: false });
        const [own] = plan.members;
        if (!own || !isDeterministic(plan, own)) continue;
        const known = expectedMember(plan, 0).ingredients.reduce((sum, amount) => sum + amount, 0);
        const made = supplies.mealsOf(candidate)[n]?.helps.reduce((sum, amount) => sum + amount, 0) ?? 0;
        expect(Math.abs((3 * made) / known - 1)).toBeLessThan(0.005);
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(3);
  });

  it('is larger beside a member that gives energy, and the same beside one that does not', () => {
    // All candidates would be simulated beside it, and without it.
    const some = ['GARDEVOIR', 'RATICATE', 'GOLEM', 'VENUSAUR', 'RAICHU', 'WIGGLYTUFF', 'SYLVEON'].map(
      game.species.get,
    );
    const few = createSupplies({ ...game, species: { ...game.species, rows: some } }, settings);
    const buildOf = (pokemon: string) =>
      few.candidates.filter(({ species }) => species.name === pokemon).map(({ build }) => build);
    const boosts = few.boostsBeside(buildOf('GARDEVOIR'));
    expect(boosts.get('GOLEM')?.helps).toBeGreaterThan(1.05);
    expect([...boosts.keys()].toSorted()).toEqual(some.map(({ name }) => name).toSorted());
    expect(few.boostsBeside(buildOf('RATICATE')).size).toBe(0);
  });
});

describe('a dish', () => {
  it('is solved by teams of the smallest size, those with the least left over first', () => {
    const { size, teams, exhaustive, missing } = solve('FANCY_APPLE_CURRY');
    expect([size, exhaustive, missing]).toEqual([1, true, [{ name: 'Apple', amount: 7 }]]);
    for (const team of teams) checkTeam('FANCY_APPLE_CURRY', team);
    const waste = teams.map(({ surplus }) =>
      [...surplus.relevant, ...surplus.extra].reduce(
        (sum, { name, amount }) => sum + amount * game.ingredients.get(name).value,
        0,
      ),
    );
    expect(waste).toEqual(waste.toSorted((a, b) => a - b));
  });

  it('keeps to given members, counts what they bring, and names their owners', () => {
    const alone = solve('NINJA_CURRY');
    expect(alone.size).toBeGreaterThan(1);
    const given = [member('mine', 'RATICATE')];
    const { size, teams, missing } = solve('NINJA_CURRY', { given });
    expect(size).toBe((alone.size ?? 0) + 1);
    // Apples are not in it.
    expect(missing.map(({ amount }) => amount)).toEqual(alone.missing.map(({ amount }) => amount));
    for (const team of teams) {
      expect(team.members[0]?.externalId).toBe('mine');
      checkTeam('NINJA_CURRY', team);
    }
  });

  it('needs no other member when the given ones cook it', () => {
    const { size, teams, missing, exhaustive } = solve('FANCY_APPLE_CURRY', { given: [member('a', 'RATICATE', 60)] });
    expect([size, teams.length, missing, exhaustive]).toEqual([1, 1, [], true]);
  });

  it('cannot be cooked by fewer than it takes', () => {
    const { size } = solve('NINJA_CURRY');
    expect(solve('NINJA_CURRY', { maxTeamSize: (size ?? 0) - 1 })).toMatchObject({ size: undefined, teams: [] });
    const full = ['a', 'b', 'c', 'd', 'e'].map((id) => member(id, 'RATICATE'));
    expect(solve('NINJA_CURRY', { given: full })).toMatchObject({ size: undefined, teams: [] });
  });

  it('is cooked out of a box with each creature once', () => {
    const slots: IngredientSlots = [
      { name: 'Apple', amount: 1 },
      { name: 'Apple', amount: 2 },
      { name: 'Apple', amount: 4 },
    ];
    const weak = (id: string) =>
      member(id, 'RATTATA', 1, { nature: 'Bashful', subskills: NO_SUBSKILLS, ribbon: 0, ingredients: slots });
    const ask = (count: number) =>
      solve('FANCY_APPLE_CURRY', {
        producers: undefined,
        box: Array.from({ length: count }, (_, n) => weak(`box ${n}`)),
      });
    const one = ask(1);
    expect(one.size).toBeUndefined();
    const { size, teams } = ask(8);
    expect(size).toBeGreaterThan(1);
    for (const team of teams) {
      const ids = team.members.map(({ externalId }) => externalId);
      expect([...new Set(ids)]).toEqual(ids);
      checkTeam('FANCY_APPLE_CURRY', team);
    }
  });
});

describe('an ingredient', () => {
  it('lists its best producers first, each species once', () => {
    const apple = game.ingredients.get('Apple');
    const i = game.ingredients.rows.indexOf(apple);
    const ranking = rankProducers(game, apple, producers, 20);
    const amounts = ranking.map(({ perMeal }) => perMeal[i] ?? 0);
    expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
    const names = ranking.map(({ build }) => build.species.name);
    expect(names).toEqual([...new Set(names)]);
    expect(Math.max(...producers.map(({ perMeal }) => perMeal[i] ?? 0))).toBe(amounts[0]);
  });
});
