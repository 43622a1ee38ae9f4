// Whether bytes are a picture that may be decoded, by their first ones alone.
import { PICTURE_LIMITS, pictureSize, sizeProblem } from '@oversleep/screens';
import { refuse } from '../problems.ts';

/** PNG, JPEG and WebP have a size; everything else, such as SVG, is refused whatever it is called. */
export function checkPicture(bytes: Uint8Array): void {
  const size = pictureSize(bytes);
  if (!size || size.width === 0 || size.height === 0) throw refuse('PICTURE_EXPECTED');
  const tooLarge = sizeProblem(size);
  if (!tooLarge) return;
  const { width, height } = size;
  const { pixels: limit, side, ratio } = PICTURE_LIMITS;
  if (tooLarge.code === 'tooLong') throw refuse('PICTURE_TOO_LONG', { width, height, ratio });
  throw refuse('PICTURE_TOO_LARGE', { width, height, side, limit });
}
