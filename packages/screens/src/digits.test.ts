// Numbers from writing: digits laid side by side as the table has them are read back, and what is unclear is said.
import { describe, expect, it } from 'vitest';
import { DIGIT_TABLE } from './digit-table.ts';
import { readNumber, readNumbers } from './digits.ts';
import type { Ink } from './ink.ts';

/** The first font of the table, as cells of ink. */
const SHAPES = new Map(
  DIGIT_TABLE.trim()
    .split('\n')
    .slice(0, 10)
    .map((row) => {
      const [digit = '', aspect = '', cells = ''] = row.trim().split(' ');
      return [digit, { aspect: Number(aspect), cells: [...cells].map((cell) => Number.parseInt(cell, 16) / 15) }];
    }),
);

const HEIGHT = 52;
const MARGIN = 10;
const [COLUMNS, ROWS] = [9, 13];

interface Piece {
  readonly width: number;
  readonly top: number;
  readonly bottom: number;
  readonly at: (x: number, y: number) => number;
}

function digit(sign: string): Piece {
  const shape = SHAPES.get(sign);
  if (!shape) throw new Error(`There is no ${sign}`);
  const width = Math.round(shape.aspect * HEIGHT);
  const cell = (x: number, y: number) =>
    shape.cells[Math.floor((y / HEIGHT) * ROWS) * COLUMNS + Math.floor((x / width) * COLUMNS)] ?? 0;
  return { width, top: 0, bottom: HEIGHT, at: cell };
}

const block = (width: number, top: number, bottom: number): Piece => ({ width, top, bottom, at: () => 1 });
const COMMA = block(6, HEIGHT - 8, HEIGHT);
const LETTER = block(26, 0, HEIGHT);

/** Pieces from the left, each after a gap. */
function line(pieces: readonly (readonly [gap: number, piece: Piece])[]): Ink {
  const width = pieces.reduce((sum, [gap, piece]) => sum + gap + piece.width, 2 * MARGIN);
  const height = HEIGHT + 2 * MARGIN;
  const data = new Float32Array(width * height);
  let left = MARGIN;
  for (const [gap, piece] of pieces) {
    left += gap;
    for (let y = piece.top; y < piece.bottom; y++)
      for (let x = 0; x < piece.width; x++) data[(MARGIN + y) * width + left + x] = piece.at(x, y - piece.top);
    left += piece.width;
  }
  return { width, height, data };
}

const written = (text: string, gap = 6): (readonly [number, Piece])[] =>
  [...text].map((sign) => [gap, sign === ',' ? COMMA : digit(sign)] as const);

describe('a number', () => {
  it.each(['0123456789', '9', '552', '3749'])('%s is read clearly', (text) => {
    expect(readNumber(line(written(text)))).toEqual({ text, isClear: true });
  });

  it('is read without its commas', () => {
    expect(readNumber(line(written('12,345')))).toEqual({ text: '12345', isClear: true });
  });

  it('whose digits touch is cut where its parts are most like digits', () => {
    expect(readNumber(line(written('48', 0)))?.text).toBe('48');
    expect(readNumber(line(written('2650', 0)))?.text).toBe('2650');
  });

  it('is not clear where a shape is no digit', () => {
    expect(
      readNumber(
        line([
          [6, digit('3')],
          [6, LETTER],
        ]),
      )?.isClear,
    ).toBe(false);
  });

  it('is nothing where nothing is written', () => {
    expect(readNumber(line([]))).toBeUndefined();
  });

  it('begins after its label: a full stop, or a space', () => {
    const dotted = line([[0, LETTER], [6, COMMA], ...written('60')]);
    const spaced = line([
      [0, LETTER],
      [30, digit('6')],
      [6, digit('0')],
    ]);
    expect(readNumber(dotted, { label: true })).toEqual({ text: '60', isClear: true });
    expect(readNumber(spaced, { label: true })).toEqual({ text: '60', isClear: true });
    expect(readNumber(spaced)?.text).toHaveLength(3);
  });

  it('is none of the outline that reaches the edge', () => {
    const ink = line(written('25'));
    for (let x = 0; x < ink.width; x++) ink.data[x] = 1;
    expect(readNumber(ink)).toEqual({ text: '25', isClear: true });
  });
});

describe('numbers among words', () => {
  it('are read from the left, each by itself', () => {
    const ink = line([...written('1'), [12, LETTER], ...written('22'), [12, LETTER], ...written('20')]);
    expect(readNumbers(ink).map(({ text }) => text)).toEqual(['1', '22', '20']);
  });

  it('end at a gap as wide as half of a digit', () => {
    expect(readNumbers(line([...written('12'), [30, digit('3')]])).map(({ text }) => text)).toEqual(['12', '3']);
  });

  it('are none where there are only letters', () => {
    expect(
      readNumbers(
        line([
          [0, LETTER],
          [8, LETTER],
        ]),
      ),
    ).toEqual([]);
  });
});
