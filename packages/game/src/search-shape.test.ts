import { describe, expect, it } from 'vitest';
import { gameOf } from './edition.ts';
import { RANK_NAMES, ranksOf } from './ranks.ts';
import { conditionsShape, goalShape, searchGoal, wantedGoalShape } from './search-shape.ts';
import { parse, restore, type Shape } from './shape/shape.ts';

const game = gameOf('2026-10');
const [recipe] = game.recipes.rows;
const problemsOf = (goal: unknown, shape: Shape<unknown> = goalShape) => {
  const read = parse(shape, game, goal);
  return read.ok ? [] : read.problems.map(({ field, message }) => `${field}: ${message}`);
};

describe('a goal of a search', () => {
  it('finds dishes and ingredients by key or name, and keeps the key', () => {
    for (const name of [recipe?.name.toLowerCase(), recipe?.displayName.toUpperCase()])
      expect(parse(goalShape, game, { kind: 'dish', recipe: name })).toMatchObject({ value: { recipe: recipe?.name } });
    expect(parse(goalShape, game, { kind: 'ingredient', name: 'eGG' })).toMatchObject({ value: { name: 'Egg' } });
  });

  it('is refused where the edition knows no such name, kind, type or strength', () => {
    expect(problemsOf({ kind: 'dish', recipe: 'Stone Soup' })).toEqual(['recipe: Recipe not found: Stone Soup']);
    expect(problemsOf({ kind: 'ingredient', name: 'Stone' })).toEqual(['name: Ingredient not found: Stone']);
    expect(problemsOf({ kind: 'dishes', type: 'soup' })).toEqual(['type: type must be one of curry, salad, dessert']);
    expect(problemsOf({ kind: 'reach', strength: 0 })).toEqual(['strength: strength must be a whole number, not 0']);
    for (const wrong of ['strength', null, { kind: 'fame' }, {}]) expect(problemsOf(wrong)).toHaveLength(1);
  });

  it('has ranks for the player and strengths for the search', () => {
    expect(problemsOf({ kind: 'rank', rank: 3 })).toHaveLength(1);
    expect(problemsOf({ kind: 'rank', rank: 3 }, wantedGoalShape)).toEqual([]);
    expect(problemsOf({ kind: 'rank', rank: RANK_NAMES.length }, wantedGoalShape)).toHaveLength(1);
    const strength = ranksOf('2026-10', 'greengrass').snorlaxRankStrength?.[20];
    expect(searchGoal('2026-10', 'greengrass', { kind: 'rank', rank: 20 })).toEqual({ kind: 'reach', strength });
    expect(searchGoal('2026-10', 'greengrass', { kind: 'berries' })).toEqual({ kind: 'berries' });
  });
});

describe('the conditions of a search', () => {
  const restored = (value: unknown) => restore(conditionsShape, game, value).value;
  const NONE = {
    chosen: null,
    favourites: false,
    tags: [],
    withTeam: true,
    level: null,
    include: [],
    never: [],
    limits: [],
    healers: 0,
    changes: null,
  };

  it('are empty where nothing was chosen', () => {
    expect(restored({})).toEqual(NONE);
    expect(parse(conditionsShape, game, {}).ok).toBe(true);
  });

  it('keep the usable part of a stored choice', () => {
    const stored = { chosen: ['a', 3], tags: 'x', limits: [{ skill: 'Metronome', members: 1 }, {}], healers: 9 };
    expect(restored(stored)).toEqual({
      ...NONE,
      chosen: ['a'],
      limits: [{ skill: 'Metronome', members: 1 }],
      healers: 5,
    });
  });
});
