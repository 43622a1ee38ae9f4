// Panels stay inside the window and beside their button.
import { describe, expect, test } from 'vitest';
import { placePanel } from './place.ts';

const window = { width: 400, height: 600 };
const anchor = { left: 100, top: 100, width: 80, height: 40 };
const panel = { width: 200, height: 150 };

test('goes where it is wished when there is room', () => {
  expect(placePanel(anchor, panel, window, { side: 'below', align: 'start' })).toMatchObject({ left: 100, top: 146 });
  expect(placePanel(anchor, panel, window, { side: 'below', align: 'center' }).left).toBe(40);
  expect(placePanel({ ...anchor, top: 400 }, panel, window, { side: 'above', align: 'start' })).toMatchObject({
    side: 'above',
    top: 244,
  });
});

describe('near an edge', () => {
  test('is pushed back inside', () => {
    expect(placePanel({ ...anchor, left: 350 }, panel, window, { side: 'below', align: 'start' }).left).toBe(192);
    expect(placePanel({ ...anchor, left: 0 }, panel, window, { side: 'below', align: 'end' }).left).toBe(8);
  });

  test('goes to the other side when that has more room', () => {
    const low = { ...anchor, top: 500 };
    expect(placePanel(low, panel, window, { side: 'below', align: 'start' })).toMatchObject({
      side: 'above',
      top: 344,
    });
  });

  test('stays on its side when the other has even less room, and says how high it may be', () => {
    const tall = { width: 200, height: 900 };
    expect(placePanel(anchor, tall, window, { side: 'below', align: 'start' })).toMatchObject({
      side: 'below',
      maxHeight: 446,
    });
    expect(placePanel({ ...anchor, top: 400 }, tall, window, { side: 'below', align: 'start' })).toMatchObject({
      side: 'above',
      top: 8,
      maxHeight: 386,
    });
  });

  test('of a panel wider than the window the beginning is seen', () => {
    const wide = { width: 500, height: 50 };
    expect(placePanel(anchor, wide, window, { side: 'below', align: 'center' }).left).toBe(8);
  });
});
