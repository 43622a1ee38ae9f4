// @vitest-environment happy-dom
// Choosing the slot of a full team that candidates are compared for.
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fullText, MAX_COMPARED, replacedPlace } from '../../state/data/comparison.ts';
import { creatureOf, teamOf } from '../../testing/creatures.ts';
import { openPage } from '../../testing/page.tsx';
import { MIXED_TEAM } from '../../testing/productions.ts';
import { Compare } from './compare.tsx';

test('a full team replaces the chosen member, or else the selected one', () => {
  const team = teamOf(0, MIXED_TEAM, { memberIndex: 2 });
  expect(replacedPlace(team, 4)).toBe(4);
  expect(replacedPlace(team, null)).toBe(2);
  const withRoom = teamOf(0, MIXED_TEAM.slice(0, 4));
  expect(replacedPlace(withRoom, 1)).toBe(1);
  expect(replacedPlace(withRoom, 4)).toBeNull();
  expect(replacedPlace(withRoom, null)).toBeNull();
});

test('a comparison of ten Pokémon says that it is full', async () => {
  await openPage(<Compare />, {
    prepare: (app) => {
      // A species of another edition, so nothing is simulated.
      for (let n = 0; n < MAX_COMPARED; n += 1) app.creatures.compare({ ...creatureOf(30 + n), pokemon: 'LATIAS' });
    },
  });
  expect((await screen.findByText(fullText())).getAttribute('role')).toBe('status');
});
