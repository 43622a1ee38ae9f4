// @vitest-environment happy-dom
// An impossible evolution stops the plan from being applied.
import { gameOf } from '@oversleep/game';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { messages } from '../../messages/messages.ts';
import { USUAL_WAYS } from '../../parts/growth/growth-plan.ts';
import { creatureOf } from '../../testing/creatures.ts';
import { NEWEST } from '../../testing/newest.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { GrowRow } from './grow-row.tsx';
import { wantedOf } from './wishes.ts';

const t = messages('grow');

afterEach(cleanup);

test.each([
  { to: 3, isPossible: false },
  { to: 60, isPossible: true },
])('an evolution at level $to can be applied: $isPossible', async ({ to, isPossible }) => {
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
  expect(document.activeElement === screen.getByRole('combobox', { name: t('row.evolve') })).toBe(!isPossible);
});
