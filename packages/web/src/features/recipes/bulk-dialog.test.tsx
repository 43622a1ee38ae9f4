// @vitest-environment happy-dom
// A typed list of levels outlives a look at the other tab.
import { gameOf } from '@oversleep/game';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { messages } from '../../messages/messages.ts';
import { BulkDialog } from './bulk-dialog.tsx';

const t = messages('recipes');

afterEach(cleanup);

test('the list is still there after a look at the other tab', async () => {
  const user = userEvent.setup();
  const actions = { set: vi.fn(), setKnown: vi.fn(), setMany: vi.fn() };
  render(<BulkDialog open game={gameOf('2026-10')} rows={[]} shown={[]} actions={actions} onClose={vi.fn()} />);
  await user.click(screen.getByRole('tab', { name: t('bulk.list') }));
  await user.click(screen.getByRole('textbox'));
  await user.paste('Fancy Apple Curry 12');
  await user.click(screen.getByRole('tab', { name: t('bulk.shown') }));
  await user.click(screen.getByRole('tab', { name: t('bulk.list') }));
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Fancy Apple Curry 12');
});
