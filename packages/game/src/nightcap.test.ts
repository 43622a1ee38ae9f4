// What a night of the Pikachu with a nightcap brings.
import { expect, test } from 'vitest';
import { nightcapNight } from './nightcap.ts';
import { NIGHTCAP_LEVELS } from './tables/nightcap-levels.ts';

const NIGHT = { wakeup: 6 * 60, bedtime: 21 * 60 + 30 };

test('helps follow from the length of the night, and nothing is more than it can carry', () => {
  // 8.5 hours: 30,600 seconds.
  expect(nightcapNight('2026-10', 1, NIGHT)).toEqual({ helps: 6.375, berries: 6.375, ingredients: [] });
  const best = nightcapNight('2026-10', NIGHTCAP_LEVELS, NIGHT);
  expect(best?.helps).toBeCloseTo(30_600 / 3540, 9);
  expect(best?.berries).toBe(17);
  expect(best?.ingredients).toEqual(['Apple', 'Cacao', 'Honey'].map((name) => ({ name, amount: 17 })));
  expect(nightcapNight('2026-10', NIGHTCAP_LEVELS, { wakeup: 0, bedtime: 22 * 60 })?.berries).toBeLessThan(5);
});

test.each([
  ['an edition without it', '2025-10', 20],
  ['no level', '2026-10', 0],
  ['a level above the highest', '2026-10', 21],
] as const)('there is none for %s', (_, edition, level) => {
  expect(nightcapNight(edition, level, NIGHT)).toBeUndefined();
});
