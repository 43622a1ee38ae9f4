// @vitest-environment happy-dom
// Pasted text counts when the bag is saved, or stops saving; none of it gets lost.
import { gameOf } from '@oversleep/game';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { messages } from '../../messages/messages.ts';
import { BagDialog } from './bag-dialog.tsx';

const t = messages('week');
const shell = messages('shell');

afterEach(cleanup);

const setUp = () => {
  const onSave = vi.fn();
  render(<BagDialog game={gameOf('2026-10')} bag={{ Apple: 3 }} onSave={onSave} onClose={vi.fn()} />);
  const user = userEvent.setup();
  return {
    onSave,
    user,
    field: screen.getByRole<HTMLTextAreaElement>('textbox', { name: t('bag.paste') }),
    save: () => user.click(screen.getByRole('button', { name: shell('ui.save') })),
  };
};

test('pasted text that was not added yet counts when the bag is saved', async () => {
  const { onSave, user, field, save } = setUp();
  await user.click(field);
  await user.paste('Apple 12, Milk 3');
  expect(screen.getByText(/^15 of/)).toBeDefined();
  await save();
  expect(onSave.mock.lastCall?.[0]).toMatchObject({ Apple: 12, Milk: 3 });
});

test('pasted text that cannot be read stops saving and keeps the focus until it is corrected', async () => {
  const { onSave, user, field, save } = setUp();
  await user.click(field);
  await user.paste('Apple 12, Moonstone 3');
  await save();
  expect(onSave).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(field);
  expect(screen.getByText(t('bag.unread', { list: 'Moonstone 3' }))).toBeDefined();
  await user.clear(field);
  await save();
  expect(onSave.mock.lastCall?.[0]).toMatchObject({ Apple: 3 });
});
