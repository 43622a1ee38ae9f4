// One picture: anchors, fields, words and numbers. What they mean together is decided elsewhere.
import type { Game, Language } from '@oversleep/game';
import { type Anchors, findAnchors } from './anchors.ts';
import { readChip } from './chips.ts';
import { type ReadNumber, readNumber, readNumbers } from './digits.ts';
import { durationOf } from './duration.ts';
import type { FieldPlace } from './fields.ts';
import { type IconColours, iconColours } from './icons.ts';
import { inkOf, isBlank } from './ink.ts';
import { chipRows, layoutOf, type ScreenLayout } from './layout.ts';
import { lineOf, type TextReader } from './line.ts';
import { doubtful, isSure, type ReadValue, sure } from './marks.ts';
import { type IsColour, type Picture, type Rectangle, shareOf } from './picture.ts';
import { placesOf } from './places.ts';
import type { ScreenNote } from './screen-note.ts';
import { isCertain, matchesOf, natureWords, skillWords, speciesWords, type WordMatch } from './vocabulary.ts';
import { SMALLEST, whyUnreadable } from './why-unreadable.ts';

/** What a picture shows, field by field; what is missing was not seen. */
export interface Screen {
  readonly name?:
    | { readonly text: string; readonly matches: readonly WordMatch[]; readonly box: Rectangle }
    | undefined;
  readonly level?: ReadValue<number> | undefined;
  readonly rp?: ReadValue<number> | undefined;
  readonly interval?: ReadValue<number> | undefined;
  readonly carry?: ReadValue<number> | undefined;
  readonly skill?:
    | { readonly text: string; readonly matches: readonly WordMatch[]; readonly box: Rectangle }
    | undefined;
  readonly skillLevel?: ReadValue<number> | undefined;
  /** Keys by slot. */
  readonly subskills: readonly (ReadValue<string> | undefined)[];
  /** Key. */
  readonly nature?: ReadValue<string> | undefined;
  readonly mint: boolean;
  readonly counts: readonly (ReadValue<number> | undefined)[];
  readonly icons: readonly (IconColours | undefined)[];
  /** Slept together. */
  readonly hours?: ReadValue<number> | undefined;
  /** What is odd about the whole picture. */
  readonly notes: readonly ScreenNote[];
  /** Where the fields are, whether they could be read or not. */
  readonly places: readonly FieldPlace[];
}

/** Why a picture is no detail screen. */
export interface Unreadable {
  readonly note: ScreenNote;
}

export const isUnreadable = (screen: Screen | Unreadable): screen is Unreadable => 'note' in screen;

export interface Reader {
  readonly game: Game;
  readonly read: TextReader<Language>;
  readonly language: Language;
}

const UNCLEAR: ScreenNote = { code: 'digitsUnclear', values: {} };
export const SUBSKILL_ROW_TWICE: ScreenNote = { code: 'subskillRowTwice', values: {} };

// The level is green, the name beside it dark.
const isGreenInk: IsColour = (r, g, b) => g - r > 25 && g - b > 10;
const isDarkInk: IsColour = (r, g, b) => Math.max(r, g, b) - Math.min(r, g, b) < 60 && g < 150;
const isMintMark: IsColour = (r, g, b) => g - r > 60 && g - b > 40;

/** `name` is what the picture is called where its fields are pointed at. */
export async function readScreen(reader: Reader, picture: Picture, name: string): Promise<Screen | Unreadable> {
  if (picture.width < SMALLEST) return { note: { code: 'tooNarrow', values: { width: picture.width } } };
  const anchors = findAnchors(picture);
  if (!isDetailPage(anchors)) return { note: whyUnreadable(picture) };
  const layout = layoutOf(picture, anchors);
  const number = numberReader(picture);
  const { game, language } = reader;
  const words = wordsReader(reader, picture);
  const chips = await readChips(reader, picture, layout, anchors);
  return {
    name: await words(layout.name, speciesWords(game, language), isDarkInk),
    level: number(layout.level, { most: 100, label: true, colour: isGreenInk }),
    rp: number(layout.rp, { most: 99_999 }),
    interval: await readDuration(reader, picture, layout.interval),
    carry: await readCarry(reader, picture, layout.carry),
    skill: await words(layout.skill, skillWords(game, language)),
    skillLevel: number(layout.skillLevel, { most: 10, label: true }),
    subskills: chips.subskills,
    nature: natureOf(await words(layout.nature, natureWords(game, language))),
    mint: layout.mint !== undefined && shareOf(picture, layout.mint, isMintMark) > 0.08,
    counts: layout.counts.map((box) => number(box, { most: 40 })),
    icons: layout.icons.map((box) => box && iconColours(picture, box)),
    hours: hoursOf(await readDuration(reader, picture, layout.hours)),
    notes: chips.notes,
    places: placesOf(layout, name, picture.width),
  };
}

const isDetailPage = ({ skillBar, statsBar, abilityBar, card }: Anchors): boolean =>
  (skillBar ?? (card && statsBar) ?? abilityBar) !== undefined;

interface NumberOptions {
  readonly most: number;
  readonly label?: boolean;
  readonly colour?: IsColour;
}

function numberReader(picture: Picture) {
  return (
    box: Rectangle | undefined,
    { most, label = false, colour }: NumberOptions,
  ): ReadValue<number> | undefined => {
    const read = box && readNumber(inkOf(picture, box, colour), { label });
    return read && box ? marked(read, most, box) : undefined;
  };
}

function marked({ text, isClear }: ReadNumber, most: number, box: Rectangle): ReadValue<number> | undefined {
  const value = Number(text);
  if (value > most) return undefined;
  return isClear && value >= 1 ? sure(value, box) : doubtful(value, UNCLEAR, box);
}

function wordsReader({ read, language }: Reader, picture: Picture) {
  return async (box: Rectangle | undefined, words: Parameters<typeof matchesOf>[1], colour?: IsColour) => {
    const ink = box && inkOf(picture, box, colour);
    if (!ink || isBlank(ink)) return undefined;
    const text = await read(lineOf(ink, box), language);
    return {
      text: text.replace(/\s+/g, language === 'en' || language === 'ko' ? ' ' : '').trim(),
      matches: matchesOf(text, words),
      box,
    };
  };
}

function natureOf(words: { matches: readonly WordMatch[]; box: Rectangle } | undefined): ReadValue<string> | undefined {
  const [best, ...others] = words?.matches ?? [];
  if (!words || !best || best.distance >= 1) return undefined;
  if (isCertain(words.matches)) return sure(best.key, words.box);
  return doubtful(
    best.key,
    { code: 'wordsUnclear', values: {} },
    words.box,
    [best, ...others.slice(0, 2)].map(({ key }) => key),
  );
}

async function readDuration(
  { read, language }: Reader,
  picture: Picture,
  box: Rectangle | undefined,
): Promise<ReadValue<number> | undefined> {
  if (!box) return undefined;
  const ink = inkOf(picture, box);
  if (isBlank(ink)) return undefined;
  const duration = durationOf(await read(lineOf(ink, box), language), readNumbers(ink));
  if (!duration) return undefined;
  return duration.isAgreed ? sure(duration.seconds, box) : doubtful(duration.seconds, UNCLEAR, box);
}

const hoursOf = (read: ReadValue<number> | undefined): ReadValue<number> | undefined =>
  read && { ...read, value: Math.floor(read.value / 3600) };

/** A number with or without a word after it. */
async function readCarry(
  { read, language }: Reader,
  picture: Picture,
  box: Rectangle | undefined,
): Promise<ReadValue<number> | undefined> {
  if (!box) return undefined;
  const ink = inkOf(picture, box);
  const [own] = readNumbers(ink);
  if (!own) return undefined;
  if (own.isClear && own.text.length > 1) return sure(Number(own.text), box);
  const text = await read(lineOf(ink, box), language);
  const [digits] = text.replace(/\s/g, '').match(/\d+/) ?? [];
  return digits === own.text ? sure(Number(own.text), box) : doubtful(Number(own.text), UNCLEAR, box);
}

async function readChips(
  { game, read, language }: Reader,
  picture: Picture,
  { chips }: ScreenLayout,
  anchors: Anchors,
): Promise<Pick<Screen, 'subskills' | 'notes'>> {
  const rows: (readonly [ReadValue<string> | undefined, ReadValue<string> | undefined])[] = [];
  for (const [left, right] of chips) {
    rows.push([
      await readChip(game, picture, left, read, language),
      await readChip(game, picture, right, read, language),
    ]);
  }
  const doubled = rows.findIndex((row, i) => i > 0 && isSameRow(row, rows[i - 1]));
  const isLong = chipRows(anchors) > 3;
  const kept = rows.filter((_, i) => i !== doubled);
  const subskills = kept.flat().slice(0, 5);
  if (doubled < 0 && !isLong) return { subskills, notes: [] };
  return {
    subskills: subskills.map(
      (chip) => chip && (isSure(chip) ? { ...chip, mark: 'doubtful', note: SUBSKILL_ROW_TWICE } : chip),
    ),
    notes: [SUBSKILL_ROW_TWICE],
  };
}

const isSameRow = (
  a: readonly (ReadValue<string> | undefined)[],
  b: readonly (ReadValue<string> | undefined)[] | undefined,
): boolean => a[0] !== undefined && a.every((chip, i) => chip?.value === b?.[i]?.value);
