// A picture's header is read before the browser is asked to decode it.
import { expect, test, vi } from 'vitest';
import { pixelsOf } from './decode.ts';

const png = (width: number, height: number): Blob => {
  const view = new DataView(new ArrayBuffer(33));
  view.setUint32(0, 0x89504e47);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return new Blob([view]);
};

const decode = vi.fn(async () => Promise.reject(new DOMException('The source image could not be decoded')));
vi.stubGlobal('createImageBitmap', decode);

test('a picture that says it is larger than any screenshot is never decoded', async () => {
  expect(await pixelsOf(png(40_000_000, 1))).toEqual({
    code: 'tooManyPixels',
    values: { width: 40_000_000, height: 1 },
  });
  expect(await pixelsOf(png(100, 2001))).toMatchObject({ code: 'tooLong' });
  expect(decode).not.toHaveBeenCalled();
});

test('what the browser cannot decode is of an unknown kind', async () => {
  for (const file of [png(1080, 2400), new Blob(['no picture'])]) {
    expect(await pixelsOf(file)).toEqual({ code: 'unknownKind', values: {} });
  }
  expect(decode).toHaveBeenCalledTimes(2);
});
