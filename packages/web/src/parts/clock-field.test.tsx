// @vitest-environment happy-dom
// A time of day is typed in 24 hours; what is no time is explained and stops Save.
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { messages } from '../messages/messages.ts';
import { Button } from '../ui/buttons/button.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { ClockField } from './clock-field.tsx';

const t = messages('parts');

afterEach(cleanup);

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Bedtime' });

function Night({ onSave }: { onSave: (clock: number) => void }) {
  const [clock, setClock] = useState(21 * 60 + 30);
  return (
    <Dialog
      open
      title="Sleep"
      onClose={() => undefined}
      foot={
        <Button variant="primary" onClick={() => onSave(clock)}>
          Save
        </Button>
      }
    >
      <ClockField label="Bedtime" value={clock} onChange={setClock} />
    </Dialog>
  );
}

test.each(['25:00', '{Backspace}'])('%s stops Save', async (typed) => {
  const user = userEvent.setup();
  const onSave = vi.fn();
  render(<Night onSave={onSave} />);
  await user.click(field());
  await user.keyboard(typed);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSave).not.toHaveBeenCalled();
  expect(screen.getByRole('alert').textContent).toBe(t('clockRefused'));
  expect(document.activeElement).toBe(field());
  await user.keyboard('{Control>}a{/Control}2215');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSave.mock.calls).toEqual([[22 * 60 + 15]]);
});

test('on a page the last good time comes back, and the message says why', async () => {
  const user = userEvent.setup();
  const onChange = vi.fn();
  render(<ClockField label="Bedtime" value={0} onChange={onChange} />);
  await user.click(field());
  await user.keyboard('25:00');
  await user.tab();
  expect(field().value).toBe('00:00');
  expect(screen.getByRole('alert').textContent).toBe(t('clockRefused'));
  expect(onChange).not.toHaveBeenCalled();
});

test('the afternoon is shown in 24 hours', () => {
  render(<ClockField label="Bedtime" value={13 * 60 + 5} onChange={() => undefined} />);
  expect(field().value).toBe('13:05');
});
