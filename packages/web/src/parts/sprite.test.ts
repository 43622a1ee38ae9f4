// Sprites: their addresses, and pixels that stay square.
import { expect, test } from 'vitest';
import { festiveForm, spriteAddress, spriteScale } from './sprite.ts';

test('addresses', () => {
  expect(spriteAddress('PIKACHU', false)).toBe('/images/pokemon/pikachu.png');
  expect(spriteAddress('VULPIX_ALOLAN', true)).toBe('/images/pokemon/vulpix_alolan_shiny.png');
});

test.each([
  [36, 0.6, true],
  [60, 1, false],
  [72, 1, false],
  [100, 1.5, false],
  [120, 2, false],
  [140, 2, false],
])('in a disc of %i pixels a sprite is scaled by %d', (disc, scale, isSmooth) => {
  expect(spriteScale(disc)).toEqual({ scale, isSmooth });
});

test('festive forms are told by their ending', () => {
  expect(festiveForm('PIKACHU_HALLOWEEN')).toBe('halloween');
  expect(festiveForm('SPHEAL_HOLIDAY')).toBe('holiday');
  expect(festiveForm('VULPIX_ALOLAN')).toBeUndefined();
});
