// The list as a picture to share: tiers on the night sky with portraits.

import type { TierListAnswer } from '@oversleep/contract';
import { messages } from '../../messages/messages.ts';
import { paintFace } from '../../parts/pictures/face-picture.ts';
import { spriteImage } from '../../parts/pictures/sprite-image.ts';
import { dayText } from '../../parts/words/moment.ts';
import { editionName } from '../../parts/words/wording.ts';
import { nightPicture, paintBox, token, write } from '../../ui/night-picture.ts';
import type { TierCard, TierRow } from './tier-rows.ts';
import { listName, tierColour } from './tier-words.ts';

const t = messages('tierlist');

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
    write(pen, t('title'), MARGIN, 56, { font: `800 34px ${token('--font-head')}` });
    const facts = t('picture.facts', {
      list: listName({ ...list, rotation: list.scoring === 'rotation' }),
      edition: editionName(list.edition),
      day: dayText(list.computedAt),
    });
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

function paintCard(
  pen: CanvasRenderingContext2D,
  { species, name }: TierCard,
  face: HTMLImageElement | undefined,
  middle: number,
  top: number,
): void {
  const { face: size } = CELL;
  paintFace(pen, species, face, middle, top, size);
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
