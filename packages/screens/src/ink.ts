// Writing as ink: how much of each pixel is letter and not ground, whatever their colours are and however faded.
import type { IsColour, Picture, Rectangle } from './picture.ts';

/** 0 is ground, 1 is letter. */
export interface Ink {
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
}

export const inkAt = ({ width, data }: Ink, x: number, y: number): number => data[y * width + x] ?? 0;

/** Share of the pixels that are letters at least; their darkest ones are full ink. */
const DARKEST = 0.01;
/** Writing that differs less than this from its ground is noise. */
const FAINTEST = 18;

/** Grey of a pixel; light colours on white, such as the green of a level, are darkest in one channel. */
const darkness = (r: number, g: number, b: number): number =>
  255 - Math.min(0.3 * r + 0.59 * g + 0.11 * b, (r + b) / 2);

/** Ink of a box. `isLetter` leaves only what has the letters' colour. */
export function inkOf({ width, data }: Picture, box: Rectangle, isLetter?: IsColour): Ink {
  const [w, h] = [box.right - box.left, box.bottom - box.top];
  const dark = new Float32Array(w * h);
  const histogram = new Uint32Array(256);
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const at = ((box.top + y) * width + box.left + x) * 4;
      const [r, g, b] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
      const value = isLetter && !isLetter(r, g, b) ? 0 : darkness(r, g, b);
      dark[y * w + x] = value;
      const bin = Math.round(value);
      histogram[bin] = (histogram[bin] ?? 0) + 1;
    }
  }
  const ground = isLetter ? 0 : histogram.indexOf(Math.max(...histogram));
  const full = darkest(histogram, w * h * DARKEST);
  const range = Math.max(FAINTEST, full - ground);
  return { width: w, height: h, data: dark.map((value) => Math.min(1, Math.max(0, (value - ground) / range))) };
}

/** Nothing is written there. */
export const isBlank = ({ data }: Ink): boolean => data.filter((value) => value > 0.5).length < 0.003 * data.length;

function darkest(histogram: Uint32Array, enough: number): number {
  let sum = 0;
  for (let bin = 255; bin > 0; bin--) {
    sum += histogram[bin] ?? 0;
    if (sum >= enough) return bin;
  }
  return 0;
}

/** Drawn larger or smaller, smoothly. */
export function scaled(ink: Ink, factor: number): Ink {
  const width = Math.max(1, Math.round(ink.width * factor));
  const height = Math.max(1, Math.round(ink.height * factor));
  const data = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    const sy = Math.min(ink.height - 1, Math.max(0, (y + 0.5) / factor - 0.5));
    const [y0, fy] = [Math.floor(sy), sy % 1];
    for (let x = 0; x < width; x++) {
      const sx = Math.min(ink.width - 1, Math.max(0, (x + 0.5) / factor - 0.5));
      const [x0, fx] = [Math.floor(sx), sx % 1];
      const [x1, y1] = [Math.min(ink.width - 1, x0 + 1), Math.min(ink.height - 1, y0 + 1)];
      data[y * width + x] =
        (inkAt(ink, x0, y0) * (1 - fx) + inkAt(ink, x1, y0) * fx) * (1 - fy) +
        (inkAt(ink, x0, y1) * (1 - fx) + inkAt(ink, x1, y1) * fx) * fy;
    }
  }
  return { width, height, data };
}

/** The smallest box around what is darker than a threshold, or none. */
export function tight(ink: Ink, within: Rectangle, threshold: number): Rectangle | undefined {
  let [left, right, top, bottom] = [within.right, within.left, within.bottom, within.top];
  for (let y = within.top; y < within.bottom; y++) {
    for (let x = within.left; x < within.right; x++) {
      if (inkAt(ink, x, y) < threshold) continue;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y + 1);
    }
  }
  return right > left && bottom > top ? { left, right, top, bottom } : undefined;
}

/** Without what reaches the edge: outlines and neighbours that the box has cut. */
export function withoutEdge(ink: Ink, threshold: number): Ink {
  const data = ink.data.slice();
  const { width, height } = ink;
  const open: number[] = [];
  const visit = (x: number, y: number) => {
    const at = y * width + x;
    if (x < 0 || y < 0 || x >= width || y >= height || (data[at] ?? 0) < threshold) return;
    data[at] = 0;
    open.push(at);
  };
  for (let x = 0; x < width; x++) for (const y of [0, height - 1]) visit(x, y);
  for (let y = 0; y < height; y++) for (const x of [0, width - 1]) visit(x, y);
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const [x, y] = [at % width, Math.floor(at / width)];
    for (const dx of [-1, 0, 1]) for (const dy of [-1, 0, 1]) visit(x + dx, y + dy);
  }
  return { width, height, data };
}
