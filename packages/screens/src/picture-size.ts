// How large a picture is, by its first bytes: one that is larger than any screenshot is never decoded.
import type { ScreenNote } from './screen-note.ts';

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** What is still decoded: in all, on a side, and the longer side by the shorter. A few lines of millions of pixels fill a gigabyte. */
export const PICTURE_LIMITS = { pixels: 40_000_000, side: 10_000, ratio: 20 } as const;

/** So many of the first bytes contain the size: photographs have previews and profiles before it. */
export const HEADER_BYTES = 1_000_000;

export type SizeProblem = Extract<ScreenNote, { readonly code: 'tooManyPixels' | 'tooLong' }>;

/** What is wrong with its size; undefined for a picture that may be decoded, or of a kind whose size is not known here. */
export function sizeProblem(size: PictureSize | undefined): SizeProblem | undefined {
  if (!size) return undefined;
  const { width, height } = size;
  const [short, long] = width < height ? [width, height] : [height, width];
  const { pixels, side, ratio } = PICTURE_LIMITS;
  if (long > side || width * height > pixels) return { code: 'tooManyPixels', values: { width, height } };
  return long > short * ratio ? { code: 'tooLong', values: { width, height } } : undefined;
}

/** Of PNG, JPEG and WebP. */
export function pictureSize(bytes: Uint8Array): PictureSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return pngSize(view) ?? webpSize(view) ?? jpegSize(view);
  } catch (error) {
    // It breaks off before its size: decoding it will fail.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

const nameAt = (view: DataView, at: number): string =>
  String.fromCharCode(...[0, 1, 2, 3].map((place) => view.getUint8(at + place)));

function pngSize(view: DataView): PictureSize | undefined {
  if (view.getUint32(0) !== 0x89504e47) return undefined;
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

const threeBytes = (view: DataView, at: number): number => view.getUint16(at, true) | (view.getUint8(at + 2) << 16);

function webpSize(view: DataView): PictureSize | undefined {
  if (nameAt(view, 0) !== 'RIFF' || nameAt(view, 8) !== 'WEBP') return undefined;
  const kind = nameAt(view, 12);
  if (kind === 'VP8X') return { width: 1 + threeBytes(view, 24), height: 1 + threeBytes(view, 27) };
  if (kind === 'VP8L') {
    const bits = view.getUint32(21, true);
    return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
  }
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
}

/** A frame's header, of any way of coding; C4, C8 and CC are tables. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

function jpegSize(view: DataView): PictureSize | undefined {
  if (view.getUint16(0) !== 0xffd8) return undefined;
  for (let at = 2; view.getUint8(at) === 0xff; ) {
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) at += 1;
    else if (isFrame(marker)) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    else at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}
