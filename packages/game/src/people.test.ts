// Nicknames, ids and numbers as people meet them.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gameOf } from './edition.ts';
import { NO_SECURE_RANDOM, newId, secureRandom } from './ids.ts';
import {
  cutNickname,
  editNickname,
  MAX_NICKNAME,
  NICKNAME_TOO_LONG,
  nicknameFor,
  nicknameLength,
  randomNickname,
} from './nickname.ts';
import { partsThatAddUp } from './numbers.ts';
import { playerName } from './typed-name.ts';

describe('nicknames', () => {
  it('keep the previous name when empty and refuse more than twelve characters', () => {
    expect(editNickname('  ', 'Sparky')).toEqual({ name: 'Sparky' });
    expect(editNickname(' Ovi ', 'Sparky')).toEqual({ name: 'Ovi' });
    expect(editNickname('123456789012', '')).toEqual({ name: '123456789012' });
    expect(editNickname('1234567890123', '')).toEqual({ problem: 'long' });
    expect(NICKNAME_TOO_LONG).toContain('12 characters or less');
  });

  it('are normalised, and refuse deceptive characters', () => {
    expect(editNickname('Poke\u0301', '')).toEqual({ name: 'Pok\u00e9' });
    expect(editNickname('Ada\u202eorR', '')).toEqual({ problem: 'direction' });
    expect(editNickname('Z\u0335\u0335\u0335', '')).toEqual({ problem: 'marks' });
    // What was stored before stays readable.
    expect(cutNickname('Z\u0335\u0335\u0335\u202e!')).toBe('Z\u0335\u0335!');
  });

  it('of players are visible, of one line, and never the assistant’s', () => {
    expect(playerName(' Zoe\u0308 ')).toEqual({ name: 'Zo\u00eb' });
    expect(playerName('👨‍👩‍👧‍👦'.repeat(36))).toEqual({ name: '👨‍👩‍👧‍👦'.repeat(36) });
    for (const name of [
      'Ovi',
      ' ovi ',
      'O.v.i',
      'OV1',
      '0vi',
      'Òvi',
      'Оvі',
      'O\u200bvi',
      'ovl',
      'Ovi, the owl',
      '0v1d',
    ])
      expect(playerName(name)).toEqual({ problem: 'reserved' });
    // The author of news, as it is shown and as it might be imitated.
    for (const name of ['Ovi, the sleepy owl of Oversleep', 'ÓVI THE SLEEPY OWL OF OVERSLEEP', 'Оvі the sleepy owl'])
      expect(playerName(name)).toHaveProperty('problem');
    for (const name of ['', '\u200b', 'a\nb', 'a\u2066b', 'a\u0300\u0301\u0302\u0303', 'x'.repeat(37)])
      expect(playerName(name)).toHaveProperty('problem');
    expect(playerName('Novi')).toEqual({ name: 'Novi' });
  });

  it('count and cut graphemes', () => {
    expect(nicknameLength('👩‍👩‍👧ミュウ')).toBe(4);
    expect(cutNickname('👩‍👩‍👧ミュウ', 2)).toBe('👩‍👩‍👧ミ');
    expect(nicknameFor(gameOf('2026-08').species.get('PIKACHU_HOLIDAY'), 'male', false, () => 0)).toBe('Pikachu (Hol');
  });

  it('are random first names that fit, by gender', () => {
    const drawn = (gender: 'male' | 'female') =>
      new Set(Array.from({ length: 400 }, (_, i) => randomNickname(() => i / 400, gender)));
    const [female, male] = [drawn('female'), drawn('male')];
    expect(female.size).toBeGreaterThan(40);
    expect([...female].some((name) => male.has(name))).toBe(false);
    expect([...female, ...male].every((name) => nicknameLength(name) === name.length)).toBe(true);
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 0.999999, noNaN: true }),
        fc.integer({ min: 3, max: MAX_NICKNAME }),
        (u, most) => {
          const name = randomNickname(() => u, undefined, most);
          expect(nicknameLength(name)).toBeGreaterThan(0);
          expect(nicknameLength(name)).toBeLessThanOrEqual(most);
        },
      ),
    );
  });
});

describe('ids', () => {
  it('are random version 4 UUIDs', () => {
    const ids = Array.from({ length: 1000 }, () => newId());
    expect(new Set(ids).size).toBe(1000);
    expect(ids.every((id) => /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(id))).toBe(
      true,
    );
    const draws = Array.from({ length: 100 }, secureRandom());
    expect(draws.every((u) => u >= 0 && u < 1)).toBe(true);
  });

  it('cannot be made without a secure source, and the message says so', () => {
    const none = JSON.parse('{}');
    expect(() => newId(none)).toThrow(NO_SECURE_RANDOM);
    expect(() => secureRandom(none)()).toThrow(NO_SECURE_RANDOM);
  });
});

describe('numbers', () => {
  it('parts add up to the total that is shown', () => {
    expect(partsThatAddUp([0.4, 0.4, 0.4])).toEqual([1, 0, 0]);
    expect(partsThatAddUp([10.5, 20.5, 30.5])).toEqual([11, 21, 30]);
    expect(partsThatAddUp([25_000.7, 36_450.2], { total: 61_450 })).toEqual([25_000, 36_450]);
    expect(partsThatAddUp([-1.5, 4.5])).toEqual([-1, 4]);
    expect(partsThatAddUp([])).toEqual([]);
    // A published total has six digits; what is nothing, and not shown, takes no part in the difference.
    expect(partsThatAddUp([2_672_590, 626_409, 0, 126_225], { total: 3_425_220 })).toEqual([
      2_672_589, 626_408, 0, 126_223,
    ]);
    const tenths = partsThatAddUp([1.04, 2.04, 3.04], { step: 0.1 });
    expect(tenths.map((part) => part.toFixed(1))).toEqual(['1.1', '2.0', '3.0']);
  });
});
