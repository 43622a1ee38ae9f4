// Draws the comparison as an image: bars on the night sky, each with its portraits.

import { initialsOf } from '../../parts/pictures/initials.ts';
import { spriteImage } from '../../parts/pictures/sprite-image.ts';
import { compactText } from '../../parts/words/wording.ts';
import { nightPicture, token, write } from '../../ui/night-picture.ts';

interface Face {
  /** Of the species. */
  readonly name: string;
  readonly shiny: boolean;
}

export interface CardRow {
  readonly name: string;
  /** Below the name; undefined for a team, whose faces are there. */
  readonly facts: string | undefined;
  readonly faces: readonly Face[];
  /** Percent of the longest bar. */
  readonly width: number;
  readonly parts: readonly { readonly colour: string; readonly share: number }[];
  readonly total: number;
  /** Such as the difference to the baseline. */
  readonly note: string;
}

export interface Card {
  readonly title: string;
  /** What the bars measure. */
  readonly words: string;
  readonly legend: readonly { readonly label: string; readonly colour: string }[];
  readonly rows: readonly CardRow[];
}

type Pen = CanvasRenderingContext2D;

const WIDTH = 960;
const LEFT = 32;
const ROW = 80;
const HEAD = 104;
const FOOT = 56;
const FACE = 64;
const SMALL_FACE = 34;
const BAR = { x: 300, width: 440, height: 28, round: 8 };

const small = (): string => `500 14px ${token('--font-text')}`;

/** Null where the browser cannot draw. */
export const drawCard = ({ title, words, legend, rows }: Card): Promise<Blob | null> => {
  const height = HEAD + rows.length * ROW + FOOT;
  return nightPicture(WIDTH, height, async (pen) => {
    write(pen, title, LEFT, 52, { font: `800 30px ${token('--font-head')}` });
    write(pen, words, LEFT, 80, { colour: token('--muted') });
    for (const [index, row] of rows.entries()) await paintRow(pen, row, HEAD + index * ROW);
    paintLegend(pen, legend, height - 18);
  });
};

async function paintRow(pen: Pen, row: CardRow, top: number): Promise<void> {
  const middle = top + ROW / 2;
  const [size, at] = row.facts === undefined ? [SMALL_FACE, middle + 18] : [FACE, middle];
  for (const [place, face] of row.faces.entries()) await paintFace(pen, face, LEFT + place * (size + 6), at, size);
  if (row.facts !== undefined) {
    write(pen, row.name, 110, middle - 2, { most: 176 });
    write(pen, row.facts, 110, middle + 18, { font: small(), colour: token('--muted'), most: 176 });
  } else {
    write(pen, row.name, LEFT, middle - 8, { most: 250 });
  }
  paintBar(pen, row, middle);
  write(pen, compactText(row.total), 822, middle + 6, { align: 'right', font: `700 19px ${token('--font-text')}` });
  write(pen, row.note, WIDTH - LEFT, middle + 6, { align: 'right', colour: token('--muted') });
}

async function paintFace(pen: Pen, face: Face, left: number, middle: number, size: number): Promise<void> {
  const image = await spriteImage(face.name, face.shiny);
  if (!image) {
    return write(pen, initialsOf(face.name), left + size / 2, middle + 6, {
      align: 'center',
      colour: token('--muted'),
    });
  }
  const scale = Math.min(size / image.naturalWidth, size / image.naturalHeight);
  const [width, height] = [image.naturalWidth * scale, image.naturalHeight * scale];
  pen.imageSmoothingEnabled = scale < 1;
  pen.drawImage(image, left + (size - width) / 2, middle - height / 2, width, height);
}

function paintBar(pen: Pen, { width, parts }: CardRow, middle: number): void {
  const top = middle - BAR.height / 2;
  const length = (BAR.width * width) / 100;
  pen.save();
  pen.beginPath();
  pen.roundRect(BAR.x, top, length, BAR.height, BAR.round);
  pen.clip();
  let x = BAR.x;
  for (const { colour, share } of parts) {
    pen.fillStyle = token(colour);
    pen.fillRect(x, top, length * share, BAR.height);
    x += length * share;
  }
  pen.restore();
}

function paintLegend(pen: Pen, legend: Card['legend'], base: number): void {
  let x = LEFT;
  for (const { label, colour } of legend) {
    pen.fillStyle = token(colour);
    pen.fillRect(x, base - 11, 12, 12);
    write(pen, label, x + 18, base, { font: small(), colour: token('--muted') });
    x += 18 + pen.measureText(label).width + 20;
  }
}
