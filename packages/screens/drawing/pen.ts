// Draws boxes and writing as SVG, in shares of the picture's width, and remembers which words stand where.
import { existsSync } from 'node:fs';
import type { Font } from 'opentype.js';
import { fontAt, fontOf, outline, type Typeface, type Weight } from './fonts.ts';

/** Words with the place that they take, in shares of the width. */
export interface PlacedText {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface Style {
  readonly size: number;
  readonly colour: string;
  readonly face?: Typeface;
  readonly weight?: Weight;
  readonly align?: 'left' | 'centre' | 'right';
}

/** A font with all scripts, where the machine has one. Without it letters that our fonts lack are drawn as boxes. */
const ALL_SCRIPTS = '/usr/share/fonts/truetype/droid/DroidSansFallbackFull.ttf';
const hasAllScripts = existsSync(ALL_SCRIPTS);

const UNIT = 1000;
const f = (value: number) => (value * UNIT).toFixed(1);

export interface ScreenPen {
  readonly rect: (left: number, top: number, right: number, bottom: number, colour: string, radius?: number) => void;
  readonly ring: (left: number, top: number, right: number, bottom: number, colour: string, radius: number) => void;
  readonly disc: (x: number, y: number, radius: number, colour: string) => void;
  /** `middle` is the middle of the capitals. */
  readonly write: (text: string, x: number, middle: number, style: Style) => void;
  readonly written: readonly PlacedText[];
  readonly svg: (height: number) => string;
}

/** `letters: 'boxes'` draws them everywhere alike, for tests whose text reader knows the words. */
export function newPen(letters: 'boxes' | 'real'): ScreenPen {
  const parts: string[] = [];
  const written: PlacedText[] = [];
  const rect: ScreenPen['rect'] = (left, top, right, bottom, colour, radius = 0) =>
    parts.push(
      `<rect x="${f(left)}" y="${f(top)}" width="${f(right - left)}" height="${f(bottom - top)}" rx="${f(radius)}" fill="${colour}"/>`,
    );
  const glyph = (font: Font, letter: string, x: number, base: number, size: number, colour: string) =>
    parts.push(`<path d="${outline(font, letter, x * UNIT, base * UNIT, size * UNIT)}" fill="${colour}"/>`);
  const box = (x: number, base: number, size: number, colour: string) => {
    const [left, right, top, bottom, thick] = [
      x + 0.06 * size,
      x + 0.94 * size,
      base - 0.84 * size,
      base + 0.1 * size,
      0.09 * size,
    ];
    for (const y of [top, (top + bottom - thick) / 2, bottom - thick]) rect(left, y, right, y + thick, colour);
    for (const at of [left, right - thick]) rect(at, top, at + thick, bottom, colour);
  };
  const write: ScreenPen['write'] = (
    text,
    x,
    middle,
    { size, colour, face = 'source-sans-3', weight = 600, align = 'left' },
  ) => {
    const font = fontOf(face, weight);
    const has = (letter: string) => font.charToGlyphIndex(letter) > 0;
    const wide = (letter: string) => (has(letter) ? font.getAdvanceWidth(letter, size) : size);
    const width = [...text].reduce((sum, letter) => sum + wide(letter), 0);
    const base = middle + 0.35 * size;
    const start = align === 'left' ? x : align === 'right' ? x - width : x - width / 2;
    let at = start;
    for (const letter of text) {
      if (has(letter)) glyph(font, letter, at, base, size, colour);
      else if (letters === 'real' && hasAllScripts) glyph(fontAt(ALL_SCRIPTS), letter, at, base, size, colour);
      else box(at, base, size, colour);
      at += wide(letter);
    }
    written.push({ text, left: start, right: at, top: base - 0.7 * size, bottom: base });
  };
  return {
    rect,
    ring: (left, top, right, bottom, colour, radius) =>
      parts.push(
        `<rect x="${f(left)}" y="${f(top)}" width="${f(right - left)}" height="${f(bottom - top)}" rx="${f(radius)}" fill="none" stroke="${colour}" stroke-width="5"/>`,
      ),
    disc: (x, y, radius, colour) => parts.push(`<circle cx="${f(x)}" cy="${f(y)}" r="${f(radius)}" fill="${colour}"/>`),
    write,
    written,
    svg: (height) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${UNIT} ${f(height)}"><rect width="100%" height="100%" fill="#fdfdfd"/>${parts.join('')}</svg>`,
  };
}
