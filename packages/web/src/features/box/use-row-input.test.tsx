// @vitest-environment happy-dom
// biome-ignore-all lint/a11y/useSemanticElements: as the list is drawn
// Keys and touch on the list: holding selects, later taps select too; moving scrolls, and a short tap opens.
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

interface ListProps {
  readonly onOpen: (id: string) => void;
  readonly onEdit?: (id: string) => void;
}

function List({ onOpen, onEdit = () => undefined }: ListProps) {
  const [selection, onSelect] = useState(NOTHING_SELECTED);
  const {
    container,
    active,
    press,
    isWalked: _,
    ...hands
  } = useRowInput({
    order: ORDER,
    perRow: 1,
    selection,
    onSelect,
    onOpen,
  });
  return (
    <div ref={container} role="grid" {...hands} onKeyDown={(event) => void press(event)}>
      {ORDER.map((id, index) => (
        <div
          key={id}
          role="row"
          tabIndex={index === active ? 0 : -1}
          data-row={id}
          data-testid={id}
          data-selected={selection.ids.has(id)}
        >
          <span role="gridcell" tabIndex={-1}>
            Nature of {id}
          </span>
          <span role="gridcell" tabIndex={-1}>
            <button type="button" tabIndex={-1} onClick={() => onEdit(id)}>
              Edit {id}
            </button>
          </span>
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

const focused = () => document.activeElement?.textContent;
const press = (key: string, more = {}) => fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });

test('one stop for Tab: arrows lead through the rows, and inside a row from cell to cell', () => {
  const onOpen = vi.fn();
  render(<List onOpen={onOpen} />);
  expect(screen.getAllByRole('row').map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
  expect(screen.getAllByRole('button').every(({ tabIndex }) => tabIndex === -1)).toBe(true);
  act(() => screen.getByTestId('a').focus());
  press('ArrowRight');
  expect(focused()).toBe('Nature of a');
  press('ArrowRight');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit a' }));
  press('ArrowDown');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit b' }));
  expect(screen.getAllByRole('row').map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1]);
  press('Home');
  expect(focused()).toBe('Nature of b');
  press('Enter');
  expect(onOpen.mock.calls).toEqual([['b']]);
  press('ArrowLeft');
  expect(document.activeElement).toBe(screen.getByTestId('b'));
});

test('Space and Enter on a button are its own, and Escape leads back to the row before it clears the selection', () => {
  const onOpen = vi.fn();
  render(<List onOpen={onOpen} />);
  act(() => screen.getByTestId('a').focus());
  press(' ');
  expect(selected()).toEqual(['a']);
  press('F2');
  press('End');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit a' }));
  press(' ');
  press('Enter');
  expect(onOpen).not.toHaveBeenCalled();
  expect(selected()).toEqual(['a']);
  press('ArrowDown', { shiftKey: true });
  expect(selected()).toEqual(['a', 'b']);
  press('Escape');
  expect(document.activeElement).toBe(screen.getByTestId('b'));
  expect(selected()).toEqual(['a', 'b']);
  press('Escape');
  expect(selected()).toEqual([]);
});
