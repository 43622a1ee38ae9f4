// @vitest-environment happy-dom
// A table sorts by its headers, and says so.
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { DataTable } from './data-table.tsx';

afterEach(cleanup);

const ROWS = [
  { name: 'Moss', value: 9 },
  { name: 'Luna', value: 100 },
  { name: 'Sparky', value: 20 },
];

function show(rows = ROWS) {
  render(
    <DataTable
      caption="Members"
      rows={rows}
      rowKey={(row) => row.name}
      empty="No rows yet."
      columns={[
        { key: 'name', title: 'Name', cell: (row) => row.name, sortBy: (row) => row.name },
        { key: 'value', title: 'Value', align: 'end', cell: (row) => row.value, sortBy: (row) => row.value },
        { key: 'note', title: 'Note', cell: () => '' },
      ]}
    />,
  );
  return userEvent.setup();
}

const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent?.replace('Name', ''));
const header = (name: string) => screen.getByRole('columnheader', { name });

test('keeps the given order until it is sorted', () => {
  show();
  expect(names()).toEqual(['Moss', 'Luna', 'Sparky']);
  expect(header('Value').getAttribute('aria-sort')).toBeNull();
});

test('numbers start with the largest, names with A; a second click turns it round', async () => {
  const user = show();
  await user.click(screen.getByRole('button', { name: 'Value' }));
  expect(names()).toEqual(['Luna', 'Sparky', 'Moss']);
  expect(header('Value').getAttribute('aria-sort')).toBe('descending');
  await user.click(screen.getByRole('button', { name: 'Value' }));
  expect(names()).toEqual(['Moss', 'Sparky', 'Luna']);
  await user.click(screen.getByRole('button', { name: 'Name' }));
  expect(names()).toEqual(['Luna', 'Moss', 'Sparky']);
  expect(header('Value').getAttribute('aria-sort')).toBeNull();
});

test('on a phone: what is chosen starts the same way; nothing can be turned round before', async () => {
  const user = show();
  expect(screen.queryByRole('button', { name: /switch to/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Sort: default order' }));
  await user.click(screen.getByRole('menuitemradio', { name: 'Value' }));
  expect(names()).toEqual(['Luna', 'Sparky', 'Moss']);
  await user.click(screen.getByRole('button', { name: /^Descending/ }));
  expect(names()).toEqual(['Moss', 'Sparky', 'Luna']);
});

test('a column without an order has no button', () => {
  show();
  expect(screen.queryByRole('button', { name: 'Note' })).toBeNull();
});

test('says when there is nothing', () => {
  show([]);
  expect(screen.getByText('No rows yet.')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});
