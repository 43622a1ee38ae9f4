// What a creature is called where it is shown.
import { expect, it } from 'vitest';
import { gameOf, NEWEST_EDITION } from '../edition.ts';
import { displayNameOf } from './names.ts';

it('a creature is called by its nickname, and without one by the whole name of its species', () => {
  expect(displayNameOf({ name: 'Snowy', pokemon: 'NINETALES_ALOLAN' })).toBe('Snowy');
  expect(displayNameOf({ name: '', pokemon: 'NINETALES_ALOLAN' })).toBe('Ninetales (Alolan Form)');
  expect(displayNameOf({ name: '', pokemon: 'RAICHU' }, 'ja')).toBe('ライチュウ');
  expect(displayNameOf({ name: '', pokemon: 'No. 4095' })).toBe('No. 4095');
  for (const { name, displayName } of gameOf(NEWEST_EDITION).species.rows)
    expect(displayNameOf({ name: '', pokemon: name })).toBe(displayName);
});
