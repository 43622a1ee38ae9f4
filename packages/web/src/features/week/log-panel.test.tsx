// @vitest-environment happy-dom
// The log in use: entries are saved, questioned, changed, deleted, and each step is undone.
import { gameOf, type PlayerWeek, USUAL_POLICY } from '@oversleep/game';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { messages } from '../../messages/messages.ts';
import type { WeekAnswer } from '../../sim/week.ts';
import { useSnackbar } from '../../state/page/snackbar.ts';
import { freshWeek } from '../../state/week/week-start.ts';
import { LogPanel } from './log-panel.tsx';
import { logged, undone } from './week-log.ts';

const t = messages('week');

type WeekMeal = WeekAnswer['meals'][number];

afterEach(cleanup);

const game = gameOf('2026-10');
const begun = freshWeek(
  { monday: '2026-11-16', day: 'wed', time: '13:20' },
  { island: 'cyan', team: 0, habits: USUAL_POLICY },
);
const entry = { day: 'wed', time: '13:20', meal: null, dish: null, strength: 462_000 } as const;
const noted = logged(game, begun, entry, undefined);

/** A clock of that week, and meals that are still to come. */
const clock = () => ({ monday: '2026-11-16', day: 'thu', time: '10:47' }) as const;
const mealOf = (day: WeekMeal['day'], meal: WeekMeal['meal'], time: string): WeekMeal => ({
  day,
  meal,
  time,
  options: [{ dish: 'FANCY_APPLE_CURRY', probability: 1, value: 1 }],
  value: 1,
  filler: 0,
});
const MEALS_LEFT = [
  mealOf('wed', 'dinner', '21:29'),
  mealOf('thu', 'breakfast', '11:59'),
  mealOf('thu', 'lunch', '17:59'),
  mealOf('fri', 'breakfast', '11:59'),
];

function Log({ first, meals }: { readonly first: PlayerWeek; readonly meals?: readonly WeekMeal[] }) {
  const [week, setWeek] = useState(first);
  const { message } = useSnackbar();
  return (
    <>
      <LogPanel
        game={game}
        week={week}
        answer={meals && answerWith(meals)}
        isCurrent
        type="curry"
        clock={clock}
        onChange={setWeek}
        onUndo={(before, after) => setWeek((now) => undone(now, before, after))}
      />
      <output aria-label="Strength now">{week.strength ?? 'guess'}</output>
      {message?.action && (
        <button type="button" onClick={message.action.onAction}>
          {message.action.label}
        </button>
      )}
    </>
  );
}

const answerWith = (meals: readonly WeekMeal[]): WeekAnswer => ({
  edition: '2026-10',
  seed: 1,
  weeks: 100,
  strength: { mean: 0, error: 0, p10: 0, p50: 0, p90: 0 },
  ranks: [],
  meals,
  nights: [],
  keep: {},
  fillerGain: { mean: 0, error: 0 },
  cookNow: [],
});

const entries = () =>
  within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map(({ firstElementChild }) => firstElementChild?.textContent);
const now = () => screen.getByLabelText('Strength now').textContent;
const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('button', { name }));

test('a Strength below the previous one is saved only after confirmation', async () => {
  const user = userEvent.setup();
  render(<Log first={noted} />);
  const field = screen.getByRole('spinbutton', { name: t('log.strength') });
  await user.click(field);
  await user.keyboard('46300{Enter}');
  expect(screen.getByText('Lower than before (462,000). Typo?')).toBeDefined();
  expect(now()).toBe('462000');
  await press(user, t('log.fix'));
  expect(document.activeElement).toBe(field);
  expect(screen.queryByText(/Typo/)).toBeNull();
  await user.clear(field);
  await user.keyboard('461000{Enter}');
  await press(user, t('log.saveAnyway'));
  expect(now()).toBe('461000');
  expect(entries()).toHaveLength(2);
});

test('a Strength above the limit shows a message and nothing is saved', async () => {
  const user = userEvent.setup();
  render(<Log first={noted} />);
  await user.click(screen.getByRole('spinbutton', { name: t('log.strength') }));
  await user.keyboard('4630000000');
  await press(user, t('save'));
  expect(screen.getByText('Value must be 999,999,999 or less')).toBeDefined();
  expect(entries()).toHaveLength(1);
});

test('an entry is changed and deleted by keyboard, and both can be undone', async () => {
  const user = userEvent.setup();
  render(<Log first={noted} />);
  const edit = () => screen.getByRole('button', { name: 'Edit Snorlax on Wednesday' });
  edit().focus();
  await user.keyboard('{Enter}');
  const field = within(screen.getByRole('form')).getByRole('spinbutton');
  expect(document.activeElement).toBe(field);
  await user.keyboard('463500{Enter}');
  expect([now(), entries()]).toEqual(['463500', ['Wednesday 13:20Snorlax, 463,500']]);
  expect(document.activeElement).toBe(edit());
  await press(user, messages('shell')('ui.undo'));
  expect(now()).toBe('462000');

  screen.getByRole('button', { name: 'Delete Snorlax on Wednesday' }).focus();
  await user.keyboard('{Enter}');
  expect(now()).toBe('guess');
  expect(screen.queryByRole('list')).toBeNull();
  await press(user, messages('shell')('ui.undo'));
  expect([now(), entries()]).toEqual(['462000', ['Wednesday 13:20Snorlax, 462,000']]);
});

test('Escape cancels editing an entry', async () => {
  const user = userEvent.setup();
  render(<Log first={noted} />);
  await press(user, 'Edit Snorlax on Wednesday');
  await user.keyboard('5{Escape}{Escape}');
  expect([now(), entries()]).toEqual(['462000', ['Wednesday 13:20Snorlax, 462,000']]);
});

test('a full log says so instead of dropping its oldest entry', () => {
  render(<Log first={{ ...noted, log: Array.from({ length: 60 }, () => entry) }} />);
  expect(screen.getByText(/The log is full \(60 entries\)/)).toBeDefined();
});

test('a meal is logged at the time of the clock, which is shown and can be changed, and never later', async () => {
  const user = userEvent.setup();
  render(<Log first={noted} meals={MEALS_LEFT} />);
  const what = screen.getByRole('combobox', { name: t('log.what') });
  // Nothing that is still to come tomorrow.
  expect([...what.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    'Dinner on Wednesday',
    'Breakfast on Thursday',
    'Lunch on Thursday',
    t('log.look'),
  ]);
  await user.selectOptions(what, 'Breakfast on Thursday');
  const time = () => screen.getByLabelText<HTMLInputElement>(t('log.time'));
  expect(time().value).toBe('10:47');
  await user.clear(time());
  await user.type(time(), '11:30{Tab}');
  expect(time().value).toBe('10:47');
  await user.clear(time());
  await user.type(time(), '09:15{Tab}');
  await user.click(screen.getByRole('spinbutton', { name: t('log.strength') }));
  await user.keyboard('500000{Enter}');
  expect(entries().at(-1)).toBe('Thursday 09:15Breakfast: Fancy Apple Curry, 500,000');
  // One whose time is over is logged at its end.
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: t('log.what') }).value).toBe('wed dinner');
  expect(time().value).toBe('21:29');
});

test('Save keeps the focus, and an empty Strength logs the meal alone', async () => {
  const user = userEvent.setup();
  render(<Log first={begun} meals={MEALS_LEFT} />);
  expect(screen.getByRole<HTMLInputElement>('spinbutton', { name: t('log.strength') }).value).toBe('');
  await press(user, t('save'));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: t('save') }));
  expect(entries()).toEqual(['Wednesday 21:29Dinner: Fancy Apple Curry']);
});

test('a lower Strength that another device has logged is a question, to fix or to accept', async () => {
  const user = userEvent.setup();
  const lower = { day: 'wed', time: '15:00', meal: null, dish: null, strength: 455_000 } as const;
  render(<Log first={{ ...noted, log: [entry, lower] }} />);
  screen.getByText('Lower than before (462,000). Typo?');
  await press(user, t('log.fix'));
  await user.keyboard('{Escape}');
  await press(user, t('log.right'));
  expect(screen.queryByText(/Typo/)).toBeNull();
});

test('of a long log the last entries are shown, and the rest on request', async () => {
  const user = userEvent.setup();
  const at = (hour: number) => ({ ...entry, time: `${hour}:00`, strength: 400_000 + hour });
  render(<Log first={{ ...noted, log: [14, 15, 16, 17, 18, 19].map(at) }} />);
  expect(entries()).toHaveLength(4);
  await press(user, t('log.earlier', { count: 2 }));
  expect(entries()).toHaveLength(6);
});
