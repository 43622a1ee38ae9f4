// @vitest-environment happy-dom
// The search bar: its name, its clearing, and its small form.
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { SearchBar } from './search-bar.tsx';

afterEach(cleanup);

function Search({ small = false, onEnter = () => undefined }: { small?: boolean; onEnter?: () => void }) {
  const [text, setText] = useState('');
  return (
    <>
      <SearchBar label="Search Pokémon" value={text} onChange={setText} onEnter={onEnter} startMinimised={small} />
      <button type="button">Elsewhere</button>
    </>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search Pokémon' });

test('is called what the caller says, and can be emptied', async () => {
  const user = userEvent.setup();
  const onEnter = vi.fn();
  render(<Search onEnter={onEnter} />);
  await user.type(field(), 'pika{Enter}');
  expect(onEnter).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(field().value).toBe('');
  expect(document.activeElement).toBe(field());
});

test('the small one opens with the focus, closes when left empty, and stays while it searches', async () => {
  const user = userEvent.setup();
  render(<Search small />);
  await user.click(screen.getByRole('button', { name: 'Search Pokémon' }));
  expect(document.activeElement).toBe(field());
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(screen.queryByRole('searchbox')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Search Pokémon' }));
  await user.keyboard('eevee');
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(field().value).toBe('eevee');
});
