// Many levels at once: what a list says, what is wrong with it, and what takes it back.
import { gameOf } from '@oversleep/game';
import { describe, expect, test } from 'vitest';
import { changesOf, levelsAfter, levelsBefore, listOfLevels, readList } from './bulk-levels.ts';
import { recipeRows } from './recipe-rows.ts';

const game = gameOf('2025-10');

describe('a list', () => {
  test.each([
    ['Fancy Apple Curry 12'],
    ['fancy apple curry: 12'],
    ['FANCY_APPLE_CURRY,12'],
    ['Fancy Apple Curry\t12'],
    ['"Fancy Apple Curry";12'],
    ['Fancy Apple Curry Lv. 12'],
    ['Fancy Apple Curry - level 12'],
    ['  FANCY apple   curry 12 '],
  ])('understands %j', (line) => {
    expect(readList(game, line)).toEqual({ levels: { FANCY_APPLE_CURRY: 12 }, problems: [], unread: [] });
  });

  test('names each line that cannot be read and keeps the rest', () => {
    const { levels, problems, unread } = readList(
      game,
      'Bean Ham Salad 0\n\nOwl Soup 3\nBean Ham Salad\nFancy Apple Curry 99\ncurry 4',
    );
    expect(levels).toEqual({ BEAN_HAM_SALAD: 0 });
    expect(problems).toHaveLength(4);
    expect(unread).toEqual(['Owl Soup 3', 'Bean Ham Salad', 'Fancy Apple Curry 99', 'curry 4']);
    expect(problems[0]).toMatch(/^Line 3: .*Owl Soup/);
    expect(problems[2]).toContain('65');
    expect(problems[3]).toMatch(/matches \d+ recipes/);
  });

  test('written from the levels reads back as the same levels', () => {
    const rows = recipeRows(game, { BEAN_HAM_SALAD: 0, FANCY_APPLE_CURRY: 7 });
    const { levels, problems } = readList(game, listOfLevels(rows));
    expect(problems).toEqual([]);
    expect(levels).toEqual(Object.fromEntries(rows.map(({ recipe, level }) => [recipe.name, level])));
  });
});

test('raising each by one stops at the highest level and unlocks nothing', () => {
  const rows = recipeRows(game, { BEAN_HAM_SALAD: 0, FANCY_APPLE_CURRY: 7 });
  const after = levelsAfter(game, rows, { kind: 'raise' });
  expect(after).toMatchObject({ BEAN_HAM_SALAD: 0, FANCY_APPLE_CURRY: 8, MILD_HONEY_CURRY: 65 });
});

test('only changes are written, and undoing them restores the shown levels', () => {
  const rows = recipeRows(game, { BEAN_HAM_SALAD: 5 });
  const changes = changesOf(rows, { BEAN_HAM_SALAD: 5, FANCY_APPLE_CURRY: 65, MILD_HONEY_CURRY: 2 });
  // Saying the assumed level makes it the player's own.
  expect(changes).toEqual({ FANCY_APPLE_CURRY: 65, MILD_HONEY_CURRY: 2 });
  expect(levelsBefore(rows, changes)).toEqual({ FANCY_APPLE_CURRY: 65, MILD_HONEY_CURRY: 65 });
});
