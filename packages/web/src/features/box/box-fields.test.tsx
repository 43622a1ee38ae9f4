// @vitest-environment happy-dom
// What is typed into the fields of the box is kept, or its refusal is said.
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { LevelBound } from './level-bound.tsx';
import { NoteField } from './note-field.tsx';

afterEach(cleanup);

test('a note is kept when its field is left', async () => {
  const user = userEvent.setup();
  const onNote = vi.fn();
  render(<NoteField own={{}} onNote={onNote} />);
  await user.type(screen.getByRole('textbox', { name: 'Note' }), 'Keep for Lapis');
  expect(onNote).not.toHaveBeenCalled();
  await user.tab();
  expect(onNote.mock.calls).toEqual([['Keep for Lapis']]);
});

test('a note is kept when its dialog is closed by a key', async () => {
  const user = userEvent.setup();
  const onNote = vi.fn();
  const { unmount } = render(<NoteField own={{ note: 'Old' }} onNote={onNote} />);
  await user.type(screen.getByRole('textbox', { name: 'Note' }), ' and gold');
  unmount();
  expect(onNote.mock.calls).toEqual([['Old and gold']]);
});

test('a note that nobody changed is left alone', async () => {
  const user = userEvent.setup();
  const onNote = vi.fn();
  const { unmount } = render(<NoteField own={{ note: 'Old' }} onNote={onNote} />);
  await user.click(screen.getByRole('textbox', { name: 'Note' }));
  await user.tab();
  unmount();
  expect(onNote).not.toHaveBeenCalled();
});

test('a level that does not exist is no bound, stays to be corrected and is explained', async () => {
  const user = userEvent.setup();
  const onChange = vi.fn();
  render(<LevelBound label="From level" value={null} onChange={onChange} />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'From level' });
  await user.type(field, '101');
  expect(onChange.mock.lastCall).toEqual([10]);
  await user.tab();
  expect(field.value).toBe('101');
  expect(screen.getByRole('alert').textContent).toBe('Level must be 1-100');
});
