// Parts of the screenshots that wait, drawn beside what was read there. One picture is open at a time.
import type { FieldPlace } from '@oversleep/screens';
import type { WaitingPictures } from '../../../state/storage/waiting-pictures.ts';

/** Around the field, in shares of the width. */
const MARGIN = 0.012;

export interface Crops {
  /** Answers whether there was anything to draw. */
  readonly draw: (place: FieldPlace, canvas: HTMLCanvasElement) => Promise<boolean>;
  readonly end: () => void;
}

export function createCrops({ picture }: Pick<WaitingPictures, 'picture'>): Crops {
  let open: { readonly id: string; readonly bitmap: ImageBitmap } | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let hasEnded = false;

  const bitmapOf = async (id: string): Promise<ImageBitmap | undefined> => {
    if (open?.id === id) return open.bitmap;
    open?.bitmap.close();
    open = undefined;
    const file = hasEnded ? undefined : await picture(id);
    const bitmap = file && (await createImageBitmap(file));
    if (bitmap) open = { id, bitmap };
    return bitmap;
  };
  const drawn = async ({ picture: id, box }: FieldPlace, canvas: HTMLCanvasElement): Promise<boolean> => {
    const bitmap = canvas.isConnected ? await bitmapOf(id).catch(() => undefined) : undefined;
    const pen = bitmap && canvas.getContext('2d');
    if (!pen) return false;
    const left = Math.max(0, box.left - MARGIN) * bitmap.width;
    const top = Math.max(0, box.top - MARGIN) * bitmap.width;
    const width = Math.max(1, Math.round((box.right + MARGIN) * bitmap.width - left));
    const height = Math.max(1, Math.round((box.bottom + MARGIN) * bitmap.width - top));
    canvas.width = width;
    canvas.height = height;
    pen.drawImage(bitmap, left, top, width, height, 0, 0, width, height);
    return true;
  };
  return {
    draw: (place, canvas) => {
      const drawing = last.then(() => drawn(place, canvas));
      last = drawing;
      return drawing;
    },
    end: () => {
      hasEnded = true;
      open?.bitmap.close();
      open = undefined;
    },
  };
}
