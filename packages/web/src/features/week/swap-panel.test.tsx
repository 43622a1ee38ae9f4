// @vitest-environment happy-dom
// Reminders of the day's swaps on the week page.
import { gameOf, type PlayerWeek, USUAL_POLICY } from '@oversleep/game';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { messages } from '../../messages/messages.ts';
import { freshWeek } from '../../state/week/week-start.ts';
import { creatureOf, idOf } from '../../testing/creatures.ts';
import { openPage } from '../../testing/page.tsx';
import { SwapPanel } from './swap-panel.tsx';

const t = messages('week');
const rotation = {
  lineups: [
    [idOf(1), idOf(2)],
    [idOf(1), idOf(3)],
  ],
  changes: [
    { lineup: 0, at: 'wakeup' },
    { lineup: 1, at: 'before:dinner' },
  ],
};

async function open(time: string, isFollowed = true) {
  const start = { monday: '2026-11-16', day: 'tue', time } as const;
  const week: PlayerWeek = { ...freshWeek(start, { island: 'lapis', team: 0, habits: USUAL_POLICY }), rotation };
  const [onChange, onUndo] = [vi.fn(), vi.fn()];
  const page = await openPage(
    <SwapPanel
      game={gameOf('2026-10')}
      week={week}
      rotation={rotation}
      schedule={{ wakeup: 6 * 60, bedtime: 21 * 60 + 30 }}
      isFollowed={isFollowed}
      onChange={onChange}
      onUndo={onUndo}
    />,
    { prepare: (app) => void app.box.saveMany([1, 2, 3].map((n) => creatureOf(n, { name: `Nr ${n}` }))) },
  );
  return { ...page, onChange, onUndo };
}

const linesOf = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('what is still to swap today, and the next swap of another day', async () => {
  await open('12:30');
  expect(linesOf(t('swap.today'))).toEqual(['Swap before dinner: Nr 3 in, Nr 2 out']);
  expect(linesOf(t('swap.next'))).toEqual(['Wednesday: Swap when you wake up (06:00): Nr 2 in, Nr 3 out']);
});

test('nothing left today', async () => {
  await open('21:30');
  expect(screen.getByText(t('swap.none'))).toBeTruthy();
});

test('swapping can be stopped, and that can be undone', async () => {
  const { user, onChange, onUndo } = await open('12:30');
  await user.click(screen.getByRole('button', { name: t('swap.remove') }));
  expect(onChange.mock.lastCall?.[0]).not.toHaveProperty('rotation');
  await user.click(await screen.findByRole('button', { name: messages('shell')('ui.undo') }));
  expect(onUndo.mock.lastCall?.[0]).toMatchObject({ rotation });
});

test('a plan that cannot be followed says so', async () => {
  await open('12:30', false);
  expect(screen.getByText(t('swap.problem'))).toBeTruthy();
});
