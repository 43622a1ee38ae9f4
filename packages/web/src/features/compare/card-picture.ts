// The comparison as a picture: bars on the night sky, with the faces of those they belong to.
import { compactNumber } from '@oversleep/game';
import { initialsOf } from '../../parts/initials.ts';
import { spriteImage } from '../../parts/sprite-image.ts';
import { nightPicture, token, write } from '../../ui/night-picture.ts';

export interface CardRow {
  readonly name: string;
  /** Undefined for what has no face. */
  readonly sprite: { readonly name: string; readonly shiny: boolean } | undefined;
  /** Percent of the longest bar. */
  readonly width: number;
  readonly parts: readonly { readonly colour: string; readonly share: number }[];
  readonly total: number;
  /** Such as the difference to the baseline. */
  readonly note: string;
}

const WIDTH = 900;
const ROW = 76;
const HEAD = 84;
const FOOT = 44;
const FACE = 64;
const BAR = { x: 280, width: 420, height: 28 };

/** Null where the browser cannot draw. */
export const drawCard = (title: string, rows: readonly CardRow[]): Promise<Blob | null> =>
  nightPicture(WIDTH, HEAD + rows.length * ROW + FOOT, async (pen) => {
    write(pen, title, 32, 52, { font: `800 30px ${token('--font-head')}` });
    const faces = await Promise.all(rows.map(({ sprite }) => sprite && spriteImage(sprite.name, sprite.shiny)));
    for (const [index, row] of rows.entries()) paintRow(pen, row, faces[index], HEAD + index * ROW);
  });

function paintRow(pen: CanvasRenderingContext2D, row: CardRow, face: HTMLImageElement | undefined, top: number): void {
  const middle = top + ROW / 2;
  if (face) {
    const scale = Math.min(FACE / face.naturalWidth, FACE / face.naturalHeight);
    const [width, height] = [face.naturalWidth * scale, face.naturalHeight * scale];
    pen.imageSmoothingEnabled = scale < 1;
    pen.drawImage(face, 32 + (FACE - width) / 2, middle - height / 2, width, height);
  } else {
    write(pen, initialsOf(row.name), 32 + FACE / 2, middle + 7, { align: 'center', colour: token('--muted') });
  }
  write(pen, row.name, 110, middle + 6, { most: 160 });
  let x = BAR.x;
  for (const { colour, share } of row.parts) {
    const width = (BAR.width * row.width * share) / 100;
    pen.fillStyle = token(colour);
    pen.fillRect(x, middle - BAR.height / 2, width, BAR.height);
    x += width;
  }
  write(pen, compactNumber(row.total), 720, middle + 6, { font: `700 19px ${token('--font-text')}` });
  write(pen, row.note, WIDTH - 32, middle + 6, { align: 'right', colour: token('--muted') });
}
