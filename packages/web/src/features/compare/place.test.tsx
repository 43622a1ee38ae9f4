// @vitest-environment happy-dom
// A place of a full team for which candidates are compared.
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MAX_COMPARED, replacedPlace } from '../../state/data/comparison.ts';
import { creatureOf, teamOf } from '../../testing/creatures.ts';
import { openPage } from '../../testing/page.tsx';
import { MIXED_TEAM } from '../../testing/productions.ts';
import { Compare } from './compare.tsx';

test('in a full team somebody has to go: the chosen one, or else the one who is looked at', () => {
  const team = teamOf(0, MIXED_TEAM, { memberIndex: 2 });
  expect(replacedPlace(team, 4)).toBe(4);
  expect(replacedPlace(team, null)).toBe(2);
  const withRoom = teamOf(0, MIXED_TEAM.slice(0, 4));
  expect(replacedPlace(withRoom, 1)).toBe(1);
  expect(replacedPlace(withRoom, 4)).toBeNull();
  expect(replacedPlace(withRoom, null)).toBeNull();
});

test('a list of ten says that it is full', async () => {
  await openPage(<Compare />, {
    prepare: (app) => {
      // Of another edition: nobody is simulated.
      for (let n = 0; n < MAX_COMPARED; n += 1) app.creatures.compare({ ...creatureOf(30 + n), pokemon: 'LATIAS' });
    },
  });
  expect((await screen.findByText('The comparison is full: 10 is the most')).getAttribute('role')).toBe('status');
});
