// Every main skill of every edition has a sign.
import { EDITIONS, gameOf } from '@oversleep/game';
import { expect, test } from 'vitest';
import { signsOf } from './skill-signs.ts';
import { SIGN_PATHS } from './unit-icon.tsx';

const skill = (key: string) => signsOf(gameOf('2026-08').skills.get(key));

test.each(EDITIONS)('in edition %s', (edition) => {
  for (const row of gameOf(edition).skills.rows) expect(SIGN_PATHS[signsOf(row).main]).toBeDefined();
});

test('what it chiefly gives comes first', () => {
  expect(skill('CHARGE_STRENGTH_S')).toEqual({ main: 'strength', extra: undefined, isVariant: false });
  expect(skill('COOKING_POWER_UP_S_MINUS')).toEqual({ main: 'potSize', extra: 'energy', isVariant: true });
});

test('skills that become another have signs too', () => {
  expect(skill('METRONOME').main).toBe('metronome');
  expect(skill('SKILL_COPY_MIMIC')).toMatchObject({ main: 'copy', isVariant: true });
});
