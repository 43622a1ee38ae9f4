// What copying skills become.
import { EDITIONS, gameOf } from '@oversleep/game';
import { describe, expect, test } from 'vitest';
import { skillMix } from './skill-mix.ts';

describe.each(EDITIONS)('in edition %s', (edition) => {
  const game = gameOf(edition);
  const skill = (key: string) => game.skills.get(key);

  test('a plain skill stays itself', () => {
    expect(skillMix(game, skill('CHARGE_STRENGTH_M'), [])).toEqual([]);
  });

  test('Metronome may become any skill that it does not exclude, all alike', () => {
    const metronome = skill('METRONOME');
    const mix = skillMix(game, metronome, []);
    const excluded = metronome.copies?.excludes ?? [];
    expect(mix).toHaveLength(game.skills.rows.length - excluded.length);
    expect(mix.some((one) => excluded.includes(one.skill.key))).toBe(false);
    expect(mix.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
  });

  test('a copier takes after its teammates, and after the fallback where it may not', () => {
    const mimic = skill('SKILL_COPY_MIMIC');
    const cheer = skill('ENERGIZING_CHEER_S');
    const mix = skillMix(game, mimic, [cheer, cheer, skill('BERRY_BURST_DISGUISE'), mimic]);
    expect(mix.map((one) => [one.skill.key, one.share])).toEqual([
      ['CHARGE_STRENGTH_S', 0.5],
      ['ENERGIZING_CHEER_S', 0.5],
    ]);
    expect(skillMix(game, mimic, []).map((one) => one.skill.key)).toEqual(['CHARGE_STRENGTH_S']);
  });
});
