// What is asked about the rest of a week, and what is answered: from a moment of the week to Sunday's bedtime.
import type { EditionId, Meal, WeekAsked, Weekday } from '@oversleep/game';
import type { CheckedTeam, RequestMember } from '../request.ts';
import type { Estimate } from '../statistics/regression.ts';

export type Now = WeekAsked['now'];
export type WeekPolicy = WeekAsked['policy'];

/** Checked; plain data that can travel between threads. `validateWeek` makes it of what `oversleep week` reads. */
export interface WeekQuestion extends CheckedTeam, WeekAsked {
  /** Other teams of the week; team 0 is `members`. */
  readonly teams: readonly (readonly RequestMember[])[];
}

/** A figure that differs from week to week: so many percent of weeks stay below each point. */
export interface Spread extends Estimate {
  readonly p10: number;
  readonly p50: number;
  readonly p90: number;
}

export interface MealOption {
  /** Name of a recipe, `mixed` or `nothing`. */
  readonly dish: string;
  readonly probability: number;
  /** Strength that Snorlax gains when it is cooked, on average: filler, extra tasty, events and area bonus included. */
  readonly value: number;
}

export interface WeekMeal {
  readonly day: Weekday;
  readonly meal: Meal;
  /** "HH:MM" */
  readonly time: string;
  /** Likeliest first. */
  readonly options: readonly MealOption[];
  /** Strength of the meal, whatever it is, and the part of it that leftovers make. */
  readonly value: number;
  readonly filler: number;
  /** Where a dish was wished for: how often it cannot be cooked, and what is then missing of which ingredient on average. */
  readonly wish?: {
    readonly dish: string;
    readonly failed: number;
    readonly tooLarge: number;
    readonly missing: readonly { readonly ingredient: string; readonly probability: number; readonly amount: number }[];
  };
}

/** A night or a nap. */
export interface WeekSleep {
  /** 0 to 100, by its length; that of a day's nap and night together is no more than 100. */
  readonly score: number;
  /** Of Snorlax when it begins. */
  readonly strength: Spread;
  readonly drowsyPower: Spread;
  /** Sleeping Pokémon in the morning and their chances; none where no source tells. */
  readonly pokemon: readonly { readonly count: number; readonly probability: number }[];
}

export interface WeekNight extends WeekSleep {
  readonly day: Weekday;
  /** The sleep before it on the same day; none when it is over. */
  readonly nap?: WeekSleep;
}

/** One choice for the next meal, and what it does to Sunday's strength compared with the plan, with the same luck, when the meal after is chosen well in both. */
export interface CookOption {
  readonly dish: string;
  /** How often there is enough for it when the meal comes. */
  readonly probability: number;
  readonly change: Estimate;
}

export interface WeekAnswer {
  readonly edition: EditionId;
  readonly seed: number;
  /** Weeks that were played from now on. */
  readonly weeks: number;
  /** Of Snorlax at Sunday's bedtime. */
  readonly strength: Spread;
  /** Every rank that is reached at the end in some week, lowest first; none where no source tells. */
  readonly ranks: readonly { readonly rank: string; readonly strength: number; readonly probability: number }[];
  /** The wanted rank and the chance to reach it or a higher one. */
  readonly wanted?: { readonly rank: string; readonly strength: number; readonly probability: number };
  readonly meals: readonly WeekMeal[];
  readonly nights: readonly WeekNight[];
  /** What not to use before Sunday, by ingredient; nothing where saving does not pay or was not asked for. */
  readonly keep: { readonly [ingredient: string]: number };
  /** From which day on, for which dishes, and what saving and filling bring to Sunday's strength with the same luck. */
  readonly saving?: { readonly from: Weekday; readonly dishes: readonly string[]; readonly gain: Estimate };
  /** Where recipes level up: those that are cooked in some week, with their level now and at the end on average. */
  readonly recipeLevels?: readonly { readonly recipe: string; readonly level: number; readonly end: number }[];
  /** From which stored chance of extra tasty on rather nothing is cooked on Saturday, and what that brings; where it pays. */
  readonly hold?: { readonly from: number; readonly gain: Estimate };
  readonly fillerGain: Estimate;
  /** For the next meal: the planned dish, then, best first, at most two others that are clearly better or worse; none when no meal is left. */
  readonly cookNow: readonly CookOption[];
  /** What not being there all the time costs under the same policy, as a share of what the rest of the week brings to somebody who always is. */
  readonly lookInCost?: Estimate;
  /** Where the strength now was not given: what this team usually has by now, from which the forecast goes on. */
  readonly typicalStrength?: number;
}

/** Work on a week; a step may say how much is done, 0 to 1. */
export type Steps<T> = Generator<number | undefined, T, undefined>;
