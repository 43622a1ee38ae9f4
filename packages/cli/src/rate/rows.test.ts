// `oversleep rate`: what it answers, and what it refuses.
import { gameOf } from '@oversleep/game';
import { describe, expect, it } from 'vitest';
import { rate } from './rate.ts';
import { rateRows } from './rows.ts';

const row = {
  pokemon: 'raichu',
  level: 60,
  nature: 'Adamant',
  skillLevel: 3,
  ribbon: 0,
  subskills: [
    { level: 10, subskill: 'Helping Speed M' },
    { level: 75, subskill: 'Berry Finding S' },
  ],
  ingredients: [
    { level: 0, name: 'Apple', amount: 1 },
    { level: 30, name: 'Apple', amount: 2 },
    { level: 60, name: 'Apple', amount: 4 },
  ],
};

describe('rating rows', () => {
  it('gives every figure of a creature', () => {
    const result = rateRows(gameOf('2025-10'), [row, { ...row, camp: true, otherHelpingBonus: 4 }]);
    expect(result).toMatchObject({
      ok: true,
      value: [
        { helpSeconds: 1501, carrySize: 31, ingredientChance: 0.1792, skillChance: 0.032, berriesPerHelp: 2 },
        { helpSeconds: expect.any(Number), carrySize: 38 },
      ],
    });
    if (result.ok) expect(result.value[1]?.helpSeconds).toBeLessThan(1501 / 1.2);
  });

  it('shows how likely such a catch is', () => {
    const result = rateRows(gameOf('2025-10'), [{ ...row, level: 10 }]);
    // One of 25 natures, and one of six silver subskills in the first slot.
    expect(result.ok && result.value[0]?.catchChance).toBeCloseTo((0.04 * 0.36) / 6, 12);
  });

  it('leaves a nature out that a mint has taken', () => {
    const figures = (fields: object) => {
      const result = rateRows(gameOf('2025-10'), [{ ...row, ...fields }]);
      return result.ok ? result.value[0] : result.problems;
    };
    expect(figures({ mint: true })).toEqual(figures({ nature: 'Bashful' }));
    expect(figures({ mint: false })).toEqual(figures({}));
    expect(figures({ mint: 1 })).toEqual([{ field: '[0].mint', message: 'mint must be true or false, not 1' }]);
  });

  it("distinguishes the game's displayed interval from the simulated one, and uses the names of its records", () => {
    const { pokemon, ...rest } = row;
    const subskills = [...row.subskills, { level: 25, subskill: 'Helping Bonus' }];
    const result = rateRows(gameOf('2026-10'), [{ ...rest, species: pokemon, subskills }, row]);
    if (!result.ok) throw new Error(JSON.stringify(result.problems));
    const [helper, plain] = result.value;
    expect(helper?.shownHelpSeconds).toBe(plain?.helpSeconds);
    expect(helper?.helpSeconds).toBeLessThan(helper?.shownHelpSeconds ?? 0);
  });

  it('takes the ribbon of an old friend where a row says nothing of it', () => {
    const { ribbon: _, ...without } = row;
    const result = rateRows(gameOf('2025-10'), [without, { ...row, ribbon: 4 }, row]);
    if (!result.ok) throw new Error(JSON.stringify(result.problems));
    const [left, four, none] = result.value;
    expect(left).toEqual(four);
    expect(left?.carrySize).not.toBe(none?.carrySize);
  });

  it("lets a row's own levels decide which subskills count", () => {
    const berries = (level: number) => {
      const result = rateRows(gameOf('2026-08'), [{ ...row, level }]);
      return result.ok ? result.value[0]?.berriesPerHelp : result.problems;
    };
    expect([72, 75].map(berries)).toEqual([2, 3]);
  });

  it('names bad rows by index and field, and answers nothing', () => {
    const bad = [
      row,
      { ...row, pokemon: 'SNOOZEMON' },
      { ...row, level: 0, nature: 'Sleepy' },
      { ...row, skillLevel: 9 },
      7,
      { ...row, otherHelpingBonus: 5 },
      { ...row, ingredients: row.ingredients.map((slot) => ({ ...slot, name: 'Cake' })) },
    ];
    const result = rateRows(gameOf('2025-10'), bad);
    expect(result.ok ? [] : result.problems.map(({ field }) => field)).toEqual([
      '[1].pokemon',
      '[2].level',
      '[2].nature',
      '[3].skillLevel',
      '[4]',
      '[5].otherHelpingBonus',
      '[6].ingredients[0].name',
      '[6].ingredients[1].name',
      '[6].ingredients[2].name',
    ]);
    expect(rateRows(gameOf('2025-10'), { rows: [] })).toMatchObject({ ok: false, problems: [{ field: 'file' }] });
  });

  it.each([
    [['missing.json'], /^Cannot read missing\.json/],
    [[], /^rate takes one FILE/],
    [['--edition', '1999-01', '-'], /^Unknown edition 1999-01/],
  ])('refuses with one clear message: %j', async (args, message) => {
    await expect(rate.run(args)).rejects.toThrow(message);
  });
});
