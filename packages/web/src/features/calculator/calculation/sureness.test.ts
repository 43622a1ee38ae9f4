// How sure the weekly total is, in words.
import { expect, test } from 'vitest';
import { marginText } from '../../../parts/words/range-text.ts';
import { countText } from '../../../parts/words/wording.ts';
import type { Production } from '../../../state/data/results.ts';
import { sureness } from './sureness.ts';

test('the share is that of the ± beside the total', () => {
  const production = { precision: 0.001, team: { total: 100_000 } } as Production;
  expect(sureness({ production })).toBe('Accurate to ± 0.20% of the weekly total');
  expect(marginText(0.001 * production.team.total, countText)).toBe('± 196');
});
