// Image files become pixels, or a sentence of our own: nothing that is too large is decoded, and no decoder's words come through.
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { decodePicture } from './decode-picture.ts';

const image = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#123456' } });

it('decodes PNG, JPEG and WebP', async () => {
  for (const bytes of await Promise.all([
    image(40, 30).png().toBuffer(),
    image(40, 30).jpeg().toBuffer(),
    image(40, 30).webp().toBuffer(),
  ])) {
    expect(await decodePicture(bytes)).toMatchObject({ width: 40, height: 30, data: { length: 40 * 30 * 4 } });
  }
});

it('refuses a small file of a long line by its header', async () => {
  const bytes = await image(10_001, 1).png().toBuffer();
  expect(bytes.length).toBeLessThan(1000);
  expect(await decodePicture(bytes)).toEqual({ code: 'tooManyPixels', values: { width: 10_001, height: 1 } });
  expect(await decodePicture(await image(20, 1001).webp({ lossless: true }).toBuffer())).toMatchObject({
    code: 'tooLong',
  });
});

it('says of a damaged file, or one of another kind, only that it is of an unknown kind', async () => {
  const damaged = (await image(400, 300).png().toBuffer()).subarray(0, 60);
  for (const bytes of [damaged, await image(40, 30).gif().toBuffer(), Buffer.from('no picture'), Buffer.from('')]) {
    expect(await decodePicture(bytes)).toEqual({ code: 'unknownKind', values: {} });
  }
});
