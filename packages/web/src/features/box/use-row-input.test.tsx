// @vitest-environment happy-dom
// Touch on the list: holding selects, later taps select too; moving scrolls, and a short tap opens.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NOTHING_SELECTED } from './selection.ts';
import { useRowInput } from './use-row-input.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const ORDER = ['a', 'b', 'c'];

function List({ onOpen }: { readonly onOpen: (id: string) => void }) {
  const [selection, onSelect] = useState(NOTHING_SELECTED);
  const {
    container,
    active: _,
    press: __,
    ...hands
  } = useRowInput({
    order: ORDER,
    perRow: 1,
    selection,
    onSelect,
    onOpen,
  });
  return (
    <div ref={container} {...hands}>
      {ORDER.map((id) => (
        <div key={id} data-row={id} data-testid={id} data-selected={selection.ids.has(id)}>
          <button type="button">Edit {id}</button>
        </div>
      ))}
    </div>
  );
}

const HAND = { pointerType: 'touch', clientX: 100, clientY: 100 };

/** A click comes after every touch that did not scroll. */
function touch(element: Element, ms: number, { moves = 0 } = {}): void {
  fireEvent.pointerDown(element, HAND);
  if (moves > 0) fireEvent.pointerMove(element, { ...HAND, clientY: 100 + moves });
  act(() => void vi.advanceTimersByTime(ms));
  fireEvent.pointerUp(element, HAND);
  if (moves === 0) fireEvent.click(element);
}

const selected = () => ORDER.filter((id) => screen.getByTestId(id).dataset.selected === 'true');

test('holding selects a row, and a tap then selects another', () => {
  const onOpen = vi.fn();
  render(<List onOpen={onOpen} />);
  touch(screen.getByTestId('a'), 100);
  expect(onOpen.mock.calls).toEqual([['a']]);
  expect(selected()).toEqual([]);
  touch(screen.getByTestId('b'), 600);
  expect(selected()).toEqual(['b']);
  touch(screen.getByTestId('c'), 100);
  expect(selected()).toEqual(['b', 'c']);
  touch(screen.getByTestId('b'), 100);
  expect(selected()).toEqual(['c']);
  expect(onOpen).toHaveBeenCalledTimes(1);
});

test('scrolling or holding a button selects nothing', () => {
  const onOpen = vi.fn();
  render(<List onOpen={onOpen} />);
  touch(screen.getByTestId('a'), 600, { moves: 40 });
  touch(screen.getByRole('button', { name: 'Edit b' }), 600);
  expect(selected()).toEqual([]);
  expect(onOpen).not.toHaveBeenCalled();
});
