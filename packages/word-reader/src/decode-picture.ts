// Pixels of an image file on Node. A picture that is too large is never decoded, whatever its header and its data say.
import { PICTURE_LIMITS, type Picture, pictureSize, type ScreenNote, sizeProblem } from '@oversleep/screens';

const UNKNOWN_KIND: ScreenNote = { code: 'unknownKind', values: {} };

/** Its pixels, or why there are none: the decoder's own words help no player. */
export async function decodePicture(bytes: Uint8Array): Promise<Picture | ScreenNote> {
  const size = pictureSize(bytes);
  if (!size) return UNKNOWN_KIND;
  const tooLarge = sizeProblem(size);
  if (tooLarge) return tooLarge;
  // Loaded when there is a picture: most runs have none.
  const { default: sharp } = await import('sharp');
  try {
    const image = sharp(bytes, { limitInputPixels: PICTURE_LIMITS.pixels });
    const tooLargeInside = sizeProblem(await image.metadata());
    if (tooLargeInside) return tooLargeInside;
    const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    return { width: info.width, height: info.height, data };
  } catch {
    return UNKNOWN_KIND;
  }
}
