// @vitest-environment happy-dom
// Swaps on the best-team page: what each number of swaps brings, what to do when, and where it doesn't pay.
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { messages } from '../../messages/messages.ts';
import { provideSearchSource } from '../../sim/best/use-team-search.ts';
import { longTaskHandlers } from '../../sim/long-task-handlers.ts';
import type { LongTasks } from '../../sim/long-task-types.ts';
import { provideLongTasks } from '../../sim/long-tasks.ts';
import type { RotationsTask } from '../../sim/rotations-task.ts';
import type { FoundRotation, FoundRotations } from '../../state/data/results.ts';
import { plannedWeek } from '../../state/data/week-changes.ts';
import { creatureOf, idOf } from '../../testing/creatures.ts';
import { openPage } from '../../testing/page.tsx';
import { poolInPage } from '../../workers/connections.ts';
import type { TaskRun } from '../../workers/host.ts';
import { Best } from './best.tsx';
import { NO_WISHES } from './search-form.ts';

const t = messages('best');

const FIXED = { team: [1, 2, 3, 4, 5].map(idOf), strength: { mean: 1000, error: 1 } };
const LINEUPS = [FIXED.team, [1, 2, 3, 4, 6].map(idOf)];

const rotation = (swaps: FoundRotation['swaps'], percent: number, changes: FoundRotation['rotation']['changes']) => ({
  swaps,
  pays: percent > 1,
  strength: { mean: 1000 + 10 * percent, error: 1 },
  members: [1, 2, 3, 4, 5, 6].map(idOf),
  rotation: { lineups: swaps === '0' ? [FIXED.team] : LINEUPS, changes },
  against: { ...FIXED, gain: { mean: 10 * percent, error: 1, sure: 0.97, percent, percentError: 0.1 } },
});

const FOUND: FoundRotations = {
  fixed: FIXED,
  swaps: [
    rotation('0', 0, [{ lineup: 0, at: 'wakeup' }]),
    rotation('2/week', 0.1, [{ lineup: 0, at: 'wakeup' }]),
    rotation('1/day', 15.9, [
      { lineup: 0, at: 'wakeup', days: ['mon', 'wed', 'fri', 'sun'] },
      { lineup: 1, at: 'wakeup', days: ['tue', 'thu', 'sat'] },
    ]),
  ],
  rotations: { considered: 10, simulated: 5 },
};

type Rotations = (task: RotationsTask, run: TaskRun<number>) => FoundRotations | Promise<FoundRotations>;

async function search(rotations: Rotations = () => FOUND) {
  const found = {
    teams: [{ ids: FIXED.team, total: 1000, error: 1, raced: true, sure: null, lead: null }],
    considered: 6,
    simulated: 6,
    steps: 10,
    exhaustive: true,
    present: null,
    pool: 6,
    impossible: [],
    done: 1,
  };
  const page = await openPage(<Best />, {
    prepare: (app) => {
      app.settings.noteGame();
      app.box.saveMany(Array.from({ length: 6 }, (_, n) => creatureOf(n + 1, { name: `Nr ${n + 1}` })));
      app.stores.best.setState({ left: { ask: { ...NO_WISHES, swaps: '1/day' }, pins: [] } });
      provideSearchSource(app, (_, { onFound }) => {
        queueMicrotask(() => onFound(found));
        return { pause: () => {}, goOn: () => {}, end: () => {} };
      });
      provideLongTasks(
        app,
        poolInPage<LongTasks>(async () => ({ ...longTaskHandlers, rotations })),
      );
    },
  });
  await page.user.click(await screen.findByRole('button', { name: t('search') }));
  return page;
}

test('a table of what swapping brings, and what to do when', async () => {
  const rotations = vi.fn(() => FOUND);
  await search(rotations);
  const table = await screen.findByRole('table', { name: t('swaps.caption') });
  expect(rotations).toHaveBeenCalledWith(
    expect.objectContaining({ teams: [FIXED.team], swaps: '1/day' }),
    expect.anything(),
  );
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^Never.*––$/),
    expect.stringMatching(/^Twice a week.*0\.1%.*97%$/),
    expect.stringMatching(/^Once a day.*\+15\.9% ± 0\.2%97%$/),
  ]);
  const lines = within(screen.getByRole('list', { name: t('swaps.lines') })).getAllByRole('listitem');
  expect(lines.map((line) => line.textContent)).toEqual([
    expect.stringMatching(/^Tue, Thu, Sat \d\d:\d\d: Nr 6 in, Nr 5 out$/),
    expect.stringMatching(/^Wed, Fri, Sun \d\d:\d\d: Nr 5 in, Nr 6 out$/),
  ]);
});

test('where swapping does not pay it says so', async () => {
  const { user } = await search();
  await user.click(await screen.findByRole('button', { name: t('often.twiceAWeek') }));
  expect(screen.getByText(t('swaps.same'))).toBeTruthy();
  expect(screen.queryByRole('list', { name: t('swaps.lines') })).toBeNull();
});

test('looking for swaps can be cancelled and resumed', async () => {
  const rotations = vi.fn<Rotations>(async (_, { part, step }) => {
    part(0.5);
    for (;;) await step();
  });
  const { user } = await search(rotations);
  const swaps = await screen.findByRole('region', { name: t('swaps.title') });
  await user.click(await within(swaps).findByRole('button', { name: /cancel/i }));
  await user.click(await within(swaps).findByRole('button', { name: t('swaps.resume') }));
  await expect.poll(() => rotations.mock.calls.length).toBe(2);
});

test('a team that stays asks for nothing more', async () => {
  const rotations = vi.fn(() => FOUND);
  const { user } = await search(rotations);
  await screen.findByRole('table', { name: t('swaps.caption') });
  await user.click(screen.getByText(t('form')));
  await user.selectOptions(screen.getByRole('combobox', { name: t('often.label') }), t('often.never'));
  expect(screen.queryByRole('region', { name: t('swaps.title') })).toBeNull();
  expect(rotations).toHaveBeenCalledOnce();
});

test('using it gives the current team its rotation, and can be undone', async () => {
  const { user, app, path } = await search();
  await user.click(await screen.findByRole('button', { name: t('swaps.use') }));
  const team = () => app.stores.teams.getState().teams[0];
  expect(team()?.rotation).toEqual(FOUND.swaps[2]?.rotation);
  // In four days of seven.
  expect(team()?.members).toEqual(FIXED.team);
  expect(path()).toBe('/calculator');
  await user.click(await screen.findByRole('button', { name: messages('shell')('ui.undo') }));
  expect(team()?.rotation).toBeUndefined();
});

test('put into the week it becomes the plan of the week, and can be undone', async () => {
  const { user, app, path } = await search();
  await user.click(await screen.findByRole('button', { name: t('swaps.toWeek') }));
  const week = () => plannedWeek(app.stores.weeks.getState().rows);
  expect(week()?.rotation).toEqual(FOUND.swaps[2]?.rotation);
  expect(path()).toBe('/week');
  await user.click(await screen.findByRole('button', { name: messages('shell')('ui.undo') }));
  expect(week()?.rotation).toBeUndefined();
});
