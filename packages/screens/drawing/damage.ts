// Sixteen things that happen to screenshots before they are imported.
import type { Sharp } from 'sharp';
import type { Picture } from '../src/picture.ts';
import { seeded } from './creatures.ts';
import { changed, moved, type Raster } from './raster.ts';

export type Damage = (raster: Raster) => Promise<Raster>;

/** Words stay where they are. */
const image =
  (change: (image: Sharp) => Sharp): Damage =>
  async (raster) => ({ picture: await changed(raster, change), written: raster.written });

const scale =
  (factor: number): Damage =>
  async (raster) => ({
    picture: await changed(raster, (each) => each.resize(Math.round(raster.picture.width * factor))),
    written: moved(raster.written, factor, 0, 0),
  });

/** Shares of the width that are cut off. */
const crop =
  (cut: { readonly left?: number; readonly right?: number; readonly top?: number; readonly bottom?: number }): Damage =>
  async (raster) => {
    const { width, height } = raster.picture;
    const pixels = (share = 0) => Math.round(share * width);
    const [left, top] = [pixels(cut.left), pixels(cut.top)];
    const box = { left, top, width: width - left - pixels(cut.right), height: height - top - pixels(cut.bottom) };
    return {
      picture: await changed(raster, (each) => each.extract(box)),
      written: moved(raster.written, 1, -left, -top),
    };
  };

const pixels =
  (change: (data: Uint8Array, picture: Picture) => void): Damage =>
  async ({ picture, written }) => {
    const data = Uint8Array.from(picture.data);
    change(data, picture);
    return { picture: { ...picture, data }, written };
  };

const noise = pixels((data) => {
  const random = seeded(1);
  for (const [i, value] of data.entries())
    if (i % 4 < 3) data[i] = Math.max(0, Math.min(255, value + 50 * (random() - 0.5)));
});

/** A grey box over a part, by shares of the width. */
const covered = (left: number, right: number, top: number, bottom: number): Damage =>
  pixels((data, { width }) => {
    for (let y = Math.round(top * width); y < bottom * width; y++) {
      for (let x = Math.round(left * width); x < right * width; x++)
        data.fill(236, (y * width + x) * 4, (y * width + x) * 4 + 3);
    }
  });

export const DAMAGES: { readonly [name: string]: Damage } = {
  'top cut off': crop({ top: 0.2 }),
  'bottom cut off': crop({ bottom: 0.55 }),
  'left side cut off': crop({ left: 0.04 }),
  'right side cut off': crop({ right: 0.06 }),
  'black margins': image((each) => each.extend({ left: 30, right: 30, background: '#000' })),
  'a little blurred': image((each) => each.blur(1.2)),
  'much blurred': image((each) => each.blur(3)),
  'half as large': scale(0.5),
  'three quarters': scale(0.75),
  'twice as large': scale(2),
  noise,
  'notification over the card': covered(0.03, 0.97, 0.05, 0.25),
  'finger over a chip': covered(0.1, 0.45, 1.15, 1.3),
  dimmed: image((each) => each.linear(0.75, 0)),
  'without colours': image((each) => each.greyscale().toColourspace('srgb')),
  turned: image((each) => each.rotate(1.5, { background: '#fff' })),
};
