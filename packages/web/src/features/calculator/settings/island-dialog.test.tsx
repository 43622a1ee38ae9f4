// @vitest-environment happy-dom
// A bonus that the island dialog refuses is neither saved nor lost.
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { messages } from '../../../messages/messages.ts';
import { useTeams } from '../../../state/context.ts';
import { currentTeam } from '../../../state/data/teams.ts';
import { openPage } from '../../../testing/page.tsx';
import { IslandDialog } from './island-dialog.tsx';

const shell = messages('shell');

const onClose = vi.fn();

function Islands() {
  return <IslandDialog team={useTeams(currentTeam)} onClose={onClose} />;
}

test('another island cannot be chosen over a refused bonus, which stays to be corrected', async () => {
  const { user, app } = await openPage(<Islands />);
  const island = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
  await user.click(island(/^Cyan Beach/));
  const bonus = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: /^Area Bonus on/ });
  await user.clear(bonus());
  await user.type(bonus(), '300');
  await user.click(island(/^Taupe Hollow/));
  expect([bonus().value, island(/^Taupe Hollow/).checked]).toEqual(['300', false]);
  expect(document.activeElement).toBe(bonus());

  await user.clear(bonus());
  await user.type(bonus(), '30');
  await user.click(island(/^Taupe Hollow/));
  expect(island(/^Taupe Hollow/).checked).toBe(true);
  await user.click(screen.getByRole('button', { name: shell('ui.save') }));
  expect(app.stores.user.getState().islands.cyan).toEqual({ areaBonus: 30 });
});
