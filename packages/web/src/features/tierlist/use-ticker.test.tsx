// @vitest-environment happy-dom
// How a strip begins to pass by, frame by frame.
import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { useTicker } from './use-ticker.ts';

function Strip() {
  const strip = useRef<HTMLDivElement>(null);
  const { handlers } = useTicker(strip, true);
  return (
    <div ref={strip} data-testid="strip" {...handlers}>
      <ul />
      <ul />
    </div>
  );
}

test('it begins at its left end, even if the first frame had begun before it', () => {
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(3000);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1000);
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (step: FrameRequestCallback) => frames.push(step));
  render(<Strip />);
  const start = performance.now();
  const frame = (at: number) => act(() => frames.pop()?.(at));
  frame(start - 1000);
  expect(screen.getByTestId('strip').scrollLeft).toBe(0);
  frame(start - 950);
  expect(screen.getByTestId('strip').scrollLeft).toBeCloseTo(24 * 0.05, 6);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
