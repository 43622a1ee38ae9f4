// @vitest-environment happy-dom
// The history of what can be undone, from the box to the edition.
import { NEWEST_EDITION } from '@oversleep/game';
import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { messages } from '../../messages/messages.ts';
import { useAppState } from '../../state/context.ts';
import { useEditionSwitch } from '../../state/page/edition-switch.ts';
import { useSnackbar } from '../../state/page/snackbar.ts';
import { openPage } from '../../testing/page.tsx';
import { HistoryDialog } from './history-dialog.tsx';

const t = messages('history');

function Page() {
  const { teams } = useAppState();
  const { show } = useSnackbar();
  const switchTo = useEditionSwitch();
  const rename = (name: string) => show({ kind: 'success', text: name, undo: teams.renameTeam(0, name) });
  return (
    <>
      <button type="button" onClick={() => rename('First')}>
        one
      </button>
      <button type="button" onClick={() => rename('Second')}>
        two
      </button>
      <button type="button" onClick={() => switchTo(NEWEST_EDITION, 'Newest')}>
        three
      </button>
      <HistoryDialog />
    </>
  );
}

test('an older step about the same team waits for the newer one; others are free', async () => {
  const { app } = await openPage(<Page />);
  await screen.findByText(t('empty'));
  for (const name of ['one', 'two', 'three']) act(() => screen.getByText(name, { selector: 'button' }).click());
  const list = screen.getByRole('list', { name: t('title') });
  const undo = (text: string) => within(list).getByRole('button', { name: new RegExp(`^Undo ?: ${text}$`) });
  expect(within(list).getAllByRole('listitem')).toHaveLength(3);
  expect(undo('First')).toHaveProperty('disabled', true);
  act(() => undo('Second').click());
  const team = () => app.stores.teams.getState().teams[0]?.name;
  expect(team()).toBe('First');
  act(() => undo('First').click());
  expect(team()).toBe('Helper team 1');
  act(() => undo('Newest').click());
  expect(app.stores.user.getState().edition).toBe('2025-10');
  expect(screen.getByText(t('empty'))).toBeDefined();
});
