// Free fonts from npm as outlines: for the digit table and for drawn screens. Only tests and tools use them.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype, { type Font } from 'opentype.js';

const require = createRequire(import.meta.url);

/** The geometric font of the game's numbers is much like Montserrat; words are set in one like Source Sans. */
export type Typeface = 'montserrat' | 'source-sans-3' | 'nunito';
export type Weight = 500 | 600 | 700;

const loaded = new Map<string, Font>();

export function fontOf(face: Typeface, weight: Weight): Font {
  const file = require.resolve(`@fontsource/${face}/files/${face}-latin-${weight}-normal.woff`);
  return fontAt(file);
}

export function fontAt(file: string): Font {
  const known = loaded.get(file);
  if (known) return known;
  const bytes = readFileSync(file);
  const font = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  loaded.set(file, font);
  return font;
}

/** The outline of some letters as SVG writes it. The font library's own writer loses curves now and then. */
export function outline(font: Font, letters: string, x: number, base: number, size: number): string {
  const n = (...values: readonly number[]) => values.map((value) => value.toFixed(2)).join(' ');
  return font
    .getPath(letters, x, base, size)
    .commands.map((command) => {
      switch (command.type) {
        case 'Z':
          return 'Z';
        case 'C':
          return `C${n(command.x1, command.y1, command.x2, command.y2, command.x, command.y)}`;
        case 'Q':
          return `Q${n(command.x1, command.y1, command.x, command.y)}`;
        default:
          return `${command.type}${n(command.x, command.y)}`;
      }
    })
    .join('');
}
