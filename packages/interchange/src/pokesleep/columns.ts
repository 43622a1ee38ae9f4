// What the columns of a table are called, in every language that a tool writes.
import type { Language } from '@oversleep/game';
import { folded } from '../text/words.ts';

export type PokesleepColumn =
  | 'nickname'
  | 'pokemon'
  | 'level'
  | 'skillLevel'
  | 'ingredient1'
  | 'ingredient2'
  | 'ingredient3'
  | 'mainSkill'
  | 'nature'
  | 'subskill1'
  | 'subskill2'
  | 'subskill3'
  | 'subskill4'
  | 'subskill5'
  | 'hours'
  | 'shiny'
  | 'gender'
  | 'favourite'
  | 'ribbon'
  | 'rp'
  | 'carrySize'
  | 'helpSeconds';

/** The columns that pokesleep-tool writes, in its order. */
export const WRITTEN: readonly PokesleepColumn[] = [
  'nickname',
  'pokemon',
  'level',
  'skillLevel',
  'ingredient1',
  'ingredient2',
  'ingredient3',
  'mainSkill',
  'nature',
  'subskill1',
  'subskill2',
  'subskill3',
  'subskill4',
  'subskill5',
  'hours',
  'shiny',
];

const SLOTS = 'Lv10,Lv25,Lv50,Lv70,Lv80';

/** Their names as pokesleep-tool writes them. */
export const HEADERS: Readonly<Record<Language, readonly string[]>> = {
  en: `Nickname,Pokémon,Level,Skill level,Ing 1,Ing 2,Ing 3,Main skill,Nature,${SLOTS},Sleeping Time Shared,Shiny`.split(
    ',',
  ),
  ja: `ニックネーム,ポケモン,レベル,スキルレベル,食材1,食材2,食材3,メインスキル,せいかく,${SLOTS},一緒に眠った時間,色違い`.split(
    ',',
  ),
  ko: `닉네임,포켓몬,레벨,스킬 레벨,식재료1,식재료2,식재료3,메인 스킬,성격,${SLOTS},함께 잠든 시간,색이 다른`.split(
    ',',
  ),
  'zh-CN': `昵称,宝可梦,等级,技能等级,食材1,食材2,食材3,主技能,性格,${SLOTS},一起睡觉的时间,异色`.split(','),
  'zh-TW': `暱稱,寶可夢,等級,技能等級,食材1,食材2,食材3,主技能,性格,${SLOTS},一起睡覺的時間,異色`.split(','),
};

/** What they are called elsewhere. */
const OTHER_NAMES: { readonly [column in PokesleepColumn]?: string } = {
  nickname: 'Nick',
  pokemon: 'Pokemon,Species,Pokemon name,ポケモン名,种类',
  level: 'Lv,Lvl',
  skillLevel: 'Main skill level,Main skill Lv,メインスキルLv,メインスキルレベル,スキルLv',
  ingredient1: 'Ingredient 1,食材A,Ingredient A',
  ingredient2: 'Ingredient 2,食材B,Ingredient B',
  ingredient3: 'Ingredient 3,食材C,Ingredient C',
  subskill1: 'Subskill 1,Sub skill 1,サブスキル1',
  subskill2: 'Subskill 2,Sub skill 2,サブスキル2',
  subskill3: 'Subskill 3,Sub skill 3,サブスキル3',
  subskill4: 'Lv75,Subskill 4,Sub skill 4,サブスキル4',
  subskill5: 'Lv100,Subskill 5,Sub skill 5,サブスキル5',
  hours: 'Ribbon,Hours',
  gender: 'Gender,Sex,性別,성별,性别',
  favourite: 'Favourite,Favorite,お気に入り',
  ribbon: 'Ribbon rank,リボンランク',
  rp: 'RP,SP',
  carrySize: 'Carry size,Carry limit,最大所持数',
  helpSeconds: 'Help interval,おてつだい時間',
};

function columnIndex(): ReadonlyMap<string, PokesleepColumn> {
  const index = new Map<string, PokesleepColumn>();
  for (const names of Object.values(HEADERS))
    for (const [i, column] of WRITTEN.entries()) index.set(folded(names[i] ?? ''), column);
  for (const column of [...WRITTEN, ...(['gender', 'favourite', 'ribbon', 'rp', 'carrySize', 'helpSeconds'] as const)])
    for (const name of (OTHER_NAMES[column] ?? column).split(',')) index.set(folded(name), column);
  return index;
}

const COLUMNS = columnIndex();

export const columnNamed = (cell: string): PokesleepColumn | undefined => COLUMNS.get(folded(cell));
