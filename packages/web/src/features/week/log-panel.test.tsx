// @vitest-environment happy-dom
// The log in use: entries are saved, questioned, changed, deleted, and each step is undone.
import { gameOf, type PlayerWeek, USUAL_POLICY } from '@oversleep/game';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { messages } from '../../messages/messages.ts';
import { useSnackbar } from '../../state/page/snackbar.ts';
import { freshWeek } from '../../state/week/week-start.ts';
import { LogPanel } from './log-panel.tsx';
import { logged, undone } from './week-log.ts';

const t = messages('week');

afterEach(cleanup);

const game = gameOf('2026-10');
const begun = freshWeek(
  { monday: '2026-11-16', day: 'wed', time: '13:20' },
  { island: 'cyan', team: 0, habits: USUAL_POLICY },
);
const entry = { day: 'wed', time: '13:20', meal: null, dish: null, strength: 462_000 } as const;
const noted = logged(game, begun, entry, undefined);

function Log({ first }: { readonly first: PlayerWeek }) {
  const [week, setWeek] = useState(first);
  const { message } = useSnackbar();
  return (
    <>
      <LogPanel
        game={game}
        week={week}
        answer={undefined}
        type="curry"
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
