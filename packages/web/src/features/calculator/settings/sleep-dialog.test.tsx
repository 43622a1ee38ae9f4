// @vitest-environment happy-dom
// The Pikachu with a nightcap in the sleep settings: a setting of the player, and only in versions of the game that have it.
import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { messages } from '../../../messages/messages.ts';
import { useTeams } from '../../../state/context.ts';
import { currentTeam } from '../../../state/data/teams.ts';
import { NEWEST } from '../../../testing/newest.ts';
import { openPage } from '../../../testing/page.tsx';
import { SleepDialog } from './sleep-dialog.tsx';

const t = messages('calculatorSettings');
const shell = messages('shell');

const onClose = vi.fn();

function Sleep() {
  return <SleepDialog team={useTeams(currentTeam)} onClose={onClose} />;
}

test('its level is saved with the dialog and changes nothing of the team', async () => {
  const { app, user } = await openPage(<Sleep />);
  const teams = app.stores.teams.getState().teams;
  expect(screen.queryByLabelText(t('sleep.nightcap'))).toBeNull();
  act(() => app.stores.user.setState({ edition: NEWEST }));
  await user.selectOptions(await screen.findByLabelText(t('sleep.nightcap')), '12');
  expect(app.stores.user.getState().nightcap).toBe(0);
  await user.click(screen.getByRole('button', { name: shell('ui.save') }));
  expect(app.stores.user.getState().nightcap).toBe(12);
  expect(app.stores.teams.getState().teams).toEqual(teams);
});
