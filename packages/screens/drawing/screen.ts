// Draws the detail page of a creature by the measured geometry, without any art of the game: bars, labels, words and numbers.
import {
  type Build,
  carrySize,
  type Game,
  type Language,
  nameIn,
  type Rarity,
  rpOf,
  shownInterval,
} from '@oversleep/game';
import { coloursOf } from '../src/icons.ts';
import { newPen, type PlacedText, type ScreenPen } from './pen.ts';

/** A build with what is locked, too: all five subskills and three ingredients by slot. */
export interface CompleteBuild {
  readonly build: Build;
  readonly subskills: readonly string[];
  readonly ingredients: readonly (readonly [key: string, amount: number])[];
  readonly hours: number;
}

export interface ScreenLook {
  readonly language: Language;
  /** One screen scrolled so that everything is seen, the first screen, or all of it put together. */
  readonly view: 'scrolled' | 'top' | 'stitched';
  readonly green: 0 | 1;
  readonly letters: 'boxes' | 'real';
  readonly nickname?: string;
  readonly doubledRow?: 0 | 1;
}

export interface DrawnScreen {
  readonly svg: string;
  readonly height: number;
  readonly written: readonly PlacedText[];
}

const BAR = ['#64d476', '#1ed769'] as const;
const PILL = ['#8ee56c', '#6eeb50'] as const;
const ORANGE = '#ef7f60';
const TEXT = '#444';
const BROWN = '#8a4b1e';
const CHIPS: { readonly [rarity in Rarity]: readonly [open: string, locked: string] } = {
  gold: ['#fae885', '#fcf1c3'],
  silver: ['#dff3fd', '#edf7fd'],
  white: ['#fbfbfb', '#fcfcfc'],
};
const HUES = ['#e03020', '#e08030', '#e8c020', '#50b030', '#5060d0', '#888888'];
const CHIP_ROW = 0.1573;

const UNITS: {
  readonly [language in Language]: readonly [
    every: string,
    h: string,
    m: string,
    s: string,
    after: string,
    pieces: string,
  ];
} = {
  en: ['Every ', ' hr ', ' min ', ' sec', '', ''],
  ja: ['', '時間', '分', '秒', 'ごと', '個'],
  ko: ['', '시간 ', '분 ', '초', '마다', '개'],
  'zh-CN': ['每', '小时', '分', '秒', '', '个'],
  'zh-TW': ['每', '小時', '分', '秒', '', '個'],
};

export function drawScreen(game: Game, drawn: CompleteBuild, look: ScreenLook): DrawnScreen {
  const pen = newPen(look.letters);
  const { language, view } = look;
  const ability = view === 'scrolled' ? undefined : 1.368;
  const skills = ability === undefined ? 0.68 : 2.185;
  const bottom = view === 'scrolled' ? 2.165 : view === 'top' ? 2.05 : 4.1;
  abilityPart(pen, game, drawn, look, ability ?? skills - 0.817);
  if (view !== 'top') skillPart(pen, game, drawn, look, skills);
  if (view === 'scrolled') card(pen, game, drawn, language, look.nickname);
  else head(pen, game, drawn, look);
  pen.rect(0, bottom - 0.24, 1, bottom, ORANGE, 0.02);
  return { svg: pen.svg(bottom), height: bottom, written: pen.written };
}

function head(pen: ScreenPen, game: Game, { build }: CompleteBuild, { language, nickname, green }: ScreenLook) {
  const number = { face: 'montserrat', weight: 700 } as const;
  pen.rect(0, 0.47, 1, 0.77, '#86ff78');
  pen.write(rpOf(game, build).toLocaleString('en'), 0.232, 0.206, { ...number, size: 0.08, colour: TEXT });
  pen.write(`Lv. ${build.level}`, 0.2, 0.886, { ...number, size: 0.05, colour: '#3cc878' });
  pen.write(nickname ?? printed(language, build), 0.4, 0.886, {
    size: language === 'en' ? 0.048 : 0.05,
    colour: '#333',
  });
  pen.rect(0.21, 1.13, 0.79, 1.22, BAR[green], 0.045);
}

const printed = (language: Language, { species }: Build): string =>
  (nameIn(language, 'species', species.name) ?? species.displayName).replace(/\s*[(（].*$/u, '');

function bar(pen: ScreenPen, y: number, title: string, green: 0 | 1) {
  pen.rect(0.046, y, 0.06, y + 0.054, BAR[green]);
  pen.rect(0.073, y, 0.93, y + 0.054, BAR[green]);
  pen.write(title, 0.1, y + 0.027, { size: 0.034, colour: '#fff' });
}

function label(pen: ScreenPen, y: number, right: number, green: 0 | 1) {
  pen.rect(0.073, y - 0.0255, right, y + 0.0255, PILL[green], 0.0255);
  pen.write('···', (0.073 + right) / 2, y, { size: 0.026, colour: '#fff', align: 'centre' });
}

function abilityPart(pen: ScreenPen, game: Game, drawn: CompleteBuild, { green, language }: ScreenLook, top: number) {
  bar(pen, top, '···', green);
  const [berries, ingredients, interval, carry] = [top + 0.1865, top + 0.3605, top + 0.527, top + 0.6525];
  for (const y of [berries, ingredients, interval, carry]) label(pen, y, 0.37, green);
  for (const [slot, [key, amount]] of drawn.ingredients.entries()) {
    const isLocked = drawn.build.ingredients[slot] === undefined;
    icon(pen, 0.493 + 0.1655 * slot, interval - 0.1685, key, isLocked);
    if (isLocked) {
      const style = { size: 0.029, colour: BROWN, face: 'montserrat', weight: 700 } as const;
      pen.write(`Lv. ${30 * slot}`, 0.465 + 0.1655 * slot, interval - 0.222, style);
    }
    const x = 0.5435 + 0.1655 * slot;
    pen.rect(x - 0.031, interval - 0.1195, x + 0.031, interval - 0.0875, '#e8b040', 0.016);
    pen.rect(x - 0.028, interval - 0.1165, x + 0.028, interval - 0.0905, '#fff', 0.013);
    pen.write(`×${amount}`, x, interval - 0.1035, {
      size: 0.023,
      colour: BROWN,
      face: 'montserrat',
      weight: 700,
      align: 'centre',
    });
  }
  const [every, h, m, s, after, pieces] = UNITS[language];
  const seconds = shownInterval(game, drawn.build);
  const hours = Math.floor(seconds / 3600);
  const time = `${hours > 0 ? `${hours}${h}` : ''}${Math.floor(seconds / 60) % 60}${m}${seconds % 60}${s}`;
  pen.write(`${every}${time}${after}`, 0.43, interval, { size: language === 'en' ? 0.034 : 0.039, colour: TEXT });
  pen.write(`${carrySize(game, drawn.build)}${pieces}`, 0.43, carry, { size: 0.039, colour: TEXT });
}

/** A striped blob with the colours of the ingredient. */
function icon(pen: ScreenPen, x: number, y: number, key: string, isLocked: boolean) {
  pen.disc(x, y, 0.068, '#fffae1');
  const shares = coloursOf(key, isLocked);
  let at = x - 0.035;
  for (const [i, share] of shares.entries()) {
    pen.rect(
      at,
      y - 0.02,
      at + 0.07 * share,
      y + 0.035,
      isLocked ? mixed(HUES[i] ?? '#888888') : (HUES[i] ?? '#888888'),
    );
    at += 0.07 * share;
  }
}

/** Halfway to the disc. */
function mixed(colour: string): string {
  const channel = (at: number, disc: number) => Math.round((Number.parseInt(colour.slice(at, at + 2), 16) + disc) / 2);
  return `rgb(${channel(1, 255)},${channel(3, 250)},${channel(5, 225)})`;
}

function card(pen: ScreenPen, game: Game, { build }: CompleteBuild, language: Language, nickname?: string) {
  pen.rect(0, 0.133, 0.567, 0.294, ORANGE, 0.015);
  pen.rect(0.035, 0.1365, 0.563, 0.2905, '#fff', 0.012);
  const number = { face: 'montserrat', weight: 700 } as const;
  pen.write(rpOf(game, build).toLocaleString('en'), 0.302, 0.187, { ...number, size: 0.042, colour: TEXT });
  pen.write(`Lv. ${build.level}`, 0.214, 0.244, { ...number, size: 0.027, colour: '#3cc878' });
  pen.write(nickname ?? printed(language, build), 0.31, 0.244, {
    size: language === 'en' ? 0.028 : 0.029,
    colour: TEXT,
  });
}

function skillPart(
  pen: ScreenPen,
  game: Game,
  drawn: CompleteBuild,
  { language, green, doubledRow }: ScreenLook,
  top: number,
) {
  const { build } = drawn;
  bar(pen, top, '···', green);
  const [frame, end] = [top + 0.136, top + 0.336];
  pen.rect(0.06, frame - 0.008, 0.94, end + 0.008, '#e8b040', 0.01);
  pen.rect(0.068, frame, 0.932, end, '#fff', 0.006);
  pen.rect(0.068, frame, 0.25, end, '#fdf8d8');
  const skill = nameIn(language, 'skills', build.species.skill.key) ?? build.species.skill.name;
  const isOwnWord = build.species.skill.key.endsWith('_RANGE');
  const words = isOwnWord ? skill.replace(/\s*[(（].*$/u, '') : skill;
  pen.write(words, 0.275, frame + 0.048, {
    size: Math.min(0.031, 0.54 / Math.max(1, [...words].length)),
    colour: TEXT,
  });
  pen.write(`Lv. ${build.skillLevel}`, 0.9, frame + 0.047, {
    size: 0.03,
    colour: TEXT,
    face: 'montserrat',
    weight: 700,
    align: 'right',
  });
  const rows =
    doubledRow === undefined ? [0, 1, 2] : [0, 1, 2].flatMap((row) => (row === doubledRow ? [row, row] : [row]));
  for (const [line, row] of rows.entries()) {
    for (const column of [0, 1]) {
      const key = drawn.subskills[row * 2 + column];
      if (key === undefined) continue;
      const isOpen = build.subskills.some((subskill) => subskill.key === key);
      const { rarity, name } = game.subskills.get(key);
      const [x, y] = [column === 0 ? 0.073 : 0.526, end + 0.12 + CHIP_ROW * line];
      pen.rect(x, y - 0.046, x + 0.402, y + 0.046, '#c8c8c8', 0.008);
      pen.rect(x + 0.004, y - 0.042, x + 0.398, y + 0.04, CHIPS[rarity][isOpen ? 0 : 1], 0.006);
      const colour = isOpen ? '#5a3010' : '#b5a8a0';
      pen.write(nameIn(language, 'subskills', key) ?? name, x + 0.201, y, {
        size: language === 'en' ? 0.03 : 0.0275,
        colour,
        align: 'centre',
      });
      if (!isOpen) pen.rect(x - 0.008, y - 0.066, x + 0.13, y - 0.036, '#8a6548', 0.015);
    }
  }
  const stats = end + 0.624 + CHIP_ROW * (rows.length - 3);
  bar(pen, stats, '···', green);
  pen.ring(0.073, stats + 0.135, 0.476, stats + 0.243, BAR[green], 0.054);
  pen.rect(0.073, stats + 0.12, 0.213, stats + 0.15, PILL[green], 0.015);
  pen.write(nameIn(language, 'natures', build.nature.key) ?? build.nature.name, 0.275, stats + 0.19, {
    size: 0.031,
    colour: TEXT,
    align: 'centre',
  });
  const [, h, m] = UNITS[language];
  for (const i of [0, 1, 2]) label(pen, stats + 0.341 + 0.1235 * i, 0.475, green);
  pen.write(`${drawn.hours}${h}16${m}`, 0.585, stats + 0.588, { size: 0.034, colour: TEXT });
}
