// Whether bytes are a picture that may be decoded, by their first ones alone.
import { pictureSize } from '@oversleep/screens';
import { refuse } from '../problems.ts';

/** A long stitched screenshot of the largest phone. */
export const MOST_PIXELS = 40_000_000;

/** PNG, JPEG and WebP have a size; everything else, such as SVG, is refused whatever it is called. */
export function checkPicture(bytes: Uint8Array): void {
  const size = pictureSize(bytes);
  if (!size || size.width === 0 || size.height === 0) throw refuse('PICTURE_EXPECTED');
  if (size.width * size.height > MOST_PIXELS) throw refuse('PICTURE_TOO_LARGE', { limit: MOST_PIXELS });
}
