// Text as outlines, so that a picture looks the same on every machine, with or without fonts.
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { GAME_LANGUAGES, type GameLanguage } from '@oversleep/game';
import { LETTERS } from '../places.ts';

interface Letter {
  readonly advance: number;
  readonly outline: string;
}

/** Units of a letter's height in the table. */
const EM = 500;

const isLanguage = (text: string): text is GameLanguage => GAME_LANGUAGES.some((language) => language === text);

let table: ReadonlyMap<string, ReadonlyMap<GameLanguage, Letter>> | undefined;

/** Read when the first picture is drawn. */
function letters() {
  if (table) return table;
  const made = new Map<string, Map<GameLanguage, Letter>>();
  for (const line of gunzipSync(readFileSync(LETTERS)).toString().split('\n')) {
    const [face = '', sign = '', advance = '', outline = ''] = line.split('\t');
    if (!isLanguage(face)) continue;
    const faces = made.get(sign) ?? new Map<GameLanguage, Letter>();
    faces.set(face, { advance: Number(advance), outline });
    made.set(sign, faces);
  }
  table = made;
  return made;
}

/** In the language's own form, else in any: the same character looks a little different in Japanese and in Chinese. */
function letterOf(sign: string, language: GameLanguage): Letter | undefined {
  const faces = letters().get(sign);
  return faces?.get(language) ?? faces?.values().next().value;
}

/** Whether all of a text can be drawn. */
export const canWrite = (text: string): boolean => [...text].every((sign) => letters().has(sign));

export const widthOf = (text: string, size: number, language: GameLanguage): number =>
  [...text].reduce((sum, sign) => sum + (letterOf(sign, language)?.advance ?? 0), 0) * (size / EM);

export interface Writing {
  readonly x: number;
  /** Of the line that letters stand on. */
  readonly y: number;
  readonly size: number;
  readonly colour: string;
  readonly language: GameLanguage;
  readonly align?: 'left' | 'right' | 'centre';
  /** A wider text is drawn smaller. */
  readonly room?: number;
}

const SHARES = { left: 0, centre: 0.5, right: 1 };

export function write(text: string, writing: Writing): string {
  const { x, y, colour, language, align = 'left', room = Number.POSITIVE_INFINITY } = writing;
  const full = widthOf(text, writing.size, language);
  const size = full > room ? (writing.size * room) / full : writing.size;
  const scale = size / EM;
  let at = (x - Math.min(full, room) * SHARES[align]) / scale;
  const paths = [...text].map((sign) => {
    const letter = letterOf(sign, language);
    const path = letter?.outline ? `<path transform="translate(${at.toFixed(1)})" d="${letter.outline}"/>` : '';
    at += letter?.advance ?? 0;
    return path;
  });
  return `<g fill="${colour}" transform="translate(0 ${y}) scale(${scale.toFixed(5)})">${paths.join('')}</g>`;
}
