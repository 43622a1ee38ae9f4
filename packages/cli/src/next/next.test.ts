// `oversleep next`: steps of a recorded team with what they bring and take, best first; bad input is refused.
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { next } from './next.ts';

const file = join(import.meta.dirname, '../../../engine/test/goldens/2026-08-t01.json');

it('lists every step, best first, and what it takes', async () => {
  const { text } = await next.run([file, '--edition', '2026-08', '--json']);
  const steps: { kind: string; gain: { mean: number; error: number }; cost: { candies: number | null } }[] =
    JSON.parse(text);
  const gains = steps.map(({ gain }) => gain.mean);
  expect(gains).toEqual(gains.toSorted((a, b) => b - a));
  expect(new Set(steps.map(({ kind }) => kind))).toEqual(new Set(['level', 'skillLevel', 'ribbon']));
  expect(steps.find(({ kind }) => kind === 'level')?.cost.candies).toBeGreaterThan(0);
  expect(steps[0]).not.toHaveProperty('after');
  const { text: table } = await next.run([file, '--edition', '2026-08']);
  expect(table).toContain('gain a week');
});

it('refuses more than one file', async () => {
  await expect(next.run([file, file])).rejects.toThrow(/next takes one FILE/);
});
