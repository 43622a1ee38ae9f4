// A file as pixels, the only ones in memory: large ones are made smaller, which costs no reading.
import type { Picture } from '@oversleep/screens';

/** Pixels across from which on it is made smaller, and how small then. */
const WIDE = 1600;
const WIDTH = 1200;
/** Pixels in all: a long stitched screenshot has half of it, and phones refuse to draw much more. */
const MOST = 24_000_000;

export async function pixelsOf(file: Blob): Promise<Picture> {
  // As the phone has stored them: the colours of the page are known so.
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
