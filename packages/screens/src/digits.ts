// Reads numbers: the game writes them in one geometric font in all languages, so shapes of a free look-alike are enough.
import { DIGIT_TABLE } from './digit-table.ts';
import { distance, type Glyph, glyphOf } from './glyph.ts';
import { type Ink, inkAt, scaled, tight, withoutEdge } from './ink.ts';
import type { Rectangle } from './picture.ts';

const TEMPLATES: readonly { readonly digit: string; readonly glyph: Glyph }[] = DIGIT_TABLE.trim()
  .split('\n')
  .map((row) => {
    const [digit = '', aspect = '', cells = ''] = row.trim().split(' ');
    return {
      digit,
      glyph: { aspect: Number(aspect), cells: [...cells].map((cell) => Number.parseInt(cell, 16) / 15) },
    };
  });

/** A digit with how far its shape is from the nearest template, and how much further the next digit would be. */
interface ReadDigit {
  readonly digit: string;
  readonly distance: number;
  readonly margin: number;
  readonly box: Rectangle;
}

function nearest(ink: Ink, box: Rectangle): ReadDigit {
  const glyph = glyphOf(ink, box);
  const best = new Map<string, number>();
  for (const template of TEMPLATES) {
    const d = distance(glyph, template.glyph);
    if (d < (best.get(template.digit) ?? Number.POSITIVE_INFINITY)) best.set(template.digit, d);
  }
  const [[digit, first] = ['', 1], [, second] = ['', 1]] = [...best].sort(([, a], [, b]) => a - b);
  return { digit, distance: first, margin: second - first, box };
}

/** Ink above this belongs to a glyph; below it glyphs end. */
const EDGE = 0.4;
/** Height that small writing is enlarged to, so that edges fall between pixels. */
const WORKING_HEIGHT = 96;
/** A digit is narrower than this, by its height; wider ones are several that touch. */
const WIDEST = 1.05;
/** Surely no two digits. */
const NARROW = 0.8;

/** Pieces of a line that are apart from each other, from the left. */
function piecesOf(ink: Ink): Rectangle[] {
  const pieces: Rectangle[] = [];
  let start: number | undefined;
  for (let x = 0; x <= ink.width; x++) {
    const isInked = x < ink.width && columnHas(ink, x);
    if (isInked && start === undefined) start = x;
    if (isInked || start === undefined) continue;
    const piece = tight(ink, { left: start, right: x, top: 0, bottom: ink.height }, EDGE);
    if (piece) pieces.push(piece);
    start = undefined;
  }
  return pieces;
}

function columnHas(ink: Ink, x: number): boolean {
  for (let y = 0; y < ink.height; y++) if (inkAt(ink, x, y) >= EDGE) return true;
  return false;
}

const enlarged = (ink: Ink): Ink => scaled(ink, Math.max(1, WORKING_HEIGHT / ink.height));

const heightOf = ({ top, bottom }: Rectangle): number => bottom - top;
const widthOf = ({ left, right }: Rectangle): number => right - left;

/** One digit, or several that touch: cut where the parts are most like digits. */
function digitsIn(ink: Ink, piece: Rectangle): ReadDigit[] {
  const height = heightOf(piece);
  const whole = nearest(ink, piece);
  if (widthOf(piece) <= NARROW * height || whole.distance < CLEAR.distance) return [whole];
  const step = Math.max(1, Math.round(height / 24));
  // Best way to read everything left of each cut, by its worst digit.
  const ways = new Map<number, { worst: number; digits: ReadDigit[] }>([[piece.left, { worst: 0, digits: [] }]]);
  const cuts = [];
  for (let x = piece.left + step; x < piece.right; x += step) cuts.push(x);
  for (const cut of [...cuts, piece.right]) {
    for (const [from, way] of [...ways]) {
      if (cut - from < 0.25 * height || cut - from > WIDEST * height) continue;
      const part = tight(ink, { ...piece, left: from, right: cut }, EDGE);
      if (!part) continue;
      const read = nearest(ink, part);
      const worst = Math.max(way.worst, read.distance);
      if (worst < (ways.get(cut)?.worst ?? Number.POSITIVE_INFINITY))
        ways.set(cut, { worst, digits: [...way.digits, read] });
    }
  }
  return ways.get(piece.right)?.digits ?? [whole];
}

export interface ReadNumber {
  readonly text: string;
  /** Every digit is like its template, and not nearly as much like another. */
  readonly isClear: boolean;
}

const CLEAR = { distance: 0.07, margin: 0.012 };

const isClear = ({ distance: d, margin }: ReadDigit) => d < CLEAR.distance && margin > CLEAR.margin;

/** Wider than between two digits, by their height: a word has ended. */
const SPACE = 0.22;

/** The number of a line: commas, "×" and a badge's outline are none of it, nor is, where there is a label ("Lv."), what ends with it. */
export function readNumber(line: Ink, { label = false } = {}): ReadNumber | undefined {
  const ink = enlarged(withoutEdge(line, EDGE / 2));
  const pieces = piecesOf(ink);
  const tallest = Math.max(...pieces.map(heightOf));
  const digits = (label ? afterLabel(pieces, tallest) : pieces)
    .filter((piece) => heightOf(piece) > 0.82 * tallest && widthOf(piece) < 4 * tallest)
    .flatMap((piece) => digitsIn(ink, piece));
  if (digits.length === 0) return undefined;
  return { text: digits.map(({ digit }) => digit).join(''), isClear: digits.every(isClear) };
}

function afterLabel(pieces: readonly Rectangle[], tallest: number): Rectangle[] {
  const isStop = (piece: Rectangle) => heightOf(piece) < 0.3 * tallest;
  const isSpaceBefore = (piece: Rectangle, i: number) =>
    piece.left - (pieces[i - 1]?.right ?? piece.left) > SPACE * tallest;
  const start = Math.max(pieces.findLastIndex(isStop) + 1, pieces.findLastIndex(isSpaceBefore));
  return pieces.slice(start);
}

/** Digits of a line share a baseline and are equally high, by their height; letters of other scripts are not. */
const LEVEL = 0.07;

/** All numbers among the words of a line, from the left. */
export function readNumbers(line: Ink): ReadNumber[] {
  const ink = enlarged(line);
  const pieces = piecesOf(ink);
  const read = pieces.map((piece) =>
    widthOf(piece) < 2.4 * heightOf(piece) ? digitsIn(ink, piece) : [nearest(ink, piece)],
  );
  const candidates = read
    .flat()
    .filter((digit) => digit.distance < CLEAR.distance && heightOf(digit.box) > 0.25 * ink.height);
  const isLevel = (a: Rectangle, b: Rectangle) =>
    Math.max(Math.abs(a.top - b.top), Math.abs(a.bottom - b.bottom)) <= LEVEL * heightOf(b) + 1;
  const companions = (box: Rectangle) => candidates.filter((other) => isLevel(other.box, box));
  const [mostLevel] = candidates.map(({ box }) => companions(box)).sort((a, b) => b.length - a.length);
  const digits = new Set(mostLevel);
  const groups: ReadDigit[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const part of read.flat()) {
    const isDigit = digits.has(part);
    if (isDigit && part.box.left - end < 0.4 * heightOf(part.box)) groups.at(-1)?.push(part);
    else if (isDigit) groups.push([part]);
    end = isDigit ? part.box.right : Number.NEGATIVE_INFINITY;
  }
  return groups.map((group) => ({ text: group.map(({ digit }) => digit).join(''), isClear: group.every(isClear) }));
}
