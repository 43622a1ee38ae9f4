// Drawn screens as pixels, with what happens to pictures on their way, and a text reader that knows what was written.
import type { Language } from '@oversleep/game';
import sharp, { type Sharp } from 'sharp';
import type { TextReader } from '../src/line.ts';
import type { Picture } from '../src/picture.ts';
import type { PlacedText } from './pen.ts';
import type { DrawnScreen } from './screen.ts';

export interface Raster {
  readonly picture: Picture;
  /** In pixels. */
  readonly written: readonly PlacedText[];
}

const pixels = async (image: Sharp): Promise<Picture> => {
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
};

export async function raster({ svg, height, written }: DrawnScreen, width: number, quality?: number): Promise<Raster> {
  const head = `<svg width="${width}" height="${Math.round(height * width)}"`;
  const image = sharp(Buffer.from(svg.replace('<svg', head))).removeAlpha();
  const picture = await pixels(quality === undefined ? image : sharp(await image.jpeg({ quality }).toBuffer()));
  return { picture, written: moved(written, width, 0, 0) };
}

export const moved = (written: readonly PlacedText[], scale: number, dx: number, dy: number): PlacedText[] =>
  written.map(({ text, left, right, top, bottom }) => ({
    text,
    left: left * scale + dx,
    right: right * scale + dx,
    top: top * scale + dy,
    bottom: bottom * scale + dy,
  }));

/** Reads what lies wholly in the line; of what it cuts, the part that is left. */
export function knowing(written: () => readonly PlacedText[]): TextReader<Language> {
  return async ({ box }) =>
    written()
      .filter(({ top, bottom }) => (top + bottom) / 2 > box.top && (top + bottom) / 2 < box.bottom)
      .filter(({ left, right }) => right > box.left && left < box.right)
      // The level beside a name is left out by its colour.
      .filter(({ text }) => !text.startsWith('Lv.'))
      .map(({ text, left, right }) => {
        const letters = [...text];
        const from = Math.max(0, Math.round(((box.left - left) / (right - left)) * letters.length));
        const to = Math.min(letters.length, Math.round(((box.right - left) / (right - left)) * letters.length));
        return letters.slice(from, to).join('');
      })
      .join(' ');
}

export async function changed(raster0: Raster, change: (image: Sharp) => Sharp): Promise<Picture> {
  const { width, height, data } = raster0.picture;
  const png = await change(sharp(data, { raw: { width, height, channels: 4 } }))
    .png()
    .toBuffer();
  return pixels(sharp(png));
}
