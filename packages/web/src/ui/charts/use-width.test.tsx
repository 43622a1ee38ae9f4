// @vitest-environment happy-dom
// The width of a chart: measured when it is first shown, remembered when it is shown again, and followed when it changes.
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useWidth } from './use-width.ts';

let resize = () => {};

/** What each render of a chart of that name in a place of that width got, and how often the place was measured. */
function shown(name: string, width: number) {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(report: () => void) {
        resize = report;
      }
      observe() {}
      disconnect() {}
    },
  );
  const measured = vi.fn(() => width);
  const place = { current: Object.defineProperty(document.createElement('div'), 'clientWidth', { get: measured }) };
  const widths: number[] = [];
  renderHook(() => widths.push(useWidth(place, name)));
  return { widths, measured };
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a chart that is shown again has its width at once, without being measured', () => {
  expect(shown('Ingredients', 640).widths).toEqual([320, 640]);
  const again = shown('Ingredients', 640);
  expect(again.widths).toEqual([640]);
  expect(again.measured).not.toHaveBeenCalled();
});

test('a place that has another width by now is followed', () => {
  shown('Berries', 640);
  const again = shown('Berries', 500);
  act(resize);
  expect(again.widths).toEqual([640, 500]);
});

test('charts do not take the width of others', () => {
  shown('Skills', 640);
  expect(shown('Recipes', 500).widths).toEqual([320, 500]);
});

test('the width of a hidden place is not remembered', () => {
  expect(shown('Hidden', 0).widths).toEqual([320]);
  expect(shown('Hidden', 640).widths).toEqual([320, 640]);
});
