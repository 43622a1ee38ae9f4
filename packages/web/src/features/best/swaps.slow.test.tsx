// @vitest-environment happy-dom
// Swaps on the best-team page: what each number of swaps brings, what to do when, and where it doesn't pay.
import { USUAL_POLICY } from '@oversleep/game';
import type { RotationsInput } from '@oversleep/questions';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { messages } from '../../messages/messages.ts';
import { provideSearchSource } from '../../sim/best/use-team-search.ts';
import { longTaskHandlers } from '../../sim/long-task-handlers.ts';
import type { LongTasks } from '../../sim/long-task-types.ts';
import { provideLongTasks } from '../../sim/long-tasks.ts';
import type { FoundSwapPlans, SwapPlanResult } from '../../state/data/results.ts';
import { plannedWeek, withWeek } from '../../state/data/week-changes.ts';
import { mondayAt } from '../../state/this-week.ts';
import { swapPlanOf } from '../../state/week/swap-plan.ts';
import { freshWeek } from '../../state/week/week-start.ts';
import { creatureOf, idOf } from '../../testing/creatures.ts';
import { openPage } from '../../testing/page.tsx';
import { poolInPage } from '../../workers/connections.ts';
import type { TaskRun } from '../../workers/host.ts';
import { Best } from './best.tsx';
import { NO_WISHES } from './search-form.ts';

const t = messages('best');

const FIXED = { team: [1, 2, 3, 4, 5].map(idOf), strength: { mean: 1000, error: 1 } };
const LINEUPS = [FIXED.team, [1, 2, 3, 4, 6].map(idOf)];

const rotation = (swaps: SwapPlanResult['swaps'], percent: number, changes: SwapPlanResult['rotation']['changes']) => ({
  swaps,
  pays: percent > 1,
  strength: { mean: 1000 + 10 * percent, error: 1 },
  members: [1, 2, 3, 4, 5, 6].map(idOf),
  rotation: { lineups: swaps === '0' ? [FIXED.team] : LINEUPS, changes },
  against: { ...FIXED, gain: { mean: 10 * percent, error: 1, sure: 0.97, percent, percentError: 0.1 } },
});

const FOUND: FoundSwapPlans = {
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

type Rotations = (task: RotationsInput, run: TaskRun<number>) => FoundSwapPlans | Promise<FoundSwapPlans>;

/** `own`: the plan of a stored week with another team. */
async function search(rotations: Rotations = () => FOUND, own?: SwapPlanResult['rotation']) {
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
      if (own) {
        const moment = { monday: mondayAt(Date.now()), day: 'mon', time: '06:00' } as const;
        const week = { ...freshWeek(moment, { island: 'cyan', team: 3, habits: USUAL_POLICY }), rotation: own };
        app.settings.setRows(withWeek(app.stores.weeks.getState().rows, week));
      }
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

const region = () => screen.findByRole('region', { name: t('swaps.title') });
const choices = async () =>
  (await within(await region()).findAllByRole('radio')).map((radio) => radio.closest('label')?.textContent);
const lines = () =>
  within(screen.getByRole('list', { name: t('swaps.lines') }))
    .getAllByRole('listitem')
    .map((line) => line.textContent);

test('the answer first, what each number of swaps brings, and what to do when', async () => {
  const rotations = vi.fn(() => FOUND);
  await search(rotations);
  expect(await choices()).toEqual(['Never', '2 a week: no gain', 'Daily +15.9%']);
  expect(rotations).toHaveBeenCalledWith(
    expect.objectContaining({ teams: [FIXED.team], swaps: { wanted: ['1/day'], most: 8 } }),
    expect.anything(),
  );
  expect((await region()).textContent).toContain('Your best week, from 6 Pokémon1,159 a week+15.9% compared with');
  expect(lines()).toEqual([
    'On Monday: Nr 1, Nr 2, Nr 3, Nr 4, and Nr 5',
    expect.stringMatching(/^Tue, Thu, Sat \d\d:\d\d: Nr 6 in, Nr 5 out$/),
    expect.stringMatching(/^Wed, Fri, Sun \d\d:\d\d: Nr 5 in, Nr 6 out$/),
  ]);
});

test('where swapping does not pay it says so', async () => {
  const { user } = await search();
  await user.click(await within(await region()).findByRole('radio', { name: '2 a week: no gain' }));
  expect(lines()).toEqual(['All week: Nr 1, Nr 2, Nr 3, Nr 4, and Nr 5']);
  expect((await region()).textContent).toContain('1,000 a week');
});

test('where more swaps are the same plan it says that they do not help, and shows the rarer one', async () => {
  const plan = rotation('2/week', 6.5, [
    { lineup: 1, at: 'wakeup', days: ['tue'] },
    { lineup: 0, at: 'wakeup', days: ['sun'] },
  ]);
  const [never] = FOUND.swaps;
  await search(() => ({
    ...FOUND,
    swaps: [never, plan, { ...plan, swaps: '1/day' as const }].flatMap((one) => one ?? []),
  }));
  expect(await choices()).toEqual(['Never', '2 a week +6.5%', 'Daily: no more']);
  expect(screen.getByText(t('swaps.noMoreHelp'))).toBeTruthy();
  expect(within(await region()).getByRole<HTMLInputElement>('radio', { name: /^2 a week/ }).checked).toBe(true);
  expect(lines()[0]).toBe('On Monday: Nr 1, Nr 2, Nr 3, Nr 4, and Nr 5');
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
  await choices();
  await user.click(screen.getByText(t('form')));
  await user.selectOptions(screen.getByRole('combobox', { name: t('often.label') }), t('often.never'));
  expect(screen.queryByRole('region', { name: t('swaps.title') })).toBeNull();
  expect(rotations).toHaveBeenCalledOnce();
});

test('one button: the team has the plan, the week follows its team, the results stay, and one Undo takes back all', async () => {
  const { user, app, path } = await search();
  const before = path();
  await user.click(await screen.findByRole('button', { name: t('swaps.use') }));
  const team = () => app.stores.teams.getState().teams[0];
  const { teams } = app.stores.teams.getState();
  expect(team()?.rotation).toEqual(FOUND.swaps[2]?.rotation);
  // In four days of seven.
  expect(team()?.members).toEqual(FIXED.team);
  const moment = { monday: mondayAt(Date.now()), day: 'mon', time: '06:00' } as const;
  const week =
    plannedWeek(app.stores.weeks.getState().rows) ??
    freshWeek(moment, { island: 'cyan', team: 0, habits: USUAL_POLICY });
  expect(swapPlanOf(week, app.stores.teams.getState().teams)).toMatchObject({ isWhole: true, team: { index: 0 } });
  expect(teams).toHaveLength(10);
  expect(path()).toBe(before);
  expect(await choices()).toHaveLength(3);
  expect(screen.queryByRole('button', { name: t('swaps.use') })).toBeNull();
  expect(screen.getByRole('list', { name: t('found.title') })).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: messages('shell')('ui.undo') }));
  expect(team()?.rotation).toBeUndefined();
  expect(await screen.findByRole('button', { name: t('swaps.use') })).toBeTruthy();
});

test('a week with another team and a plan of its own follows the team, until Undo', async () => {
  const own = { lineups: LINEUPS, changes: [{ lineup: 0, at: 'wakeup' }] };
  const { user, app } = await search(undefined, own);
  const week = () => plannedWeek(app.stores.weeks.getState().rows);
  await user.click(await screen.findByRole('button', { name: t('swaps.use') }));
  expect(week()?.rotation).toBeUndefined();
  expect(week()?.teams.sun).toEqual({ day: 0, night: 0 });
  await user.click(await screen.findByRole('button', { name: messages('shell')('ui.undo') }));
  expect(week()?.rotation).toEqual(own);
  expect(week()?.teams.sun).toEqual({ day: 3, night: 3 });
});
