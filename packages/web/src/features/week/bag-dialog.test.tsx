// @vitest-environment happy-dom
// Pasted text is part of the bag or stops "Use this bag"; none of it gets lost.
import { gameOf } from '@oversleep/game';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { BagDialog } from './bag-dialog.tsx';

afterEach(cleanup);

const setUp = () => {
  const onSave = vi.fn();
  render(<BagDialog game={gameOf('2026-10')} bag={{ Apple: 3 }} onSave={onSave} onClose={vi.fn()} />);
  const user = userEvent.setup();
  return {
    onSave,
    user,
    field: screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Paste it' }),
    save: () => user.click(screen.getByRole('button', { name: 'Use this bag' })),
  };
};

test('pasted text that was not taken over counts when the bag is used', async () => {
  const { onSave, user, field, save } = setUp();
  await user.click(field);
  await user.paste('Apple 12, Milk 3');
  expect(screen.getByText(/^15 of/)).toBeDefined();
  await save();
  expect(onSave.mock.lastCall?.[0]).toMatchObject({ Apple: 12, Milk: 3 });
});

test('pasted text that is not understood stops "Use this bag" and keeps the focus until it is corrected', async () => {
  const { onSave, user, field, save } = setUp();
  await user.click(field);
  await user.paste('Apple 12, Moonstone 3');
  await save();
  expect(onSave).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(field);
  expect(screen.getByText('Not understood: Moonstone 3. Correct or delete it.')).toBeDefined();
  await user.clear(field);
  await save();
  expect(onSave.mock.lastCall?.[0]).toMatchObject({ Apple: 3 });
});
