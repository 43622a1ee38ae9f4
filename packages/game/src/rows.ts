// Table rows as they are stored, with their history; edition.ts makes entities of them.
import type {
  Berry,
  EditionId,
  Gender,
  Ingredient,
  Island,
  LevelFacts,
  MainSkill,
  Nature,
  Rarity,
  Recipe,
  RibbonLevel,
  Rules,
  SnorlaxRanks,
  Species,
  SpeedBracket,
  Subskill,
} from './types.ts';

/** A table row with its history: since when it exists, until when, and what later editions changed. */
export interface RowHistory<T> {
  readonly since: EditionId;
  readonly row: T;
  readonly then?: { readonly [edition in EditionId]?: Partial<T> };
  readonly until?: EditionId;
}

type IngredientAmounts = readonly (readonly [ingredient: string, amount: number])[];

export type SpeciesRow = RowHistory<
  Omit<
    Species,
    | 'displayName'
    | 'berry'
    | 'skill'
    | 'genders'
    | 'evolvesInto'
    | 'family'
    | 'previousEvolutions'
    | 'remainingEvolutions'
    | 'ingredient0'
    | 'ingredient30'
    | 'ingredient60'
    | 'pityHelps'
    | 'bonus'
  > & {
    /** Where it is not the name in plain spelling. */
    readonly displayName?: string;
    readonly berry: string;
    readonly skill: string;
    readonly genders: readonly [male: number, female: number];
    readonly ingredient0: IngredientAmounts;
    readonly ingredient30: IngredientAmounts;
    readonly ingredient60: IngredientAmounts;
  }
>;
export type SkillRow = RowHistory<MainSkill>;
/** The effects of a skill under the names of the Sleep API. */
export type ActivationRow = RowHistory<{
  readonly key: string;
  readonly critChance: number;
  readonly activations: readonly { readonly id: string; readonly unit: string; readonly amounts: readonly number[] }[];
}>;
export type RecipeRow = RowHistory<
  Pick<Recipe, 'name' | 'displayName' | 'type' | 'mixed' | 'bonus'> & { readonly ingredients: IngredientAmounts }
>;
export type IslandRow = RowHistory<Omit<Island, 'berries'> & { readonly berries: readonly string[] }>;
export type RanksRow = RowHistory<SnorlaxRanks>;
export type BerryRow = RowHistory<Berry>;
export type IngredientRow = RowHistory<Omit<Ingredient, 'taxedValue'>>;
export type NatureRow = RowHistory<Omit<Nature, 'prettyName'>>;
export type SubskillRow = RowHistory<Subskill>;
export type RibbonRow = RowHistory<RibbonLevel>;
export type LevelRow = RowHistory<LevelFacts>;
export type RulesRow = RowHistory<Omit<Rules, 'choices'>>;

type CorrectedValue = number | string | readonly number[] | readonly SpeedBracket[];

/** A value in which we differ from an edition's source, because there is better evidence. */
export interface Correction {
  readonly since: EditionId;
  /** Rules have one row, under the key `rules`. */
  readonly table: 'species' | 'skills' | 'rules';
  readonly key: string;
  readonly field: string;
  readonly from: CorrectedValue;
  readonly to: CorrectedValue;
}

/** What growing takes in an edition. */
export interface GrowthFacts {
  /** By level, lowest first, and by what the nature does to EXP. */
  readonly expPerCandy: readonly {
    readonly fromLevel: number;
    readonly neutral: number;
    readonly up: number;
    readonly down: number;
  }[];
  /** Gain and cost of a boosted candy, and the event's limits per day and in total; null = no known limit. */
  readonly boosts: {
    readonly [boost in 'mini' | 'full']: {
      readonly exp: number;
      readonly shards: number;
      readonly perDay: number | null;
      readonly perEvent: number | null;
    };
  };
  /** Candies of the creature's own that one of them becomes. */
  readonly handyCandy: CandySizes;
  readonly typeCandy: CandySizes;
  readonly candyBag: CandySizes;
  readonly expPerScorePoint: number;
  readonly growthIncense: number;
  /** Of a day, both sessions together. */
  readonly scoreCap: number;
  /** Minutes; shorter sleep doesn't count. */
  readonly leastSleep: number;
  /** Keys of subskills that a Sub Skill Seed makes of each other, lowest first. */
  readonly seedFamilies: readonly (readonly string[])[];
  readonly snorlaxRanks: readonly { readonly title: string; readonly count: number }[];
  readonly visitors: { readonly least: number; readonly most: number; readonly camp: number };
}

export interface CandySizes {
  readonly S: number;
  readonly M: number;
  readonly L: number;
}

export type GrowthRow = RowHistory<GrowthFacts>;

/** How a catch is rolled; see facts/roll-odds.json. */
export interface RollOdds {
  /** The chance of each rarity in a subskill slot. */
  readonly rarity: { readonly [rarity in Rarity]: number };
  /** Chances of the first, second (and third) ingredient in a slot that has two or three of them. */
  readonly ingredients: { readonly two: readonly number[]; readonly three: readonly number[] };
  /** How many of the first slots are gold by the medal of a species, and which species have no medals. */
  readonly medals: { readonly goldSlots: { readonly [medal in Medal]: number }; readonly none: readonly string[] };
  /** Species that Inspiration Seeds are for. */
  readonly inspirationSeeds: readonly string[];
  /** How certain each part is. */
  readonly confidence: { readonly [part in 'nature' | 'ingredients' | 'subskills' | 'medals']: Confidence };
}

export type Confidence = 'low' | 'medium' | 'high';

export type Medal = 'bronze' | 'silver' | 'gold';

/** What evolving into a stage takes. */
export interface EvolutionRow {
  readonly from: string;
  readonly to: string;
  readonly candy: number;
  readonly minLevel?: number;
  /** Keys, one of each. */
  readonly items?: readonly string[];
  /** Hours of sleep together. */
  readonly sleepHours?: number;
  /** Only between 06:00 and 18:00, or only after. */
  readonly time?: 'day' | 'night';
  readonly gender?: Gender;
}

/** A value with too little evidence to be certain. */
export interface FactDoubt {
  /** Of the row in facts/. */
  readonly field: string;
  /** The first edition with this value. */
  readonly since: EditionId;
  readonly level: 'medium' | 'low';
  /** Keys of its sources. */
  readonly sources: readonly string[];
}

/** Facts that no formula needs; null = unknown. */
export interface DetailTable {
  readonly species: {
    readonly [name: string]: readonly [
      sleepType: string | null,
      expType: number | null,
      friendPoints: number | null,
      arrivalDate: string | null,
    ];
  };
  readonly doubts: {
    readonly species: { readonly [name: string]: readonly FactDoubt[] };
    readonly skills: { readonly [key: string]: readonly FactDoubt[] };
  };
  readonly sources: { readonly [key: string]: { readonly name: string; readonly date: string } };
}

/** One way in which a species sleeps; null = unknown. */
/** A level of the Pikachu with a nightcap: what one of its helps brings, if it brings that. */
export interface NightcapRow {
  readonly level: number;
  readonly helpSeconds: number;
  readonly carry: number;
  readonly berries: number;
  readonly apple: number;
  readonly cacao: number;
  readonly honey: number;
}

export interface SleepStyleRow {
  readonly n: number;
  readonly gameStyleId: number;
  readonly stars: number;
  readonly researchExp: number;
  readonly dreamShards: number;
  readonly candy: number;
  readonly drowsyPower: number | null;
  readonly level: number | null;
  /** The rank of Snorlax from which it comes, by island. */
  readonly unlockRank: { readonly [island: string]: number | null };
}

/** A night that makes a Good Sleep Day, and the days beside it. */
export interface FullMoon {
  readonly date: string;
  readonly drowsyPower: number;
  /** Calculated in advance, not announced. */
  readonly forecast?: true;
}

export type NameSection =
  | 'species'
  | 'berries'
  | 'types'
  | 'ingredients'
  | 'natures'
  | 'subskills'
  | 'skills'
  | 'islands'
  | 'recipes';
type NameRow = readonly [
  en: string | null,
  ja: string | null,
  ko: string | null,
  zhCN: string | null,
  zhTW: string | null,
];
export type NameTable = { readonly [section in NameSection]: { readonly [key: string]: NameRow } };

/** By section, key and language; events have their English name in their own rows. */
export type MoreNames = {
  readonly [section in NameSection | 'events']: {
    readonly [key: string]: { readonly [language: string]: string };
  };
};

export interface GameIds {
  /** Forms that have a number of their own. */
  readonly species: { readonly [id: string]: string | null };
  readonly natures: { readonly [id: string]: string | null };
  readonly subskills: { readonly [id: string]: string | null };
  readonly ingredients: { readonly [id: string]: string | null };
  /** Numbers of species about which sources disagree. */
  readonly disputed: readonly string[];
}
