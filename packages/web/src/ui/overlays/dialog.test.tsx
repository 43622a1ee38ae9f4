// @vitest-environment happy-dom
// A dialog takes the focus and gives it back, closes on request, and stays when its owner says so.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { BackSteps, OpenLayer } from './back-steps.ts';
import { Dialog } from './dialog.tsx';
import { Menu } from './menu.tsx';
import { type Message, Snackbar } from './snackbar.tsx';
import { BackContext } from './use-back.ts';
import { useChanged } from './use-changed.ts';

afterEach(cleanup);

function Page({ keepOpen = false, message = null }: { keepOpen?: boolean; message?: Message | null }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={open} title="Settings" onClose={() => setOpen(keepOpen)}>
        <Menu
          label="More"
          trigger={(props) => (
            <button type="button" {...props}>
              More
            </button>
          )}
          entries={[{ key: 'a', label: 'Something', onChoose: () => undefined }]}
        />
      </Dialog>
      <Snackbar message={message} onClose={() => undefined} />
    </>
  );
}

const dialog = () => screen.queryByRole('dialog', { name: 'Settings' });

/** An empty place that becomes a card when the dialog has done its work. */
function Place() {
  const [state, setState] = useState<'empty' | 'asking' | 'filled'>('empty');
  return (
    <ul>
      <li>
        {state === 'filled' ? (
          <button type="button">Pikachu</button>
        ) : (
          <button type="button" key="add" onClick={() => setState('asking')}>
            Add
          </button>
        )}
      </li>
      <Dialog open={state === 'asking'} title="Settings" onClose={() => setState('filled')}>
        Who?
      </Dialog>
    </ul>
  );
}

test('where the opener has given way to something else, that gets the focus', async () => {
  const user = userEvent.setup();
  render(<Place />);
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await user.keyboard('{Escape}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Pikachu' }));
});

test('the focus goes to the title and comes back to where it was', async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(document.activeElement?.textContent).toBe('Settings');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(dialog()).toBeNull();
  expect(document.activeElement?.textContent).toBe('Open');
});

test('Escape closes it, but one that is used up by a menu inside does not', async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(dialog()).not.toBeNull();
  await user.keyboard('{Escape}');
  expect(dialog()).toBeNull();
});

test('its owner may keep it open', async () => {
  const user = userEvent.setup();
  render(<Page keepOpen />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await user.keyboard('{Escape}');
  expect(dialog()).not.toBeNull();
});

test('a way of closing that is the browser’s own is a request too', async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  const shown = dialog();
  if (shown) fireEvent(shown, new Event('cancel', { cancelable: true }));
  expect(dialog()).toBeNull();
});

test('news comes into the dialog, because the page behind is out of reach', async () => {
  const user = userEvent.setup();
  render(<Page message={{ id: '1', kind: 'success', text: 'Saved' }} />);
  expect(document.body.querySelector(':scope > [data-ui="snackbar-host"]')).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(dialog()?.textContent).toContain('Saved');
  await user.keyboard('{Escape}');
  expect(screen.getByText('Saved')).toBeTruthy();
});

/** Layers that Back would close, the topmost last. */
function layered() {
  const layers: OpenLayer[] = [];
  const steps: BackSteps = {
    open: (layer) => {
      layers.push(layer);
      return () => void layers.splice(layers.indexOf(layer), 1);
    },
    navigate: () => undefined,
    arrived: () => false,
  };
  return { steps, back: () => act(() => layers.at(-1)?.back()), count: () => layers.length };
}

function Form({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState('Dozer');
  return (
    <Dialog open title="Settings" onClose={onClose} unsaved={useChanged(name)}>
      <input aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />
    </Dialog>
  );
}

const leavesQuietly = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('Back closes a dialog, but asks first where that would drop what was entered; Back from the question keeps it', async () => {
  const user = userEvent.setup();
  const { steps, back, count } = layered();
  const onClose = vi.fn();
  render(
    <BackContext value={steps}>
      <Form onClose={onClose} />
    </BackContext>,
  );
  back();
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(leavesQuietly()).toBe(true);
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Snoozer' } });
  expect(leavesQuietly()).toBe(false);
  back();
  expect(onClose).toHaveBeenCalledTimes(1);
  const question = () => screen.queryByRole('dialog', { name: 'Discard changes?' });
  expect(question()).not.toBeNull();
  expect(count()).toBe(2);
  back();
  expect(question()).toBeNull();
  back();
  await user.click(screen.getByRole('button', { name: 'Keep editing' }));
  expect(question()).toBeNull();
  back();
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(onClose).toHaveBeenCalledTimes(2);
});

test('a menu is a layer of its own, and goes before its dialog', async () => {
  const user = userEvent.setup();
  const { steps, back, count } = layered();
  render(
    <BackContext value={steps}>
      <Page />
    </BackContext>,
  );
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await user.click(screen.getByRole('button', { name: 'More' }));
  expect(count()).toBe(2);
  back();
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement?.textContent).toBe('More');
  back();
  expect(dialog()).toBeNull();
  expect(count()).toBe(0);
});
