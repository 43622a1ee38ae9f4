// The creature in the editor: locks, and what cannot be saved.
import { gameOf, LOCKED_ORDER } from '@oversleep/game';
import { describe, expect, test } from 'vitest';
import { creatureOf, game } from '../../../testing/creatures.ts';
import { figuresOf, otherGender, refusalOf, slotFaces, withIngredient, withSkillLevel } from './draft.ts';

const darkrai = game.species.get('DARKRAI');
const stranger = { ...creatureOf(1), pokemon: 'FROM_TOMORROW' };
const pikachu = game.species.get('PIKACHU');

describe('ingredients', () => {
  test('a slot above the level is locked, and one without another choice cannot be changed', () => {
    const [first, second, third] = slotFaces(game, creatureOf(1, { level: 30 }));
    expect(first).toMatchObject({ unlock: 0, isLocked: false, canChange: pikachu.ingredient0.length > 1 });
    expect(second).toMatchObject({ unlock: 30, isLocked: false, canChange: true });
    expect(third).toMatchObject({ unlock: 60, isLocked: true });
  });

  test('an unknown species has no choices', () => {
    expect(slotFaces(game, stranger).every(({ canChange }) => !canChange)).toBe(true);
  });

  test('the second slot must be found before the third', () => {
    const apple = darkrai.ingredient60.find(({ ingredient }) => ingredient.name === 'Apple');
    if (!apple) throw new Error('Darkrai carries no apple');
    const wrong = withIngredient(creatureOf(1, { pokemon: 'DARKRAI' }), 2, apple);
    expect(refusalOf(game, wrong)).toBe(LOCKED_ORDER);
    const second = darkrai.ingredient30.find(({ ingredient }) => ingredient.name === 'Apple');
    expect(second && refusalOf(game, withIngredient(wrong, 1, second))).toBeUndefined();
  });
});

test('the skill level stays within the skill', () => {
  expect(withSkillLevel(creatureOf(1), pikachu, 99).skillLevel).toBe(pikachu.skill.maxLevel);
  expect(withSkillLevel(creatureOf(1), pikachu, 0).skillLevel).toBe(1);
});

test('a gender can only be changed where the species has both', () => {
  const latest = gameOf('2026-08');
  const only = latest.species.rows.find(({ genders }) => genders.female === 1);
  expect(otherGender(pikachu, { gender: 'male' })).toBe('female');
  expect(only && otherGender(only, { gender: 'female' })).toBeUndefined();
});

test('RP and carry size follow every field; an unknown species has none', () => {
  const plain = figuresOf(game, creatureOf(1));
  const ribboned = figuresOf(game, creatureOf(1, { ribbon: 4 }));
  expect((ribboned?.carry ?? 0) - (plain?.carry ?? 0)).toBe(8);
  expect(figuresOf(game, creatureOf(1, { level: 10 }))?.rp).toBeLessThan(plain?.rp ?? 0);
  expect(figuresOf(game, stranger)).toBeUndefined();
});
