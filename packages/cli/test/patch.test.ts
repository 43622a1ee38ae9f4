// `oversleep patch` as a process: its parts add up to the difference of both weeks.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const recordings = join(root, 'packages/engine/test/goldens');

it('shows the effect of each change, the largest first', () => {
  const args = ['patch', '2025-10-t01.json', '--from', '2025-10', '--to', '2026-08', '--json'];
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'tools/oversleep.mjs'), ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, INIT_CWD: recordings },
  });
  expect([status, stderr]).toEqual([0, '']);
  const { before, after, difference, effects, interactions, strangers } = JSON.parse(stdout);
  expect([effects[0].changes[0].title, effects[0].changes[0].lines]).toEqual([
    'Pinsir',
    ['Main skill: Charge Strength S → Charge Strength M'],
  ]);
  const sum = effects.reduce((all: number, { gain }: { gain: { mean: number } }) => all + gain.mean, 0);
  expect(sum + interactions.mean).toBeCloseTo(difference.mean, 3);
  expect(after.mean - before.mean).toBeCloseTo(difference.mean, 3);
  expect(difference.error).toBeLessThan(0.01 * before.mean);
  expect(strangers).toEqual([]);
});
