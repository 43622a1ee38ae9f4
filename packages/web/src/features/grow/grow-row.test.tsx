// @vitest-environment happy-dom
// A wish that cannot come true stops the plan from being carried out without it.
import { gameOf } from '@oversleep/game';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { USUAL_WAYS } from '../../parts/growth/growth-plan.ts';
import { creatureOf } from '../../testing/creatures.ts';
import { NEWEST } from '../../testing/newest.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { GrowRow } from './grow-row.tsx';
import { wantedOf } from './wishes.ts';

afterEach(cleanup);

test.each([
  { to: 3, isPossible: false },
  { to: 60, isPossible: true },
])('an evolution at level $to can be carried out: $isPossible', async ({ to, isPossible }) => {
  const game = gameOf(NEWEST);
  const creature = creatureOf(1, { pokemon: 'CHARMANDER', level: 2 });
  const wanted = wantedOf(game, creature, { to, into: 'CHARMELEON', own: 0 }, USUAL_WAYS, '2026-11-16');
  const apply = vi.fn();
  render(
    <form>
      <GrowRow
        game={game}
        wanted={wanted}
        score={100}
        gain={undefined}
        isWorking={false}
        place={undefined}
        onWish={() => undefined}
      />
      <Button variant="primary" onClick={apply}>
        Apply
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(apply).toHaveBeenCalledTimes(isPossible ? 1 : 0);
  expect(document.activeElement === screen.getByRole('combobox', { name: 'Evolve' })).toBe(!isPossible);
});
