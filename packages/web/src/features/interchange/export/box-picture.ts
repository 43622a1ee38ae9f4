// The Pokébox or a team as a picture to show around: a card for each with all that it was born with, or faces where there are many.
import { type Creature, type Game, natureOf, type Subskill, unlockedSlots } from '@oversleep/game';
import { messages } from '../../../messages/messages.ts';
import { displayNameOf, nameOf } from '../../../messages/names.ts';
import { paintFace } from '../../../parts/pictures/face-picture.ts';
import { spriteImage } from '../../../parts/pictures/sprite-image.ts';
import { changesOf, natureEffect, natureText } from '../../../parts/words/nature-words.ts';
import { nightPicture, paintBox, token, write } from '../../../ui/night-picture.ts';

const t = messages('interchange');

type Pen = CanvasRenderingContext2D;

export interface BoxPicture {
  readonly title: string;
  readonly facts: string;
  readonly creatures: readonly Creature[];
}

const WIDTH = 1000;
const MARGIN = 24;
const HEAD = 108;
const FOOT = 44;
const GAP = 10;
/** With all that there is to know. */
const CARD = { width: (WIDTH - 2 * MARGIN - GAP) / 2, height: 118, face: 72, columns: 2 };
/** Face, name and level. */
const CELL = { width: (WIDTH - 2 * MARGIN) / 11, height: 112, face: 64, columns: 11 };

/** Up to so many have cards, and so many are in a picture at all: browsers draw no larger ones. */
const MOST_CARDS = 60;
export const MOST_IN_PICTURE = 300;

interface Grid {
  readonly columns: number;
  readonly width: number;
  readonly height: number;
  readonly gap: number;
}

const gridFor = (count: number): Grid => (count <= MOST_CARDS ? { ...CARD, gap: GAP } : { ...CELL, gap: 0 });

/** How tall the picture of so many is. */
function pictureHeight(count: number): number {
  const { columns, height, gap } = gridFor(count);
  return HEAD + FOOT + Math.ceil(count / columns) * (height + gap);
}

/** Null where the browser cannot draw. */
export function drawBox(game: Game, { title, facts, creatures }: BoxPicture): Promise<Blob | null> {
  const shown = creatures.slice(0, MOST_IN_PICTURE);
  const { columns, width, height, gap } = gridFor(shown.length);
  const paint = shown.length <= MOST_CARDS ? paintCard : paintCell;
  return nightPicture(WIDTH, pictureHeight(shown.length), async (pen) => {
    write(pen, title, MARGIN, 56, { font: `800 34px ${token('--font-head')}`, most: WIDTH - 2 * MARGIN });
    write(pen, facts, MARGIN, 86, { colour: token('--muted'), most: WIDTH - 2 * MARGIN });
    const faces = await Promise.all(shown.map(({ pokemon, shiny }) => spriteImage(pokemon, shiny)));
    for (const [index, creature] of shown.entries()) {
      const x = MARGIN + (index % columns) * (width + gap);
      const y = HEAD + Math.floor(index / columns) * (height + gap);
      paint(pen, game, creature, faces[index], x, y);
    }
  });
}

function paintCell(pen: Pen, game: Game, creature: Creature, face: HTMLImageElement | undefined, x: number, y: number) {
  const middle = x + CELL.width / 2;
  paintPortrait(pen, game, creature, face, middle, y, CELL.face);
  const line = { align: 'center', most: CELL.width - 6 } as const;
  write(pen, displayNameOf(creature), middle, y + CELL.face + 17, {
    ...line,
    font: `600 13px ${token('--font-text')}`,
  });
  write(pen, t('level', { level: creature.level }), middle, y + CELL.face + 33, {
    ...line,
    font: `500 12px ${token('--font-text')}`,
    colour: token('--muted'),
  });
}

function paintCard(pen: Pen, game: Game, creature: Creature, face: HTMLImageElement | undefined, x: number, y: number) {
  paintBox(pen, x, y, CARD.width, CARD.height, token('--secondary'), 0.12);
  paintPortrait(pen, game, creature, face, x + 12 + CARD.face / 2, y + (CARD.height - CARD.face) / 2, CARD.face);
  const left = x + CARD.face + 26;
  const most = x + CARD.width - left - 12;
  const small = { font: `500 13px ${token('--font-text')}`, colour: token('--muted'), most };
  write(pen, displayNameOf(creature), left, y + 28, { font: `700 18px ${token('--font-head')}`, most });
  const species = game.species.find(creature.pokemon);
  const facts = [
    nameOf('species', creature.pokemon),
    t('level', { level: creature.level }),
    species && `${nameOf('skills', species.skill)} ${creature.skillLevel}`,
    creature.shiny && t('picture.shiny'),
  ];
  write(pen, facts.filter((fact) => fact).join(' · '), left, y + 47, small);
  write(pen, [natureWords(game, creature), ingredientWords(game, creature)].join('   '), left, y + 66, small);
  paintSubskills(pen, game, creature, left, y + 77, most);
}

function paintPortrait(
  pen: Pen,
  game: Game,
  { pokemon }: Creature,
  face: HTMLImageElement | undefined,
  middle: number,
  top: number,
  size: number,
) {
  const species = game.species.find(pokemon);
  if (species) return paintFace(pen, species, face, middle, top, size);
  paintBox(pen, middle - size / 2, top, size, size, token('--muted'), 0.3, size / 2);
  write(pen, '?', middle, top + size / 2 + 12, { font: `800 34px ${token('--font-head')}`, align: 'center' });
}

function natureWords(game: Game, creature: Creature): string {
  const name = natureText(creature);
  const nature = game.natures.find(creature.nature);
  const changes = nature && changesOf(natureOf(game, creature));
  return changes ? `${name} ▲${natureEffect(changes.up, true)} ▼${natureEffect(changes.down, true)}` : name;
}

const ingredientWords = (game: Game, { ingredients }: Creature): string =>
  ingredients
    .filter(({ name }) => name !== game.lockedIngredient.name)
    .map(({ name, amount }) => `${amount} ${name}`)
    .join(', ');

const CHIP = { height: 24, padding: 9, gap: 6 };

/** Those that are still closed are pale. Where five are wider than the card, each gives way a little. */
function paintSubskills(pen: Pen, game: Game, creature: Creature, left: number, top: number, most: number) {
  const open = unlockedSlots(game, creature.level);
  const chips = creature.subskills.flatMap((name, slot) => {
    const subskill = name === null ? undefined : game.subskills.find(name);
    return subskill ? [{ subskill, isOpen: slot < open }] : [];
  });
  pen.font = `700 12px ${token('--font-text')}`;
  const widthOf = ({ shortName }: Subskill) => pen.measureText(shortName).width + 2 * CHIP.padding;
  const whole = chips.reduce((sum, { subskill }) => sum + widthOf(subskill) + CHIP.gap, 0);
  const squeeze = Math.min(1, most / whole);
  let x = left;
  for (const { subskill, isOpen } of chips) {
    const width = widthOf(subskill) * squeeze;
    const colour = token(`--${subskill.rarity}`);
    paintBox(pen, x, top, width, CHIP.height, colour, isOpen ? 1 : 0.2, CHIP.height / 2);
    write(pen, subskill.shortName, x + width / 2, top + 16, {
      font: `700 12px ${token('--font-text')}`,
      colour: isOpen ? token('--on-bright') : token('--text'),
      align: 'center',
      most: width - CHIP.padding,
    });
    x += width + CHIP.gap * squeeze;
  }
}
