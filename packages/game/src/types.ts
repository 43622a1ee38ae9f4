// The shapes of the game: what an edition consists of.
import type { ELEMENT_TYPES } from './element-types.ts';
import type { EDITIONS } from './tables/editions.ts';

/** A uniform number in [0, 1), passed to every function that needs randomness. */
export type Random = () => number;

export type EditionId = (typeof EDITIONS)[number];

// ── Words ────────────────────────────────────────────────────────────────────────────────────────────────────────────

export type Specialty = 'berry' | 'ingredient' | 'skill' | 'all';
export type Gender = 'male' | 'female';
export type RecipeType = 'curry' | 'salad' | 'dessert';
export type Meal = 'breakfast' | 'lunch' | 'dinner';
export type NatureModifier = 'speed' | 'energy' | 'ingredient' | 'skill' | 'exp' | 'neutral';
export type Rarity = 'white' | 'silver' | 'gold';
export type Ribbon = 0 | 1 | 2 | 3 | 4;
export type ElementType = (typeof ELEMENT_TYPES)[number];

// ── Skills: rows of effects ──────────────────────────────────────────────────────────────────────────────────────────

export type EffectUnit =
  | 'strength'
  | 'dreamShards'
  | 'energy'
  | 'berries'
  | 'ingredients'
  | 'helps'
  | 'skillHelps'
  | 'potSize'
  | 'tastyChance'
  | 'candy'
  | 'items'
  | 'berryZone';

/**
 * Receiver of an effect. `self` also covers things that no creature holds (strength, pot, bag); `chosen` follows the
 * skill's targeting.
 */
export type Recipient = 'self' | 'others' | 'everyone' | 'chosen';

/** How much: always by skill level (index 0 = level 1), some also by something else. */
export type EffectAmount =
  | { readonly by: 'level'; readonly values: readonly number[] }
  /** Uniform between the two ends. */
  | { readonly by: 'range'; readonly low: readonly number[]; readonly high: readonly number[] }
  /** `values[n - 1]` for n different species on the team that share the user's berry, the user included. */
  | { readonly by: 'species'; readonly values: readonly (readonly number[])[] }
  /** By the user's first ingredient (key); nothing for any other. */
  | { readonly by: 'ingredient'; readonly values: { readonly [ingredient: string]: readonly number[] } }
  /** `values[level - 1][charges]`: each proc either releases all charges or stores one more; a copier gets `copied` at once. */
  | {
      readonly by: 'stored';
      readonly releaseChance: number;
      readonly values: readonly (readonly number[])[];
      readonly copied: readonly number[];
    };

/** Which ingredients: each a random one of all, all of one random out of a list, or the user's own first. */
export type IngredientChoice =
  | { readonly from: 'all' }
  | { readonly from: 'one'; readonly of: readonly string[] }
  | { readonly from: 'first' };

/** Another member with one of these skills, or of one of these species, must be on the team. */
export interface Condition {
  readonly partner: { readonly skills: readonly string[] } | { readonly species: readonly string[] };
}

interface EffectParts {
  readonly to: Recipient;
  readonly amount: EffectAmount;
  /** Probability that this effect happens at a proc; certain when absent. */
  readonly chance?: number;
  /** Effects with a weight exclude each other: one of them is drawn. */
  readonly weight?: number;
  readonly when?: Condition;
  /** Members with a berry of this type are left out. */
  readonly spares?: { readonly type: ElementType };
  /** Booked as the lucky part of the skill. */
  readonly lucky?: boolean;
}

/** Berries of one kind count more with every use, by so many percent, until the player moves to another island. */
export interface BerryZone {
  readonly berry: string;
  /** Percent, shared by all that add to it. */
  readonly cap: number;
}

/** An effect that brings ingredients says which; one that adds to a zone, to which. */
export type Effect = EffectParts &
  (
    | { readonly unit: Exclude<EffectUnit, 'ingredients' | 'berryZone'> }
    | { readonly unit: 'ingredients'; readonly ingredient: IngredientChoice }
    | { readonly unit: 'berryZone'; readonly zone: BerryZone }
  );

export interface Targeting {
  readonly members: number;
  /** Chance to take those with the least energy; otherwise random ones. */
  readonly lowestEnergyChance: number;
}

/** The skill becomes another one: any of the game's, or that of a random other member. */
export interface Copying {
  readonly from: 'skills' | 'team';
  readonly excludes: readonly string[];
  /** What happens instead when there is nothing to copy. */
  readonly fallback: string;
}

export interface MainSkill {
  readonly key: string;
  readonly name: string;
  /** Family for display. */
  readonly group: string;
  readonly baseSkill: string | null;
  readonly modifierName: string | null;
  readonly maxLevel: number;
  readonly units: readonly EffectUnit[];
  /** Rating value by level. */
  readonly rp: readonly number[];
  /** Changes what other members produce. */
  readonly supportsTeam: boolean;
  readonly effects: readonly Effect[];
  readonly targeting?: Targeting;
  /**
   * Everything times `times`, at most once a day: the simulation knows no other surge. `oncePerDay` is read by nothing, but the tier lists that
   * come with the product name their tables by a hash; it goes when they are computed anew.
   */
  readonly surge?: { readonly chance: number; readonly times: number; readonly oncePerDay: true };
  readonly copies?: Copying;
  /** Keys of the skills of which a player chooses one for it to be. */
  readonly choosable?: readonly string[];
  /** The chance by chosen skill, and for all `other` choices; absent where unknown. */
  readonly chosenPercentages?: { readonly other: number; readonly [skill: string]: number };
}

// ── Plain entities ───────────────────────────────────────────────────────────────────────────────────────────────────

export interface Berry {
  readonly name: string;
  readonly displayName: string;
  readonly type: ElementType;
  /** Strength at level 1. */
  readonly value: number;
}

export interface Ingredient {
  readonly key: string;
  readonly name: string;
  readonly longName: string;
  readonly value: number;
  readonly taxedValue: number;
  /** The locked slot, worth nothing. */
  readonly placeholder: boolean;
}

export interface IngredientSet {
  readonly ingredient: Ingredient;
  readonly amount: number;
}

export interface Nature {
  readonly key: string;
  readonly name: string;
  readonly prettyName: string;
  readonly positiveModifier: NatureModifier;
  readonly negativeModifier: NatureModifier;
  readonly frequency: number;
  readonly ingredient: number;
  readonly skill: number;
  readonly energy: number;
  readonly exp: number;
  readonly toxelEvolvesInto: string;
  /** Nature of a creature after a White Mint; no row of the tables has it. */
  readonly mint?: true;
}

export type SubskillUnit =
  | 'berriesPerHelp'
  | 'carrySlots'
  | 'dreamShardShare'
  | 'ingredientChanceShare'
  | 'ownFrequencyReduction'
  | 'researchExpShare'
  | 'skillChanceShare'
  | 'skillLevels'
  | 'teamFrequencyReduction'
  | 'teamSleepEnergyShare'
  | 'teamSleepExpShare';

export interface Subskill {
  readonly key: string;
  readonly name: string;
  readonly shortName: string;
  readonly rarity: Rarity;
  readonly amount: number;
  readonly unit: SubskillUnit;
  readonly rpWeight: number;
}

export interface RibbonLevel {
  readonly level: Ribbon;
  readonly hours: number;
  /** Extra carry slots in total. */
  readonly carry: number;
  /** Factor on the help interval by remaining evolutions. */
  readonly frequency: readonly number[];
}

export interface Species {
  readonly name: string;
  readonly displayName: string;
  readonly pokedexNumber: number;
  readonly specialty: Specialty;
  readonly berry: Berry;
  /** Base help interval in seconds. */
  readonly frequency: number;
  readonly ingredientPercentage: number;
  readonly skillPercentage: number;
  readonly skill: MainSkill;
  /** Without what evolutions, subskills, ribbon and camp add. */
  readonly carrySize: number;
  readonly previousEvolutions: number;
  readonly remainingEvolutions: number;
  readonly evolvesFrom: string | null;
  readonly evolvesInto: readonly string[];
  readonly family: string;
  readonly genders: { readonly male: number; readonly female: number };
  /** null = not known yet. */
  readonly shinyLocked: boolean | null;
  readonly ingredient0: readonly IngredientSet[];
  readonly ingredient30: readonly IngredientSet[];
  readonly ingredient60: readonly IngredientSet[];
  /** A proc is certain on the help after this many without one; fixed by the plain interval, whatever an event does to it. */
  readonly pityHelps: number;
  /** What events add. */
  readonly bonus: SpeciesBonus;
}

export interface SpeciesBonus {
  readonly skillLevel: number;
  readonly ingredientAmount: number;
  readonly extraIngredient: { readonly amount: number; readonly chance: number };
  readonly berriesPerHelp: number;
  readonly carrySize: number;
  readonly carryFactor: number;
  readonly strength: number;
}

export interface Recipe {
  readonly name: string;
  readonly displayName: string;
  readonly type: RecipeType;
  /** The fallback dish without ingredients. */
  readonly mixed: boolean;
  readonly ingredients: readonly IngredientSet[];
  readonly nrOfIngredients: number;
  /** Percent. */
  readonly bonus: number;
  /** At level 1. */
  readonly value: number;
  /** At the edition's highest recipe level. */
  readonly valueMax: number;
}

export type ExpertBonus = 'ingredient' | 'berry' | 'skill';

export interface ExpertRules {
  readonly main: { readonly frequency: number; readonly skillLevel: number; readonly carry: number };
  readonly sub: { readonly frequency: number };
  readonly others: { readonly frequency: number };
  readonly skillWeek: { readonly chance: number };
  readonly berryWeek: { readonly multiplier: number };
  readonly ingredientWeek: { readonly amount: number; readonly extra: number; readonly extraChance: number } | null;
}

export interface Island {
  readonly shortName: string;
  readonly name: string;
  readonly expert: boolean;
  readonly baseIsland: string | null;
  /** Favourites that the island itself has. */
  readonly berries: readonly Berry[];
  readonly choosesBerries: boolean;
  readonly expertRules: ExpertRules | null;
}

/** Snorlax's ranks on an island; null = unknown. */
export interface SnorlaxRanks {
  readonly shortName: string;
  /** Strength that a rank takes, lowest first. */
  readonly snorlaxRankStrength: readonly number[] | null;
  /** Drowsy power that one more visitor takes. */
  readonly drowsyPowerForSpawns: readonly number[] | null;
}

export interface LevelFacts {
  readonly level: number;
  /** Factor on a dish's value. */
  readonly recipe: number;
  /** Factor on ingredients in the rating. */
  readonly ingredient: number;
}

export interface TastyOdds {
  readonly chance: number;
  readonly multiplier: number;
}

/** How the game resolves what the tables leave open; an edition's values are the game's own. */
export interface RuleChoices {
  /**
   * Extra Helpful and similar skills: all helps to the chosen members, or an equal share for each member, rounded up.
   */
  readonly sharedHelps: 'chosen' | 'everyone';
  /** Chosen members: by the skill's own chance, or always those with the least energy. */
  readonly targeting: 'chance' | 'lowest';
  /** How often Moonlight's bonus goes to the most tired member: by the skill's own chance, or one time in the number of members. */
  readonly moonlight: 'chance' | 'oneInTeam';
  /** Ingredients "of any kind": each a random one, or the same fraction of every kind. */
  readonly anyIngredient: 'random' | 'even';
  /** Whether energy from skills and meals stops at the cap. */
  readonly energyCap: 'always' | 'skillsOnly';
  /** Whether Charge Energy follows the nature. */
  readonly ownEnergy: 'nature' | 'plain';
  /** Metronome's exclusions: by skill, or by display name, which takes namesakes along. */
  readonly skillPool: 'byKey' | 'byName';
  /** Whether a copying skill keeps to its list of exclusions. */
  readonly copyExclusions: boolean;
  /** Whether the ingredient bag is limited. */
  readonly ingredientBag: boolean;
  /** A berry zone multiplies what a berry counts with all bonuses, or only its plain strength, beside the favourite bonus. */
  readonly zoneBonus: 'onTop' | 'beside';
  /** Whether a carry bonus of an expert island counts. */
  readonly expertCarry: boolean;
}

export interface SpeedBracket {
  readonly from: number;
  readonly factor: number;
}

/** Legendary and mythical Pokémon, of which a team has at most so many at a time. */
export interface SpecialRule {
  readonly limit: number;
  /** Names of the species that the edition has. */
  readonly species: readonly string[];
  /** Special Pokémon that are allowed together, each of them once. */
  readonly together: readonly (readonly string[])[];
}

export interface Rules {
  readonly special: SpecialRule;
  readonly domainVersion: number;
  readonly maxLevel: number;
  readonly maxRecipeLevel: number;
  readonly maxRibbon: number;
  readonly maxTeamSize: number;
  readonly ingredientUnlockLevels: readonly number[];
  readonly subskillUnlockLevels: readonly number[];
  readonly ingredientBag: number;
  readonly maxStockpiledBerries: number;
  readonly areaBonus: { readonly min: number; readonly max: number };
  readonly favouriteMultiplier: number;
  readonly maxSubFavourites: number;
  readonly pot: {
    readonly sizes: readonly number[];
    readonly sunday: number;
    readonly camp: number;
    readonly skillCap: number;
  };
  /** Minutes since midnight; a window may run past midnight. */
  readonly mealWindows: { readonly [meal in Meal]: readonly [start: number, end: number] };
  readonly extraTasty: { readonly weekday: TastyOdds; readonly sunday: TastyOdds; readonly skillCap: number };
  readonly camp: { readonly carry: number; readonly speed: number };
  readonly carryPerEvolution: number;
  readonly speedPerLevel: number;
  readonly speedFloor: number;
  readonly maxHelpingBonus: number;
  readonly berriesPerHelp: { readonly specialist: number; readonly other: number };
  readonly berryGrowth: number;
  readonly pity: { readonly skillSeconds: number; readonly otherHelps: number };
  readonly storedProcs: { readonly specialist: number; readonly other: number };
  readonly choices: RuleChoices;
  /** How intervals and RP are rounded, and Energy where it is compared: as the recorded source does it, or as the game shows them. */
  readonly rounding: 'source' | 'game';
  /** Factor on the help interval by Energy, highest first; the first row with `from` at or below the Energy counts. */
  readonly speedBrackets: readonly SpeedBracket[];
  readonly energy: {
    /** Highest first; the first row with `from` at or below the Energy counts. */
    readonly meals: readonly { readonly from: number; readonly energy: number }[];
    readonly cap: number;
    /** A point at a time: the simulation knows no other steps. */
    readonly decay: { readonly energy: 1; readonly minutes: number };
    readonly sleep: {
      readonly full: number;
      readonly minutes: number;
      readonly bonusPerMember: number;
      readonly cap: number;
      readonly capWithBonus: number;
    };
  };
  readonly rating: {
    readonly hours: number;
    readonly energyNature: { readonly up: number; readonly down: number; readonly neutral: number };
    readonly growthBeyondTable: {
      readonly cubic: number;
      readonly quadratic: number;
      readonly linear: number;
      readonly constant: number;
    };
  };
  readonly ingredientTax: number;
}

// ── The game ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Rows of one kind with look-up by any of their names, in any case. */
export interface Catalogue<T> {
  readonly rows: readonly T[];
  readonly find: (name: string) => T | undefined;
  /** Like find, but an unknown name is an error. */
  readonly get: (name: string) => T;
}

/** One edition of the game as a value, passed to everything that depends on game data. */
export interface Game {
  readonly edition: EditionId;
  readonly domainVersion: number;
  readonly rules: Rules;
  readonly species: Catalogue<Species>;
  readonly berries: Catalogue<Berry>;
  /** Without the placeholder, weakest first. */
  readonly ingredients: Catalogue<Ingredient>;
  readonly lockedIngredient: Ingredient;
  readonly natures: Catalogue<Nature>;
  readonly subskills: Catalogue<Subskill>;
  readonly skills: Catalogue<MainSkill>;
  /** Without the mixed dishes. */
  readonly recipes: Catalogue<Recipe>;
  readonly mixedDishes: { readonly [type in RecipeType]: Recipe };
  readonly islands: Catalogue<Island>;
  readonly ribbons: readonly RibbonLevel[];
  readonly levels: readonly LevelFacts[];
  /** Factors that events put on everything of a kind. */
  readonly factors: Factors;
}

export interface Factors {
  readonly strength: number;
  readonly dish: number;
  readonly potSize: number;
  /** Added to the extra-tasty chance. */
  readonly tastyChance: number;
}
