// @vitest-environment happy-dom
// The numbers of a range are placed at their marks.
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RangeStrip } from './range-strip.tsx';

const placeOf = (element: Element | null | undefined) => element instanceof HTMLElement && element.style.left;

test.each([
  [100, 130, 200, '30%', 'false'],
  [100, 110, 200, '10%', 'true'],
])('from %d over %d to %d: the number in the middle is under its mark', (p10, p50, p90, left, isCrowded) => {
  const { container, unmount } = render(<RangeStrip spread={{ p10, p50, p90, of: 'weeks' }} />);
  const label = screen.getByText('50%').parentElement;
  expect(placeOf(label)).toBe(left);
  expect(placeOf(container.querySelector('[aria-hidden] > span'))).toBe(left);
  // Near an end the numbers would run into each other.
  expect(label?.parentElement?.dataset.crowded).toBe(isCrowded);
  unmount();
});
