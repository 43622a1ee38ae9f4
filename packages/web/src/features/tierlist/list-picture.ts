// The list as a picture to show around: tiers on the night sky, with the faces of everybody in them.
import type { TierListAnswer } from '@oversleep/contract';
import type { Species } from '@oversleep/game';
import { faceOf, INSIDE, type Tone } from '../../parts/face.ts';
import { initialsOf } from '../../parts/initials.ts';
import { dayText } from '../../parts/moment.ts';
import { EYES } from '../../parts/silhouettes.ts';
import { spriteScale } from '../../parts/sprite.ts';
import { spriteImage } from '../../parts/sprite-image.ts';
import { typeColour } from '../../parts/type-colour.ts';
import { editionName } from '../../parts/wording.ts';
import { nightPicture, token, write } from '../../ui/night-picture.ts';
import type { TierCard, TierRow } from './tier-rows.ts';
import { listName, tierColour } from './tier-words.ts';

const WIDTH = 1000;
const MARGIN = 24;
const HEAD = 108;
const FOOT = 44;
const LETTER = 72;
const CELL = { width: 86, height: 104, face: 64 };
const GAP = 10;
const COLUMNS = Math.floor((WIDTH - 2 * MARGIN - LETTER - 2 * GAP) / CELL.width);

/** How tall the block of a tier is. */
export const rowHeight = (cards: number): number => Math.max(1, Math.ceil(cards / COLUMNS)) * CELL.height + GAP;

/** Null where the browser cannot draw. */
export function drawList(list: TierListAnswer, rows: readonly TierRow[]): Promise<Blob | null> {
  const height = HEAD + FOOT + rows.reduce((sum, { cards }) => sum + rowHeight(cards.length) + GAP, 0);
  return nightPicture(WIDTH, height, async (pen) => {
    write(pen, 'Cooking tier list', MARGIN, 56, { font: `800 34px ${token('--font-head')}` });
    const facts = `${listName(list)} · game of ${editionName(list.edition)} · ${dayText(list.computedAt)}`;
    write(pen, facts, MARGIN, 86, { colour: token('--muted') });
    let top = HEAD;
    for (const row of rows) {
      await paintRow(pen, row, top);
      top += rowHeight(row.cards.length) + GAP;
    }
  });
}

async function paintRow(pen: CanvasRenderingContext2D, { tier, cards }: TierRow, top: number): Promise<void> {
  const height = rowHeight(cards.length);
  const colour = token(tierColour(tier));
  paintBox(pen, MARGIN, top, WIDTH - 2 * MARGIN, height, colour, 0.12);
  paintBox(pen, MARGIN, top, LETTER, height, colour, 1);
  write(pen, tier, MARGIN + LETTER / 2, top + height / 2 + 15, {
    font: `800 42px ${token('--font-head')}`,
    colour: token('--on-bright'),
    align: 'center',
  });
  const faces = await Promise.all(cards.map(({ species }) => spriteImage(species.name, false)));
  for (const [index, card] of cards.entries()) {
    const x = MARGIN + LETTER + GAP + (index % COLUMNS) * CELL.width;
    const y = top + GAP / 2 + Math.floor(index / COLUMNS) * CELL.height;
    paintCard(pen, card, faces[index], x + CELL.width / 2, y);
  }
}

function paintBox(
  pen: CanvasRenderingContext2D,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  alpha: number,
): void {
  pen.save();
  pen.globalAlpha = alpha;
  pen.fillStyle = colour;
  pen.beginPath();
  pen.roundRect(x, y, width, height, 12);
  pen.fill();
  pen.restore();
}

function paintCard(
  pen: CanvasRenderingContext2D,
  { species, name }: TierCard,
  face: HTMLImageElement | undefined,
  middle: number,
  top: number,
): void {
  const { face: size } = CELL;
  const centre = top + size / 2;
  pen.save();
  pen.globalAlpha = 0.45;
  pen.fillStyle = token(typeColour(species.berry.type));
  pen.beginPath();
  pen.arc(middle, centre, size / 2, 0, 2 * Math.PI);
  pen.fill();
  pen.restore();
  if (face) {
    const scale = spriteScale(size, face.naturalWidth, face.naturalHeight);
    const [width, height] = [face.naturalWidth * scale, face.naturalHeight * scale];
    pen.imageSmoothingEnabled = scale < 1;
    pen.drawImage(face, middle - width / 2, centre - height / 2, width, height);
  } else {
    paintDrawing(pen, species, middle - size / 2, top, size / 64);
  }
  const [first, form] = nameLines(name);
  const line = { align: 'center', most: CELL.width - 4 } as const;
  write(pen, first, middle, top + size + 16, { ...line, font: `600 13px ${token('--font-text')}` });
  write(pen, form, middle, top + size + 31, { ...line, font: `500 11px ${token('--font-text')}` });
}

/** A form goes under the name: "Ninetales (Alolan Form)" is too long for a line. */
export function nameLines(name: string): readonly [name: string, form: string] {
  const [, plain = name, form = ''] = /^(.+?)\s*[(（](.+)[)）]$/.exec(name) ?? [];
  return [plain, form];
}

/** What a tone lays over the colour of the type. */
const OVER: Readonly<Record<Tone, { readonly colour: string; readonly alpha: number } | undefined>> = {
  fur: undefined,
  accent: undefined,
  shade: { colour: '--night-0', alpha: 0.28 },
  pale: { colour: '--star', alpha: 0.55 },
};

/** As on the page, where somebody has no sprite. */
function paintDrawing(pen: CanvasRenderingContext2D, species: Species, x: number, y: number, scale: number): void {
  const { layers, accent } = faceOf(species);
  pen.save();
  pen.translate(x, y);
  pen.scale(scale, scale);
  pen.lineWidth = 2;
  for (const { d, tone, edged = false, inside = false } of layers) {
    pen.save();
    if (inside) {
      pen.translate(INSIDE.x, INSIDE.y);
      pen.scale(INSIDE.scale, INSIDE.scale);
    }
    const shape = new Path2D(d);
    const over = OVER[tone];
    pen.fillStyle = token(typeColour(tone === 'accent' ? accent : species.berry.type));
    pen.fill(shape);
    if (over) {
      pen.globalAlpha = over.alpha;
      pen.fillStyle = token(over.colour);
      pen.fill(shape);
      pen.globalAlpha = 1;
    }
    pen.strokeStyle = token('--night-0');
    if (edged) pen.stroke(shape);
    pen.restore();
  }
  pen.strokeStyle = token('--on-bright');
  pen.stroke(new Path2D(EYES.asleep));
  write(pen, initialsOf(species.displayName), 32, 64, { font: `800 12px ${token('--font-head')}`, align: 'center' });
  pen.restore();
}
