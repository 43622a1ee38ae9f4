// @vitest-environment happy-dom
// What is typed into the fields of the box is saved, or refused with a message.
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { messages } from '../../messages/messages.ts';
import { LevelBound } from './level-bound.tsx';
import { NoteField } from './note-field.tsx';

const t = messages('box');

afterEach(cleanup);

test('a note is saved when its field is left', async () => {
  const user = userEvent.setup();
  const onNote = vi.fn();
  render(<NoteField own={{}} onNote={onNote} />);
  await user.type(screen.getByRole('textbox', { name: t('note.title') }), 'Keep for Lapis');
  expect(onNote).not.toHaveBeenCalled();
  await user.tab();
  expect(onNote.mock.calls).toEqual([['Keep for Lapis']]);
});

test('a note is saved when its dialog is closed by a key', async () => {
  const user = userEvent.setup();
  const onNote = vi.fn();
  const { unmount } = render(<NoteField own={{ note: 'Old' }} onNote={onNote} />);
  await user.type(screen.getByRole('textbox', { name: t('note.title') }), ' and gold');
  unmount();
  expect(onNote.mock.calls).toEqual([['Old and gold']]);
});

test('an unchanged note is not saved', async () => {
  const user = userEvent.setup();
  const onNote = vi.fn();
  const { unmount } = render(<NoteField own={{ note: 'Old' }} onNote={onNote} />);
  await user.click(screen.getByRole('textbox', { name: t('note.title') }));
  await user.tab();
  unmount();
  expect(onNote).not.toHaveBeenCalled();
});

test('an invalid level stays in the field with a message and sets no limit', async () => {
  const user = userEvent.setup();
  const onChange = vi.fn();
  render(<LevelBound label={t('filters.minLevel')} value={null} onChange={onChange} />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: t('filters.minLevel') });
  await user.type(field, '101');
  expect(onChange.mock.lastCall).toEqual([10]);
  await user.tab();
  expect(field.value).toBe('101');
  expect(screen.getByRole('alert').textContent).toBe('Level must be 1-100');
});
