// Whatever check fires first, a caller reads the sentences of the specification.
import { REFUSAL, type RouteContract, routes } from '@oversleep/contract';
import { CORRUPT_INGREDIENTS, CORRUPT_SUBSKILLS, isObject, LEVEL_MESSAGE } from '@oversleep/game';
import { expect, test } from 'vitest';
import { validatorFor } from './validate.ts';

const creature = {
  externalId: '00000000-0000-4000-8000-000000000001',
  pokemon: 'PIKACHU',
  level: 60,
  ribbon: 4,
  skillLevel: 3,
  nature: 'Bashful',
  subskills: [],
  ingredients: [0, 30, 60].map((level) => ({ level, name: 'Apple', amount: 1 })),
};
const settings = { camp: false, bedtime: '21:30', wakeup: '06:00' };
const subskill = { level: 10, subskill: 'Helping Bonus' };

const messageFor = ({ unknownFields, body }: RouteContract, input: unknown): string | undefined => {
  const result = validatorFor({ strip: unknownFields === 'strip' })({ schema: body, httpPart: 'body' })(input);
  return 'error' in result ? result.error.message : undefined;
};

test.each([
  [{ level: 101 }, LEVEL_MESSAGE],
  [{ level: 0 }, LEVEL_MESSAGE],
  [{ level: '60' }, LEVEL_MESSAGE],
  [{ level: undefined }, LEVEL_MESSAGE],
  [{ ingredients: creature.ingredients.slice(1) }, CORRUPT_INGREDIENTS],
  [{ ingredients: [...creature.ingredients, ...creature.ingredients] }, CORRUPT_INGREDIENTS],
  [{ ingredients: 'Apple' }, CORRUPT_INGREDIENTS],
  [{ ingredients: undefined }, CORRUPT_INGREDIENTS],
  [{ subskills: Array.from({ length: 6 }, () => subskill) }, CORRUPT_SUBSKILLS],
  [{ subskills: null }, CORRUPT_SUBSKILLS],
  [{ subskills: [{ ...subskill, subskill: '' }] }, "Can't find Subskill with name "],
  [{ nature: 7 }, "Couldn't find nature with name: 7"],
  [{ pokemon: 'x'.repeat(65) }, `Can't find Pokemon with name ${'x'.repeat(64)}`],
  [{ level: 101, nature: '' }, 'Some fields are wrong.'],
  [{}, undefined],
])('a creature of a calculation with %j: %s', (wrong, message) => {
  const { level, ingredients, subskills, nature, ...rest } = creature;
  const fields = Object.fromEntries(
    Object.entries({ level, ingredients, subskills, nature, ...rest, ...wrong }).filter(
      ([, value]) => value !== undefined,
    ),
  );
  expect(messageFor(routes.calculateTeam, { members: [fields], settings })).toBe(message);
});

test('a refused value has a key and values of its own, for clients with texts of their own', () => {
  const result = validatorFor({})({ schema: routes.putRecipe.body, httpPart: 'body' })({ recipe: 12, level: 1 });
  expect(result).toMatchObject({ error: { problem: { reason: 'RECIPE_UNKNOWN', values: { value: '12' } } } });
});

test('a recipe that cannot be one is not found', () => {
  expect(messageFor(routes.putRecipe, { recipe: '', level: 1 })).toBe('Recipe not found: ');
  expect(messageFor(routes.putRecipe, { recipe: 12, level: 1 })).toBe('Recipe not found: 12');
});

test('every route that takes levels or creatures has the sentences', () => {
  const missing: string[] = [];
  let seen = 0;
  const look = (schema: unknown, at: string): void => {
    if (Array.isArray(schema)) schema.forEach((one) => void look(one, at));
    if (!isObject(schema)) return;
    for (const [name, part] of Object.entries(isObject(schema.properties) ? schema.properties : {})) {
      const isMeant =
        isObject(part) &&
        ((name === 'level' && part.minimum === 1 && part.maximum === 100 && !at.endsWith('subskills')) ||
          (name === 'ingredients' && part.minItems === 3) ||
          (name === 'subskills' && part.type === 'array' && !at.endsWith('wish')) ||
          ['pokemon', 'nature', 'recipe'].includes(name));
      if (isMeant) seen += 1;
      if (isMeant && part[REFUSAL] === undefined) missing.push(`${at}.${name}`);
      look(part, `${at}.${name}`);
    }
    look(schema.items, at);
    look(schema.anyOf, at);
  };
  for (const [name, route] of Object.entries<RouteContract>(routes)) {
    look(route.body, name);
    look(route.params, name);
    look(route.query, name);
  }
  expect(missing).toEqual([]);
  expect(seen).toBeGreaterThan(20);
});
