// @vitest-environment happy-dom
// A menu by keyboard: open, move, choose, leave.
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Menu } from './menu.tsx';
import { Popover } from './popover.tsx';

afterEach(cleanup);

const chosen = vi.fn();
beforeEach(() => chosen.mockReset());

function Page() {
  return (
    <>
      <Menu
        label="Creature"
        trigger={(props) => (
          <button type="button" {...props}>
            More
          </button>
        )}
        entries={[
          { key: 'edit', label: 'Edit', onChoose: () => chosen('edit') },
          { key: 'copy', label: 'Duplicate', disabled: 'The team is full', onChoose: () => chosen('copy') },
          { key: 'remove', label: 'Remove', onChoose: () => chosen('remove') },
        ]}
      />
      <button type="button">Elsewhere</button>
    </>
  );
}

const trigger = () => screen.getByRole('button', { name: 'More' });
const focused = () => document.activeElement?.textContent;

test('opens by arrow, moves round, chooses by Enter, and the focus returns', async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.tab();
  await user.keyboard('{ArrowDown}');
  expect(trigger().getAttribute('aria-expanded')).toBe('true');
  expect(focused()).toBe('Edit');
  await user.keyboard('{ArrowUp}');
  expect(focused()).toBe('Remove');
  await user.keyboard('{Enter}');
  expect(chosen.mock.calls).toEqual([['remove']]);
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(trigger());
});

test('letters lead to the entry that begins so', async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(trigger());
  await user.keyboard('r');
  expect(focused()).toBe('Remove');
});

test('what cannot be chosen says why and does nothing', async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(trigger());
  await user.click(screen.getByRole('menuitem', { name: /Duplicate.*The team is full/ }));
  expect(chosen).not.toHaveBeenCalled();
  expect(screen.getByRole('menu')).toBeTruthy();
});

test('closes on Escape, on a click elsewhere, and when the focus leaves', async () => {
  const user = userEvent.setup();
  render(<Page />);
  for (const leave of [
    () => user.keyboard('{Escape}'),
    () => user.click(screen.getByRole('button', { name: 'Elsewhere' })),
    () => user.tab(),
  ]) {
    await user.click(trigger());
    expect(screen.getByRole('menu')).toBeTruthy();
    await leave();
    expect(screen.queryByRole('menu')).toBeNull();
  }
});

test('a popover takes the focus inside and gives it back', async () => {
  const user = userEvent.setup();
  render(
    <Popover
      label="Donate"
      trigger={(props) => (
        <button type="button" {...props}>
          Heart
        </button>
      )}
    >
      {(close) => (
        <button type="button" onClick={close}>
          Done
        </button>
      )}
    </Popover>,
  );
  await user.click(screen.getByRole('button', { name: 'Heart' }));
  expect(focused()).toBe('Done');
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(focused()).toBe('Heart');
});
