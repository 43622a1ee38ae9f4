// @vitest-environment happy-dom
// A dialog with fields does what its button says once, whether that is clicked or Enter is pressed, and offers to try again what failed.
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { FormDialog } from './form-dialog.tsx';

afterEach(cleanup);

const FAILURE = { what: 'It was not saved', why: 'The server is busy.', details: ['Wait a minute.'] };

function NameForm({ onSubmit, canRetry }: { onSubmit: (name: string) => void; canRetry?: boolean }) {
  const [name, setName] = useState('');
  const failure = canRetry === undefined ? null : { ...FAILURE, canRetry };
  return (
    <FormDialog
      title="Name"
      draft={name}
      disabled={name === ''}
      failure={failure}
      onSubmit={() => onSubmit(name)}
      onClose={() => undefined}
    >
      <input aria-label="Name" value={name} onChange={({ target }) => setName(target.value)} />
    </FormDialog>
  );
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

test('Enter does the same as the button, which waits until it can be done', async () => {
  const user = userEvent.setup();
  const onSubmit = vi.fn();
  render(<NameForm onSubmit={onSubmit} />);
  await user.type(screen.getByRole('textbox'), '{Enter}');
  expect(button('Save').disabled).toBe(true);
  expect(onSubmit).not.toHaveBeenCalled();
  await user.type(screen.getByRole('textbox'), 'Snoozer{Enter}');
  await user.click(button('Save'));
  expect(onSubmit.mock.calls).toEqual([['Snoozer'], ['Snoozer']]);
});

test('a failure says why, and can be tried again unless that would not help', async () => {
  const user = userEvent.setup();
  const onSubmit = vi.fn();
  const { rerender } = render(<NameForm onSubmit={onSubmit} canRetry />);
  expect(screen.getByRole('alert').textContent).toContain('The server is busy. Wait a minute.');
  await user.click(button('Retry'));
  expect(onSubmit).toHaveBeenCalledTimes(1);
  rerender(<NameForm onSubmit={onSubmit} canRetry={false} />);
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});
