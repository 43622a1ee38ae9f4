// Panels stay inside the window and beside their button.
import { describe, expect, test } from 'vitest';
import { placeBeside } from './place.ts';

const window = { width: 400, height: 600 };
const anchor = { left: 100, top: 100, width: 80, height: 40 };
const panel = { width: 200, height: 150 };

test('goes where it is wished when there is room', () => {
  expect(placeBeside(anchor, panel, window, { side: 'below', align: 'start' })).toMatchObject({ left: 100, top: 146 });
  expect(placeBeside(anchor, panel, window, { side: 'below', align: 'center' }).left).toBe(40);
  expect(placeBeside({ ...anchor, top: 400 }, panel, window, { side: 'above', align: 'start' })).toMatchObject({
    side: 'above',
    top: 244,
  });
});

describe('near an edge', () => {
  test('is pushed back inside', () => {
    expect(placeBeside({ ...anchor, left: 350 }, panel, window, { side: 'below', align: 'start' }).left).toBe(192);
    expect(placeBeside({ ...anchor, left: 0 }, panel, window, { side: 'below', align: 'end' }).left).toBe(8);
  });

  test('goes to the other side when that has more room', () => {
    const low = { ...anchor, top: 500 };
    expect(placeBeside(low, panel, window, { side: 'below', align: 'start' })).toMatchObject({
      side: 'above',
      top: 344,
    });
  });

  test('stays on its side when the other has even less room, and says how high it may be', () => {
    const tall = { width: 200, height: 900 };
    expect(placeBeside(anchor, tall, window, { side: 'below', align: 'start' })).toMatchObject({
      side: 'below',
      maxHeight: 446,
    });
    expect(placeBeside({ ...anchor, top: 400 }, tall, window, { side: 'below', align: 'start' })).toMatchObject({
      side: 'above',
      top: 8,
      maxHeight: 386,
    });
  });

  test('of a panel wider than the window the beginning is seen', () => {
    const wide = { width: 500, height: 50 };
    expect(placeBeside(anchor, wide, window, { side: 'below', align: 'center' }).left).toBe(8);
  });
});
