// The few words on a preview picture, in all languages of the game and in its own terms.
import { type AllNames, allNames, type GameLanguage } from '@oversleep/game';

interface CardWords {
  readonly rp: string;
  readonly level: (of: number) => string;
  readonly berries: string;
  readonly ingredients: string;
  readonly skill: string;
  /** The percentages of catches that are at least as good, and of those that are worse. */
  readonly rank: (percent: string, worse: string) => string;
  readonly team: string;
  readonly weeklyStrength: string;
}

const level = (of: number) => `Lv. ${of}`;
const latin = {
  rp: 'RP',
  level,
  rank: (percent: string) => `top ${percent} %`,
};
const han = { rp: 'SP', level, skill: '技能', ingredients: '食材' };

export const CARD_WORDS: Readonly<Record<GameLanguage, CardWords>> = {
  en: {
    ...latin,
    rank: (percent, worse) => (Number(percent) > 50 ? `better than ${worse}%` : `top ${percent}%`),
    berries: 'Berries',
    ingredients: 'Ingredients',
    skill: 'Main Skill',
    team: 'Helper team',
    weeklyStrength: 'Strength in a week',
  },
  ja: {
    ...han,
    rank: (percent) => `上位${percent}%`,
    berries: 'きのみ',
    skill: 'スキル',
    team: 'おてつだいチーム',
    weeklyStrength: '1週間のエナジー',
  },
  ko: {
    ...han,
    rank: (percent) => `상위 ${percent}%`,
    berries: '나무열매',
    ingredients: '식재료',
    skill: '스킬',
    team: '도우미 팀',
    weeklyStrength: '1주일 에너지',
  },
  'zh-CN': {
    ...han,
    rank: (percent) => `前${percent}%`,
    berries: '树果',
    team: '帮手队伍',
    weeklyStrength: '一周的能量',
  },
  'zh-TW': {
    ...han,
    rank: (percent) => `前${percent}%`,
    berries: '樹果',
    team: '幫手隊伍',
    weeklyStrength: '一週的能量',
  },
  de: {
    ...latin,
    berries: 'Beeren',
    ingredients: 'Zutaten',
    skill: 'Haupttalent',
    team: 'Helferteam',
    weeklyStrength: 'Stärke in einer Woche',
  },
  fr: {
    ...latin,
    level: (of) => `Niv. ${of}`,
    berries: 'Baies',
    ingredients: 'Ingrédients',
    skill: 'Compétence',
    team: 'Équipe de soutien',
    weeklyStrength: 'Puissance en une semaine',
  },
  es: {
    ...latin,
    level: (of) => `Nv. ${of}`,
    berries: 'Bayas',
    ingredients: 'Ingredientes',
    skill: 'Habilidad',
    team: 'Equipo de apoyo',
    weeklyStrength: 'Vigor en una semana',
  },
};

/** What a thing is called there, in English where no source has it. */
export const nameIn = (language: GameLanguage, ...[section, key, english]: Parameters<typeof allNames>): string => {
  const names: AllNames = allNames(section, key, english);
  return names[language] ?? names.en ?? english ?? key;
};
