// Writes letters.gz, the outlines of all letters on preview pictures, so that drawing needs no font on the machine.
// The fonts come from npm and are not kept: about 270 MB are downloaded into a folder that is removed afterwards.
//   node --import tsx packages/server/letters/make-letters.ts [folder with packed fonts]
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync, inflateSync } from 'node:zlib';
import type { GameLanguage } from '@oversleep/game';
import opentype, { type Font } from 'opentype.js';
import { textsOnCards } from '../src/card/card-texts.ts';

const VERSION = '5.3.0';
const WEIGHT = 700;
/** Units of a letter's height in the table. */
const EM = 500;

const range = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, n) => String.fromCodePoint(from + n));
/** What a European nickname may have. */
const LATIN = [...range(0x20, 0x7e), ...range(0xa0, 0x17f), ...'–—‘’“”•…'];
const KANA = [...range(0x3041, 0x3096), ...range(0x30a1, 0x30fc), ...'、。「」・！？♀♂★'];

interface Face {
  readonly name: GameLanguage;
  readonly font: string;
  readonly letters: readonly string[];
}

const namesIn = (language: GameLanguage): string[] => [...textsOnCards(language).join('')];

/** A face leaves out what an earlier one has in the same form. */
const FACES: readonly Face[] = [
  { name: 'en', font: 'nunito', letters: LATIN },
  { name: 'ja', font: 'noto-sans-jp', letters: [...KANA, ...namesIn('ja')] },
  { name: 'zh-TW', font: 'noto-sans-tc', letters: namesIn('zh-TW') },
  { name: 'zh-CN', font: 'noto-sans-sc', letters: namesIn('zh-CN') },
  { name: 'ko', font: 'noto-sans-kr', letters: namesIn('ko') },
];

const [given] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'letters-'));

/** All parts of a font, which npm has in slices. */
function fontsOf(font: string): readonly Font[] {
  const packed = `fontsource-${font}-${VERSION}.tgz`;
  if (!given) execFileSync('npm', ['pack', '--silent', `@fontsource/${font}@${VERSION}`], { cwd: folder });
  const place = join(folder, font);
  mkdirSync(place);
  execFileSync('tar', ['xzf', join(given ?? folder, packed), '-C', place, '--wildcards', `*-${WEIGHT}-normal.woff`]);
  const files = join(place, 'package/files');
  return readdirSync(files).map((file) => opentype.parse(unpacked(readFileSync(join(files, file)))));
}

const HEADER = 12;
const ROW = 16;
const WOFF_HEADER = 44;
const WOFF_ROW = 20;

/** A WOFF file as the plain font in it; the font library cannot unpack all of them. */
function unpacked(woff: Buffer): ArrayBuffer {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, n) => {
    const at = WOFF_HEADER + n * WOFF_ROW;
    const [offset, packed, length] = [woff.readUInt32BE(at + 4), woff.readUInt32BE(at + 8), woff.readUInt32BE(at + 12)];
    const bytes = woff.subarray(offset, offset + packed);
    return { name: woff.subarray(at, at + 4), bytes: packed < length ? inflateSync(bytes) : bytes };
  });
  const head = Buffer.alloc(HEADER + count * ROW);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  const parts = [head];
  let end = head.length;
  for (const [n, { name, bytes }] of tables.entries()) {
    name.copy(head, HEADER + n * ROW);
    head.writeUInt32BE(end, HEADER + n * ROW + 8);
    head.writeUInt32BE(bytes.length, HEADER + n * ROW + 12);
    const padded = Buffer.alloc(Math.ceil(bytes.length / 4) * 4);
    bytes.copy(padded);
    parts.push(padded);
    end += padded.length;
  }
  return new Uint8Array(Buffer.concat(parts)).buffer;
}

/** Relative, in whole units, and a repeated command only once: the shortest that SVG reads. */
function outlineOf(font: Font, letter: string): string {
  let [x, y] = [0, 0];
  let start: readonly [number, number] = [0, 0];
  let last = '';
  const draw = (command: string, ...points: readonly (readonly [number, number])[]): string => {
    const rounded = points.map(([px, py]) => [Math.round(px), Math.round(py)] as const);
    const numbers = rounded.flatMap(([px, py]) => [px - x, py - y]);
    const [dx = 0, dy = 0] = numbers;
    [x, y] = rounded.at(-1) ?? [x, y];
    if (command === 'l' && dx === 0 && dy === 0) return '';
    const [name, values] =
      command === 'l' && dy === 0 ? ['h', [dx]] : command === 'l' && dx === 0 ? ['v', [dy]] : [command, numbers];
    const text = `${name === last ? ' ' : name}${values.join(' ')}`;
    last = name;
    return text;
  };
  return font
    .getPath(letter, 0, 0, EM)
    .commands.map((command) => {
      switch (command.type) {
        case 'M': {
          const text = draw('m', [command.x, command.y]);
          start = [x, y];
          return text;
        }
        case 'L':
          return draw('l', [command.x, command.y]);
        case 'Q':
          return draw('q', [command.x1, command.y1], [command.x, command.y]);
        case 'C':
          return draw('c', [command.x1, command.y1], [command.x2, command.y2], [command.x, command.y]);
        default:
          [x, y] = start;
          last = 'z';
          return 'z';
      }
    })
    .join('')
    .replaceAll(' -', '-');
}

try {
  const known = new Map<string, string>();
  const lines = FACES.flatMap(({ name, font, letters }) => {
    const fonts = fontsOf(font);
    const wanted = [...new Set(letters)].sort();
    return wanted.flatMap((letter) => {
      const face = fonts.find((one) => one.charToGlyphIndex(letter) > 0);
      if (!face) return [];
      const advance = Math.round(face.getAdvanceWidth(letter, EM));
      const outline = `${advance}\t${outlineOf(face, letter)}`;
      if (known.get(letter) === outline) return [];
      // A face of another script is used for its letters only where no earlier one has them.
      if (known.has(letter) && (letter.codePointAt(0) ?? 0) < 0x2e80) return [];
      known.set(letter, known.get(letter) ?? outline);
      return [`${name}\t${letter}\t${outline}`];
    });
  });
  writeFileSync(fileURLToPath(new URL('./letters.gz', import.meta.url)), gzipSync(lines.join('\n'), { level: 9 }));
  process.stdout.write(`${lines.length} letters\n`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
