// Data that an older tool has left on this site.
import { expect, test } from 'vitest';
import { memoryText } from '../../api/text-storage.ts';
import { referenceStorage } from '../../testing/reference-storage.ts';
import { readBundle } from './read-bundle.ts';
import { readReference, withoutSecrets } from './read-reference.ts';
import { referenceTexts } from './reference-storage.ts';

const texts = () => {
  const found = referenceTexts(memoryText(referenceStorage()));
  if (!found) throw new Error('not found');
  return found;
};

test('all data of a player is converted', () => {
  const { data, settings, comparison, broken } = readBundle(readReference(texts()));
  expect(broken).toEqual([]);
  expect(Object.values(data.creatures)).toMatchObject([
    {
      externalId: '11111111-1111-4111-8111-111111111111',
      pokemon: 'RAICHU',
      name: 'Sparky',
      level: 60,
      nature: 'Adamant',
      saved: true,
      subskills: ['Berry Finding S', 'Helping Speed M', null, null, null],
      ingredients: [
        { name: 'Apple', amount: 1 },
        { name: 'Ginger', amount: 2 },
        { name: 'Egg', amount: 3 },
      ],
    },
  ]);
  expect(data.teams[0]).toMatchObject({
    name: 'Team 1',
    camp: true,
    bedtime: 1350,
    wakeup: 390,
    recipeType: 'salad',
    island: { shortName: 'cyan', berries: ['ORAN', 'PAMTRE', 'PECHA'] },
    stockpiledIngredients: [{ name: 'Leek', amount: 12 }],
    stockpiledBerries: [{ name: 'ORAN', amount: 3, level: 10 }],
    members: ['11111111-1111-4111-8111-111111111111', null, null, null, null],
  });
  expect(settings).toMatchObject({ potSize: 57, islands: { cyan: { areaBonus: 20 } }, randomizeNicknames: true });
  expect(comparison.members.map(({ externalId }) => externalId)).toEqual(['11111111-1111-4111-8111-111111111111']);
});

test('texts that another program stores under the same keys are left alone', () => {
  expect(referenceTexts(memoryText({ user: '{"name":"x"}', team: '["a"]' }))).toBeUndefined();
  expect(referenceTexts(memoryText())).toBeUndefined();
});

test('a copy of it contains no tokens', () => {
  const copy = JSON.stringify(withoutSecrets(texts()));
  expect(copy).toContain('Sparky');
  expect(copy).not.toMatch(/secret|ada@example/);
  expect(withoutSecrets({ ...texts(), user: '{broken secret' })).not.toHaveProperty('user');
});

test('invalid JSON is a failure, not a partial success', () => {
  expect(() => readReference({ ...texts(), pokemon: '{broken' })).toThrow();
});
