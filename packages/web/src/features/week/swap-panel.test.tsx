// @vitest-environment happy-dom
// The next swap on the week page: who, when, how long until then, and the way out.
import { gameOf } from '@oversleep/game';
import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { messages } from '../../messages/messages.ts';
import { useTeams } from '../../state/context.ts';
import { currentTeam } from '../../state/data/teams.ts';
import { creatureOf, idOf, teamOf } from '../../testing/creatures.ts';
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

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

interface Options {
  readonly isFollowed?: boolean;
  readonly isWhole?: boolean;
  /** The plan is stored with the week. */
  readonly isOwn?: boolean;
}

interface PanelProps extends Options {
  readonly onRemove: () => void;
}

function Panel({ isFollowed = true, isWhole = true, isOwn = false, onRemove }: PanelProps) {
  const team = useTeams(currentTeam);
  const plan = isOwn ? { rotation, team: undefined } : team.rotation && { rotation: team.rotation, team };
  return (
    plan && (
      <SwapPanel
        game={gameOf('2026-10')}
        plan={{ ...plan, isWhole }}
        schedule={{ wakeup: 6 * 60, bedtime: 21 * 60 + 30 }}
        isFollowed={isFollowed}
        onRemove={onRemove}
      />
    )
  );
}

/** On a Tuesday. */
async function open(time: string, options: Options = {}) {
  vi.setSystemTime(new Date(`2026-11-17T${time}:00`));
  const onRemove = vi.fn();
  const creatures = [1, 2, 3].map((n) => creatureOf(n, { name: `Nr ${n}`, saved: true }));
  const page = await openPage(<Panel {...options} onRemove={onRemove} />, {
    prepare: (app) => void app.teams.setTeam(0, { ...teamOf(0, creatures.slice(0, 2)), rotation }, creatures),
  });
  return { ...page, onRemove };
}

const panel = () => screen.getByRole('region', { name: t('swap.title') });

test('only the next swap shows, with a countdown that goes on, and then the one after it', async () => {
  await open('12:30');
  expect(panel().textContent).toContain('Next swapwithin 8 hr 59 min');
  expect(panel().textContent).toContain('Today before dinner');
  expect(panel().textContent).toContain('Nr 3 in');
  expect(panel().textContent).toContain('Nr 2 out');
  expect(within(panel()).queryByRole('list')).toBeNull();
  await act(async () => vi.advanceTimersByTimeAsync(60_000));
  expect(panel().textContent).toContain('within 8 hr 58 min');
  vi.setSystemTime(new Date('2026-11-17T21:30:30'));
  await act(async () => vi.advanceTimersByTimeAsync(60_000));
  expect(panel().textContent).toContain('in 8 hr 29 min');
  expect(panel().textContent).toContain('Tomorrow when you wake up (06:00)');
  expect(panel().textContent).toContain('Nr 2 in');
});

test('all swaps are folded, and the plan of the team can be taken out and brought back', async () => {
  const { user, app } = await open('12:30');
  await user.click(screen.getByRole('button', { name: new RegExp(`^${t('swap.all')}`) }));
  const lines = within(screen.getByRole('list', { name: t('swap.all') })).getAllByRole('listitem');
  expect(lines).toHaveLength(14);
  expect(lines[1]?.textContent).toBe('Monday before dinner: Nr 3 in, Nr 2 out');
  await user.click(screen.getByRole('button', { name: t('swap.remove') }));
  const team = () => currentTeam(app.stores.teams.getState());
  expect(team().rotation).toBeUndefined();
  await user.click(await screen.findByRole('button', { name: messages('shell')('ui.undo') }));
  expect(team().rotation).toEqual(rotation);
});

test('a plan that is stored with the week is taken out of the week', async () => {
  const { user, app, onRemove } = await open('12:30', { isOwn: true });
  await user.click(screen.getByRole('button', { name: new RegExp(`^${t('swap.all')}`) }));
  await user.click(screen.getByRole('button', { name: t('swap.remove') }));
  expect(onRemove).toHaveBeenCalledOnce();
  expect(currentTeam(app.stores.teams.getState()).rotation).toEqual(rotation);
});

test('a plan that cannot be followed says why', async () => {
  await open('12:30', { isFollowed: false });
  expect(screen.getByText(t('swap.problemWhy'))).toBeTruthy();
});

test('so does one beside other teams', async () => {
  await open('12:30', { isFollowed: false, isWhole: false });
  expect(screen.getByText(t('swap.mixed'))).toBeTruthy();
});
