// The team of a file as both editions can read it, and what cannot be compared.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PatchAnswer } from '@oversleep/engine';
import { changesBetween } from '@oversleep/game';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../input/strict.ts';
import { patch } from './patch.ts';
import { questionIn } from './question.ts';
import { tableOfPatch } from './table.ts';

const [from, to] = ['2025-10', '2026-08'] as const;
const recording = join(import.meta.dirname, '../../../engine/test/goldens/2025-10-t14.json');
const team = JSON.parse(readFileSync(recording, 'utf8')).input;
const newcomer = { ...team.members[0], externalId: 'new', pokemon: 'TOGEDEMARU', ingredients: undefined };

describe('the question', () => {
  it('leaves out who is new, and says so', () => {
    const { question, strangers } = questionIn(from, to, { ...team, members: [...team.members, newcomer] });
    expect(question.team.members).toHaveLength(team.members.length);
    expect(strangers).toEqual([{ pokemon: 'Togedemaru', edition: from }]);
  });

  it('keeps a pot of its own, and leaves an unnamed one to each edition', () => {
    const potSize = (settings: object) => questionIn(from, to, { ...team, settings }).question.team.settings.potSize;
    expect(potSize({ ...team.settings, potSize: 81 })).toBe(81);
    expect(potSize({ ...team.settings, potSize: undefined })).toBeUndefined();
  });

  it.each([
    ['no member that both know', { ...team, members: [newcomer] }, /^Togedemaru is not in the game of 2025-10/],
    ['a name that none knows', { ...team, members: [{ ...team.members[0], pokemon: 'NESSIE' }] }, /NESSIE/],
    ['an island of one of them', { ...team, settings: { ...team.settings, island: 'amber' } }, /^settings\.island: /],
    ['no team', [], /^file: A request must be an object/],
  ])('%s: refused', (_, input, message) => {
    expect(() => questionIn(from, to, input)).toThrow(Refusal);
    expect(() => questionIn(from, to, input)).toThrow(message);
  });

  it.each([
    [[], /takes one FILE/],
    [['a.json', '--from', '1999-01'], /^Unknown edition 1999-01/],
    [['a.json', '--from', to, '--to', to], /^--to: must be another edition/],
  ])('options %j: refused', async (args, message) => {
    await expect(patch.run(args)).rejects.toThrow(message);
  });
});

describe('the table', () => {
  const answer: PatchAnswer = {
    from,
    to,
    before: { mean: 1000, error: 1 },
    after: { mean: 1100, error: 1 },
    difference: { mean: 100, error: 2 },
    effects: changesBetween(from, to)
      .filter(({ key }) => key === 'rules ingredientBag' || key === 'rules maxRecipeLevel')
      .map((change) => ({ changes: [change], gain: { mean: 60, error: 0 } })),
    interactions: { mean: -20, error: 0.1 },
  };

  it('names each change with its effect, and what they do to each other', () => {
    const text = tableOfPatch(answer, [{ pokemon: 'Togedemaru', edition: from }]);
    expect(text).toMatch(/^Togedemaru is not in the game of 2025-10/);
    expect(text).toMatch(/^Difference +\+100 ± 4 \(10 %\)$/m);
    expect(text).toMatch(/^Ingredient bag: The bag holds 800 ingredients instead of 700 +\+60 ± 0$/m);
    expect(text).toMatch(/^What they do to each other +-20 ± 0$/m);
  });

  it('says when nothing touches the team', () => {
    expect(tableOfPatch({ ...answer, effects: [] }, [])).toContain('No change touches this team.');
  });
});
