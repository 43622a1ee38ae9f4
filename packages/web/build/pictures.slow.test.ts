// The built pictures: one for everything in the game, no duplicates, and small.
import { EDITIONS, gameOf } from '@oversleep/game';
import { describe, expect, test } from 'vitest';
import { DISH_PICTURES } from './dish-choices.ts';
import { shortened } from './emoji.ts';
import { makePictures } from './picture-files.ts';
import { slugOf } from './sprites.ts';

const { files, sprites } = makePictures({ withSprites: true });
const bytes = (content: string | Buffer | undefined) => Buffer.byteLength(content ?? '');
const weightOf = (start: string) =>
  [...files].filter(([path]) => path.startsWith(start)).reduce((sum, [, content]) => sum + bytes(content), 0);

test.each(EDITIONS)('every ingredient and every dish of edition %s has one', (edition) => {
  const { ingredients, recipes, mixedDishes } = gameOf(edition);
  for (const { name } of ingredients.rows) expect(files.has(`images/ingredient/${name.toLowerCase()}.svg`)).toBe(true);
  for (const { name } of [...recipes.rows, ...Object.values(mixedDishes)])
    expect(files.has(`images/recipe/${name.toLowerCase()}.svg`)).toBe(true);
});

test('no two dishes look the same', () => {
  const choices = Object.values(DISH_PICTURES);
  expect(choices.filter((choice, index) => choices.indexOf(choice) !== index)).toEqual([]);
});

describe('sprites', () => {
  test.each([
    ['BULBASAUR', 'bulbasaur'],
    ['MR_MIME', 'mr-mime'],
    ['VULPIX_ALOLAN', 'vulpix-alola'],
    ['PIKACHU_HALLOWEEN', 'pikachu'],
    ['TOXTRICITY_LOW_KEY', 'toxtricity-low-key'],
    ['PUMPKABOO_JUMBO', 'pumpkaboo-super'],
  ])('%s is called %s', (species, slug) => {
    expect(slugOf(species)).toBe(slug);
  });

  test('every sprite has a shiny version, and only the ninth generation has none', () => {
    for (const { name } of sprites) expect(bytes(files.get(`images/pokemon/${name}_shiny.png`))).toBeGreaterThan(100);
    const without = gameOf('2026-08').species.rows.filter(
      ({ name }) => !sprites.some((sprite) => sprite.name === name.toLowerCase()),
    );
    expect(without.filter(({ pokedexNumber }) => pokedexNumber <= 905).map(({ name }) => name)).toEqual([
      'WOOPER_PALDEAN',
    ]);
  });

  test('can be left out; avatars are drawn then', () => {
    const plain = makePictures({ withSprites: false });
    expect(plain.sprites).toEqual([]);
    expect([...plain.files.keys()].some((path) => path.startsWith('images/pokemon/'))).toBe(false);
    expect(plain.files.get('images/avatar/portrait/pikachu.svg')).not.toContain('image/png');
  });
});

test('every avatar of the catalogue is there', () => {
  const catalogue: Record<string, string> = JSON.parse(String(files.get('images/avatar/avatars.json')));
  expect(Object.keys(catalogue)).toEqual(expect.arrayContaining(['default', 'pikachu', 'pikachu_happy', 'sprigatito']));
  for (const path of Object.values(catalogue)) expect(files.has(`images/avatar/${path}`)).toBe(true);
});

test('the pictures stay within their size limits', () => {
  expect(weightOf('images/')).toBeLessThan(1_000_000);
  expect(weightOf('images/pokemon/')).toBeLessThan(300_000);
  expect(Math.max(...[...files].map(([path, content]) => (path.endsWith('.json') ? 0 : bytes(content))))).toBeLessThan(
    8000,
  );
});

test('numbers are shortened without running into their neighbours', () => {
  expect(shortened('M1.23456.98765l-.5.996')).toBe('M1.2.9l-.5.9');
});
