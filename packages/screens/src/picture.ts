// A picture as pixels, and places in it. All lengths of the layout are shares of the picture's width.

/** RGBA, row by row, as a canvas and every decoder give it. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array | Uint8ClampedArray;
}

/** In pixels; right and bottom lie outside. */
export interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A box from shares of the width, cut at the picture's edges. */
export function boxIn({ width, height }: Picture, left: number, right: number, top: number, bottom: number): Rectangle {
  const inside = (value: number, most: number) => Math.min(most, Math.max(0, Math.round(value * width)));
  return {
    left: inside(left, width),
    right: inside(right, width),
    top: inside(top, height),
    bottom: inside(bottom, height),
  };
}

export const isEmpty = ({ left, right, top, bottom }: Rectangle): boolean => right - left < 2 || bottom - top < 2;

export type IsColour = (r: number, g: number, b: number) => boolean;

const channel = (data: Picture['data'], at: number): number => data[at] ?? 0;

/** Share of a box that has a colour. */
export function shareOf(picture: Picture, box: Rectangle, isColour: IsColour): number {
  let hits = 0;
  for (let y = box.top; y < box.bottom; y++) {
    for (let x = box.left; x < box.right; x++) {
      const at = (y * picture.width + x) * 4;
      if (isColour(channel(picture.data, at), channel(picture.data, at + 1), channel(picture.data, at + 2))) hits++;
    }
  }
  return hits / Math.max(1, (box.right - box.left) * (box.bottom - box.top));
}

export function meanColour({ width, data }: Picture, box: Rectangle): readonly [number, number, number] {
  let [r, g, b, n] = [0, 0, 0, 0];
  for (let y = box.top; y < box.bottom; y++) {
    for (let x = box.left; x < box.right; x++) {
      const at = (y * width + x) * 4;
      r += channel(data, at);
      g += channel(data, at + 1);
      b += channel(data, at + 2);
      n++;
    }
  }
  return n === 0 ? [0, 0, 0] : [r / n, g / n, b / n];
}
