// Nothing moves by itself for longer than five seconds, except where the player waits for something.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '..');

/** Each says that something is under way, and goes with it. */
const WAITING = [
  'features/admin/refresh-button.module.css',
  'ui/feedback/progress-bar.module.css',
  'ui/feedback/skeleton.module.css',
  'ui/feedback/spinner.module.css',
];

test('what moves without being asked to stops within five seconds', () => {
  const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'));
  const moving = sheets.flatMap((name) =>
    [...readFileSync(join(folder, name), 'utf8').matchAll(/\banimation:\s*([^;]+);/g)].flatMap(([, words = '']) => {
      const seconds = Number(/([\d.]+)s\b/.exec(words)?.[1] ?? 0);
      const times = /\binfinite\b/.test(words)
        ? Number.POSITIVE_INFINITY
        : Number(/\s(\d+)(?=\s|$)/.exec(words)?.[1] ?? 1);
      return seconds * times > 5 ? [name] : [];
    }),
  );
  expect(moving.toSorted()).toEqual(WAITING);
});
