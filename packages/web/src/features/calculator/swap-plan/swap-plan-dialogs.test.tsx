// @vitest-environment happy-dom
// Sharing a slot and editing the week: what the player chooses is what the team has, wrong hours say so, and undo brings it back.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { messages } from '../../../messages/messages.ts';
import { useTeams } from '../../../state/context.ts';
import { currentTeam } from '../../../state/data/teams.ts';
import { creatureOf, idOf, teamOf } from '../../../testing/creatures.ts';
import { openPage } from '../../../testing/page.tsx';
import { ShareSlotDialog } from './share-slot-dialog.tsx';
import { WeekDialog } from './week-dialog.tsx';

const t = messages('rotation');
const shell = messages('shell');
const onClose = vi.fn();

const names = ['Ann', 'Bob', 'Cid', 'Dot', 'Eve', 'Fay'];
const creatures = names.map((name, n) => creatureOf(n + 1, { name, saved: true }));

const Turns = () => <ShareSlotDialog team={useTeams(currentTeam)} place={0} onClose={onClose} />;
const Week = () => <WeekDialog team={useTeams(currentTeam)} question={undefined} onClose={onClose} />;

const open = async (page: React.ReactNode) => {
  const opened = await openPage(page, {
    prepare: (app) => void app.teams.setTeam(0, teamOf(0, creatures.slice(0, 5)), creatures),
  });
  return { ...opened, team: () => currentTeam(opened.app.stores.teams.getState()) };
};

test('a slot is shared with a tap on the other Pokémon and one on the button, and undo ends it', async () => {
  const { user, team } = await open(<Turns />);
  await user.click(screen.getByRole('button', { name: /^Fay/ }));
  await user.click(screen.getByRole('button', { name: shell('ui.save') }));
  expect(team().rotation).toEqual({
    lineups: [[1, 2, 3, 4, 5].map(idOf), [6, 2, 3, 4, 5].map(idOf)],
    changes: [
      { lineup: 1, at: 'wakeup', days: ['tue', 'thu', 'sat'] },
      { lineup: 0, at: 'wakeup', days: ['wed', 'fri', 'sun'] },
    ],
  });
  expect(onClose).toHaveBeenCalled();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(team().rotation).toBeUndefined();
});

test('by half weeks its own Pokémon has the longer half, so the slot keeps its name', async () => {
  const { user, team } = await open(<Turns />);
  await user.click(screen.getByRole('button', { name: /^Fay/ }));
  await user.click(screen.getByRole('button', { name: t('turns.halves') }));
  expect(screen.getByText(t('plan.days', { other: 'Fay', own: 'Ann', days: 'Mon, Tue, and Wed' }))).toBeTruthy();
  await user.click(screen.getByRole('button', { name: shell('ui.save') }));
  expect(team().members[0]).toBe(idOf(1));
  expect(team().rotation?.lineups[0]).toEqual([6, 2, 3, 4, 5].map(idOf));
});

test('swapped, the other one has the longer half and gives the slot its name', async () => {
  const { user, team } = await open(<Turns />);
  await user.click(screen.getByRole('button', { name: /^Fay/ }));
  await user.click(screen.getByRole('button', { name: t('turns.halves') }));
  await user.click(screen.getByRole('button', { name: t('turns.swap') }));
  await user.click(screen.getByRole('button', { name: shell('ui.save') }));
  expect(team().members[0]).toBe(idOf(6));
});

test('a plan by days opens with its days, and keeps them when it is saved', async () => {
  const days = ['tue', 'wed', 'thu', 'fri', 'sat'] as const;
  const [own, other] = [[1, 2, 3, 4, 5].map(idOf), [6, 2, 3, 4, 5].map(idOf)];
  const rotation = {
    lineups: [own, other],
    changes: [
      { lineup: 0, at: 'wakeup', days: ['sun'] as const },
      { lineup: 1, at: 'wakeup', days: ['tue'] as const },
    ],
  };
  const opened = await openPage(<Turns />, {
    prepare: (app) => {
      const [ann, bob, cid, dot, eve, fay] = creatures;
      const five = [fay, bob, cid, dot, eve].flatMap((one) => one ?? []);
      app.box.saveMany(ann ? [ann] : []);
      app.teams.setTeam(0, { ...teamOf(0, five), rotation }, creatures);
    },
  });
  // The slot is called after the one that is in longer, so the other one shares it on two days.
  const pressed = screen
    .getAllByRole('button', { pressed: true })
    .map(({ textContent }) => textContent)
    .filter((text) => /^[A-Z][a-z]{2}$/.test(text ?? ''));
  expect(pressed).toEqual(['Mon', 'Sun']);
  expect(screen.queryByText(t('turns.sameTime'))).toBeNull();
  expect(screen.queryByLabelText(t('turns.until'))).toBeNull();
  await opened.user.click(screen.getByRole('button', { name: 'Tue' }));
  await opened.user.click(screen.getByRole('button', { name: shell('ui.save') }));
  expect(currentTeam(opened.app.stores.teams.getState()).rotation?.changes).toEqual([
    { lineup: expect.any(Number), at: 'wakeup', days: [days[1]] },
    { lineup: expect.any(Number), at: 'wakeup', days: ['sun'] },
  ]);
});

test('an hour of the night is refused at its place', async () => {
  const { user, team } = await open(<Turns />);
  await user.click(screen.getByRole('button', { name: /^Fay/ }));
  await user.click(screen.getByRole('button', { name: t('turns.hours') }));
  const until = screen.getByLabelText(t('turns.until'));
  await user.clear(until);
  await user.type(until, '23:00');
  await user.tab();
  const wrong = t('turns.asleep', { time: '23:00', wakeup: '06:00', bedtime: '21:30' });
  await waitFor(() => expect(screen.getByText(wrong)).toBeTruthy());
  expect(screen.getByRole<HTMLButtonElement>('button', { name: shell('ui.save') }).disabled).toBe(true);
  expect(team().rotation).toBeUndefined();
});

test('a swap is added, listed in words, and removed', async () => {
  const { user, team } = await open(<Week />);
  expect(screen.getByText(t('week.empty'))).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Fay Lv/ }));
  await user.selectOptions(screen.getByLabelText(t('form.day')), 'Saturday');
  await user.selectOptions(screen.getByLabelText(t('form.slot')), '1');
  await user.click(screen.getByRole('button', { name: t('form.add') }));
  const list = within(screen.getByRole('list', { name: t('week.swaps') }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    // The week repeats: who was in at its beginning comes back.
    'Mon 06:00: Bob in, Fay out',
    'Sat 06:00: Fay in, Bob out',
  ]);
  expect(team().members[1]).toBe(idOf(2));
  await user.click(screen.getByRole('button', { name: t('week.remove', { day: 'Sat', time: '06:00' }) }));
  expect(team().rotation).toBeUndefined();
});

test('on the timeline, arrow keys move the beginning of a shift, which keeps the focus, and Delete removes it', async () => {
  const { user, team } = await open(<Week />);
  await user.click(screen.getByRole('button', { name: /^Fay Lv/ }));
  await user.selectOptions(screen.getByLabelText(t('form.day')), 'Saturday');
  await user.click(screen.getByRole('button', { name: t('form.add') }));
  const swaps = () =>
    within(screen.getByRole('list', { name: t('week.swaps') }))
      .queryAllByRole('listitem')
      .map(({ textContent }) => textContent);
  screen.getByRole('button', { name: /^Fay, from Sat/ }).focus();
  await user.keyboard('{ArrowRight}');
  expect(swaps()[1]).toBe('Sat 11:59: Fay in, Ann out');
  await user.keyboard('{ArrowLeft}');
  expect(swaps()[1]).toBe('Sat 06:00: Fay in, Ann out');
  await user.keyboard('{Delete}');
  expect(team().rotation).toBeUndefined();
});

test('what is dropped on the timeline and is no Pokémon of the box changes nothing', async () => {
  const { user, team } = await open(<Week />);
  await user.click(screen.getByRole('button', { name: /^Fay Lv/ }));
  await user.selectOptions(screen.getByLabelText(t('form.day')), 'Saturday');
  await user.click(screen.getByRole('button', { name: t('form.add') }));
  const before = team();
  const block = screen.getByRole('button', { name: /^Fay, from Sat/ });
  fireEvent.drop(block, { dataTransfer: { getData: () => 'https://elsewhere.example/' } });
  expect(team()).toBe(before);
});

test('a member that is only in the team can be dropped on the timeline as well', async () => {
  const { user, team, app } = await open(<Week />);
  const gus = creatureOf(7, { name: 'Gus', saved: false });
  act(() => void app.teams.setTeam(0, teamOf(0, [...creatures.slice(0, 4), gus]), [gus]));
  await user.click(screen.getByRole('button', { name: /^Fay Lv/ }));
  await user.selectOptions(screen.getByLabelText(t('form.day')), 'Saturday');
  await user.selectOptions(screen.getByLabelText(t('form.slot')), '4');
  await user.click(screen.getByRole('button', { name: t('form.add') }));
  expect(team().rotation).toBeTruthy();
  const dataTransfer = { getData: () => gus.externalId };
  fireEvent.drop(screen.getByRole('button', { name: /^Fay, from Sat/ }), { dataTransfer });
  expect(team().rotation).toBeUndefined();
});
