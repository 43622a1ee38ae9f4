// Decodes an image file to pixels, scaled down if it is large; reading loses nothing by that.
import { HEADER_BYTES, type Picture, pictureSize, type ScreenNote, sizeProblem } from '@oversleep/screens';

/** Images wider than the first are scaled to the second, in pixels. */
const WIDE = 1600;
const WIDTH = 1200;
/** Pixels in all: a long stitched screenshot has half of it, and phones refuse to draw much more. */
const MOST = 24_000_000;

/** Its pixels, or why there are none. */
export async function pixelsOf(file: Blob): Promise<Picture | ScreenNote> {
  const header = new Uint8Array(await file.slice(0, HEADER_BYTES).arrayBuffer());
  return (
    sizeProblem(pictureSize(header)) ?? decoded(file).catch((): ScreenNote => ({ code: 'unknownKind', values: {} }))
  );
}

async function decoded(file: Blob): Promise<Picture> {
  // Colours as stored by the phone: the known colours of the page are given that way.
  const bitmap = await createImageBitmap(file, { colorSpaceConversion: 'none' });
  try {
    const { width, height } = bitmap;
    const scale = Math.min(width > WIDE ? WIDTH / width : 1, Math.sqrt(MOST / (width * height)));
    const canvas = new OffscreenCanvas(Math.round(width * scale), Math.round(height * scale));
    const pen = canvas.getContext('2d', { willReadFrequently: true });
    if (!pen) throw new Error('There is nothing to draw on');
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    return pen.getImageData(0, 0, canvas.width, canvas.height);
  } finally {
    bitmap.close();
  }
}
