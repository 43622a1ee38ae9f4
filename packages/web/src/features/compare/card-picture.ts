// The comparison as a picture: bars on the night sky, with the faces of those they belong to.
import { compactNumber } from '@oversleep/game';
import { initialsOf } from '../../parts/initials.ts';
import { SPRITES } from '../../parts/picture-list.ts';
import { spriteAddress, spriteName } from '../../parts/sprite.ts';

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
export async function drawCard(title: string, rows: readonly CardRow[]): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH * 2;
  canvas.height = (HEAD + rows.length * ROW + FOOT) * 2;
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  pen.scale(2, 2);
  paintGround(pen, HEAD + rows.length * ROW + FOOT);
  write(pen, title, 32, 52, { font: `800 30px ${token('--font-head')}` });
  const faces = await Promise.all(rows.map(faceOf));
  for (const [index, row] of rows.entries()) paintRow(pen, row, faces[index], HEAD + index * ROW);
  write(pen, 'Oversleep', WIDTH - 32, HEAD + rows.length * ROW + 22, { colour: token('--muted'), align: 'right' });
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

/** A colour or font of the palette; `var(--x)` or `--x`. */
function token(name: string): string {
  const plain = /--[\w-]+/.exec(name)?.[0] ?? name;
  return getComputedStyle(document.documentElement).getPropertyValue(plain).trim();
}

function paintGround(pen: CanvasRenderingContext2D, height: number): void {
  const sky = pen.createLinearGradient(0, 0, WIDTH, height);
  sky.addColorStop(0, token('--night-0'));
  sky.addColorStop(0.6, token('--night-1'));
  sky.addColorStop(1, token('--night-2'));
  pen.fillStyle = sky;
  pen.fillRect(0, 0, WIDTH, height);
}

interface WriteOptions {
  readonly font?: string;
  readonly colour?: string;
  readonly align?: CanvasTextAlign;
  readonly most?: number;
}

function write(pen: CanvasRenderingContext2D, text: string, x: number, y: number, options: WriteOptions = {}): void {
  const { font = `600 17px ${token('--font-text')}`, colour = token('--text'), align = 'left', most } = options;
  pen.font = font;
  pen.fillStyle = colour;
  pen.textAlign = align;
  pen.fillText(text, x, y, most);
}

async function faceOf({ sprite }: CardRow): Promise<HTMLImageElement | undefined> {
  if (!sprite || !SPRITES.has(spriteName(sprite.name))) return undefined;
  const picture = new Image();
  picture.src = spriteAddress(sprite.name, sprite.shiny);
  try {
    await picture.decode();
    return picture;
  } catch {
    // Initials take its place.
    return undefined;
  }
}

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
