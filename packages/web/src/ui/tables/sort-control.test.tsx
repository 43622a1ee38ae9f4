// @vitest-environment happy-dom
// Sorting: by what, and in which direction.
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { SortControl } from './sort-control.tsx';

afterEach(cleanup);

const options = [
  { value: 'name', title: 'A-Z', description: 'By name' },
  { value: 'rp', title: 'RP' },
  { value: 'level', title: 'Level', disabled: 'Only in the Pokébox' },
];

function show() {
  const onSort = vi.fn();
  render(<SortControl options={options} sorting={{ by: 'rp', ascending: false }} onSort={onSort} />);
  return { onSort, user: userEvent.setup() };
}

test('says what holds, and keeps the direction when something else is chosen', async () => {
  const { onSort, user } = show();
  await user.click(screen.getByRole('button', { name: 'Sort: RP' }));
  expect(document.activeElement).toBe(screen.getByRole('menuitemradio', { name: 'RP', checked: true }));
  await user.click(screen.getByRole('menuitemradio', { name: /A-Z/ }));
  expect(onSort).toHaveBeenCalledWith({ by: 'name', ascending: false });
});

test('the arrow turns the direction', async () => {
  const { onSort, user } = show();
  await user.click(screen.getByRole('button', { name: /^Descending/ }));
  expect(onSort).toHaveBeenCalledWith({ by: 'rp', ascending: true });
});

test('what it cannot be sorted by says why', async () => {
  const { onSort, user } = show();
  await user.click(screen.getByRole('button', { name: 'Sort: RP' }));
  await user.click(screen.getByRole('menuitemradio', { name: /Level.*Only in the Pokébox/ }));
  expect(onSort).not.toHaveBeenCalled();
});
