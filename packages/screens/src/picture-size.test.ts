// The size of a picture by its first bytes, in every format that phones write.
import { describe, expect, it } from 'vitest';
import { pictureSize, sizeProblem } from './picture-size.ts';

const bytes = (...parts: readonly (string | readonly number[])[]): Uint8Array =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...part].map((c) => c.charCodeAt(0)) : part)));

const png = (width: number, height: number) => {
  const view = new DataView(new ArrayBuffer(24));
  view.setUint32(0, 0x89504e47);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return new Uint8Array(view.buffer);
};

const JPEG = bytes(
  [0xff, 0xd8, 0xff, 0xe1, 0, 6, 1, 2, 3, 4], // a preview
  [0xff, 0xc4, 0, 4, 0, 0], // a table
  [0xff, 0xff, 0xc2, 0, 17, 8, 0x0a, 0x00, 0x04, 0x38, 3], // the frame
);

describe('the size of a picture', () => {
  it.each([
    ['PNG', png(1080, 2560)],
    ['JPEG', JPEG],
    ['WebP, lossy', bytes('RIFF', [0, 0, 0, 0], 'WEBPVP8 ', Array(10).fill(0), [0x38, 0x04, 0x00, 0x0a])],
    // 1079 and 2559 in fourteen bits each.
    ['WebP, lossless', bytes('RIFF', [0, 0, 0, 0], 'WEBPVP8L', [0, 0, 0, 0, 0x2f], [0x37, 0xc4, 0x7f, 0x02])],
    ['WebP, extended', bytes('RIFF', [0, 0, 0, 0], 'WEBPVP8X', Array(8).fill(0), [0x37, 0x04, 0, 0xff, 0x09, 0])],
  ])('is found in %s', (_, picture) => {
    expect(pictureSize(picture)).toEqual({ width: 1080, height: 2560 });
    expect(sizeProblem(pictureSize(picture))).toBeUndefined();
  });

  it.each([
    ['more pixels than any screenshot', 8000, 5001, 'tooManyPixels'],
    ['a side that is too long, though it has few pixels', 40_000_000, 1, 'tooManyPixels'],
    ['the same upright', 1, 10_001, 'tooManyPixels'],
    ['a side twenty times as long as the other', 10_000, 499, 'tooLong'],
    ['the same upright', 1, 21, 'tooLong'],
  ])('is refused with %s', (_, width, height, code) => {
    expect(sizeProblem(pictureSize(png(width, height)))).toEqual({ code, values: { width, height } });
  });

  it.each([
    [8000, 5000],
    [10_000, 500],
    [1440, 10_000],
    [1, 20],
  ])('may be %i × %i', (width, height) => {
    expect(sizeProblem({ width, height })).toBeUndefined();
  });

  it('is not known of anything else, nor of a picture that breaks off', () => {
    expect(pictureSize(bytes('GIF89a', Array(20).fill(1)))).toBeUndefined();
    expect(pictureSize(JPEG.slice(0, 14))).toBeUndefined();
    expect(pictureSize(new Uint8Array())).toBeUndefined();
    expect(sizeProblem(undefined)).toBeUndefined();
  });
});
