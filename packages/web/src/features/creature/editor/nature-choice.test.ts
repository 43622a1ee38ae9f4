// Modifiers choose natures, and natures say their modifiers.
import { gameOf } from '@oversleep/game';
import { expect, test } from 'vitest';
import { choiceOf, MODIFIERS, matching, neutralChoice, withModifier } from './nature-choice.ts';

const { natures } = gameOf('2025-10');
const { rows } = natures;
const none = choiceOf(undefined);

test('both modifiers select the nature, for every pair', () => {
  for (const up of MODIFIERS) {
    for (const down of MODIFIERS.filter((other) => other !== up)) {
      const choice = withModifier(rows, withModifier(rows, none, 'up', up), 'down', down);
      const nature = natures.get(choice.nature ?? '');
      expect([nature.positiveModifier, nature.negativeModifier]).toEqual([up, down]);
    }
  }
});

test('one modifier filters and selects nothing', () => {
  const choice = withModifier(rows, none, 'up', 'speed');
  expect(choice.nature).toBeNull();
  expect(matching(rows, choice).map(({ name }) => name)).toEqual(['Adamant', 'Brave', 'Lonely', 'Naughty']);
});

test('the same modifier again clears it; in the other column it moves', () => {
  const adamant = choiceOf(natures.get('Adamant'));
  expect(adamant).toMatchObject({ up: 'speed', down: 'ingredient', nature: 'Adamant' });
  expect(withModifier(rows, adamant, 'up', 'speed')).toMatchObject({ up: null, down: 'ingredient', nature: null });
  expect(withModifier(rows, adamant, 'down', 'speed')).toMatchObject({ up: null, down: 'speed', nature: null });
});

test('neutral selects a nature without effect, and shows all of them', () => {
  const neutral = neutralChoice(rows);
  expect(neutral).toMatchObject({ up: null, down: null, isNeutral: true, nature: 'Bashful' });
  expect(matching(rows, neutral).map(({ name }) => name)).toEqual(['Bashful', 'Docile', 'Hardy', 'Quirky', 'Serious']);
});

test('a text finds beginnings, in any language', () => {
  expect(matching(rows, none, 'ad').map(({ name }) => name)).toEqual(['Adamant']);
  expect(matching(rows, none, 'いじっぱり').map(({ name }) => name)).toEqual(['Adamant']);
  expect(matching(rows, none, 'xyz')).toEqual([]);
});
