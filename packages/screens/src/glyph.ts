// The shape of a glyph as a few numbers, so that it can be compared with another's.
import { type Ink, inkAt } from './ink.ts';
import type { Rectangle } from './picture.ts';

const GLYPH_COLUMNS = 9;
const GLYPH_ROWS = 13;

export interface Glyph {
  /** Ink of every cell of the grid that is laid over it. */
  readonly cells: readonly number[];
  /** Width by height. */
  readonly aspect: number;
}

export function glyphOf(ink: Ink, box: Rectangle): Glyph {
  const cells: number[] = [];
  const [w, h] = [(box.right - box.left) / GLYPH_COLUMNS, (box.bottom - box.top) / GLYPH_ROWS];
  for (let row = 0; row < GLYPH_ROWS; row++) {
    for (let column = 0; column < GLYPH_COLUMNS; column++) {
      cells.push(
        meanInk(ink, box.left + column * w, box.left + (column + 1) * w, box.top + row * h, box.top + (row + 1) * h),
      );
    }
  }
  return { cells, aspect: (box.right - box.left) / (box.bottom - box.top) };
}

/** Mean over an area whose edges may cut pixels. */
function meanInk(ink: Ink, left: number, right: number, top: number, bottom: number): number {
  let [sum, area] = [0, 0];
  for (let y = Math.floor(top); y < bottom; y++) {
    const high = Math.min(y + 1, bottom) - Math.max(y, top);
    for (let x = Math.floor(left); x < right; x++) {
      const part = high * (Math.min(x + 1, right) - Math.max(x, left));
      sum += part * inkAt(ink, x, y);
      area += part;
    }
  }
  return area > 0 ? sum / area : 0;
}

/** 0 for the same shape; a fit of another digit is rarely below 0.05. */
export function distance(a: Glyph, b: Glyph): number {
  const cells = a.cells.reduce((sum, cell, i) => sum + (cell - (b.cells[i] ?? 0)) ** 2, 0) / a.cells.length;
  return cells + ASPECT_WEIGHT * Math.log(a.aspect / b.aspect) ** 2;
}

const ASPECT_WEIGHT = 0.12;
