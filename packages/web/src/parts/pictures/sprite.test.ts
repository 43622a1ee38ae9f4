// Sprites: their addresses, and pixels that stay square.
import { expect, test } from 'vitest';
import { festiveForm, spriteAddress, spriteScale } from './sprite.ts';

test('addresses', () => {
  expect(spriteAddress('PIKACHU', false)).toBe('/images/pokemon/pikachu.png');
  expect(spriteAddress('VULPIX_ALOLAN', true)).toBe('/images/pokemon/vulpix_alolan_shiny.png');
});

test.each([
  [60, 24, 22, 2],
  [60, 30, 26, 1.5],
  [60, 44, 40, 1],
  [36, 40, 30, 0.792],
  [100, 24, 22, 3],
  [140, 24, 22, 4],
  [300, 24, 22, 4],
])('in a disc of %i pixels a sprite of %i × %i is scaled by %d', (disc, width, height, scale) => {
  expect(spriteScale(disc, width, height)).toBeCloseTo(scale, 6);
});

test('festive forms are recognized by their ending', () => {
  expect(festiveForm('PIKACHU_HALLOWEEN')).toBe('halloween');
  expect(festiveForm('SPHEAL_HOLIDAY')).toBe('holiday');
  expect(festiveForm('VULPIX_ALOLAN')).toBeUndefined();
});
