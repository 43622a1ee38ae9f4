// The preview: what all Pokémon would be, and that the stored ones stay as they are.
import { gameOf } from '@oversleep/game';
import { expect, test } from 'vitest';
import { boxOfMany } from '../../testing/box.ts';
import { creatureOf } from '../../testing/creatures.ts';
import { type Preview, previewText, withPreview } from './preview.ts';

const game = gameOf('2025-10');
const NOTHING: Preview = { level: null, evolved: false, skillMax: false };

test('a preview sets the level, evolves and raises the skill level', () => {
  const bulbasaur = creatureOf(1, { pokemon: 'BULBASAUR', level: 8, skillLevel: 1 });
  const before = structuredClone(bulbasaur);
  expect(withPreview(game, bulbasaur, { ...NOTHING, level: 50 })).toEqual({ ...bulbasaur, level: 50 });
  const grown = withPreview(game, bulbasaur, { ...NOTHING, evolved: true });
  expect([grown.pokemon, grown.skillLevel, grown.level]).toEqual(['VENUSAUR', 3, 8]);
  const highest = withPreview(game, bulbasaur, { level: 60, evolved: true, skillMax: true });
  expect(highest.skillLevel).toBe(game.species.get('VENUSAUR').skill.maxLevel);
  expect(bulbasaur).toEqual(before);
});

test('a species with several evolutions stays, and an unknown one only gets the level', () => {
  const eevee = creatureOf(1, { pokemon: 'EEVEE' });
  expect(withPreview(game, eevee, { ...NOTHING, evolved: true }).pokemon).toBe('EEVEE');
  const unknown = { ...creatureOf(2), pokemon: 'MISSINGNO', level: 3 };
  expect(withPreview(game, unknown, { level: 60, evolved: true, skillMax: true })).toEqual({ ...unknown, level: 60 });
});

test('every Pokémon of a large box can be previewed', () => {
  for (const creature of boxOfMany(300)) {
    const ahead = withPreview(game, creature, { level: 60, evolved: true, skillMax: true });
    expect(game.species.get(ahead.pokemon).family).toBe(game.species.get(creature.pokemon).family);
  }
});

test('the preview is described in words', () => {
  expect(previewText({ level: 60, evolved: true, skillMax: true })).toBe(
    'at Lv. 60, fully evolved, at max skill level',
  );
});
