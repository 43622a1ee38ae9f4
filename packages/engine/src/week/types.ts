// Question and answer about the rest of a week: from now to Sunday's bedtime.
import type { EditionId, Meal, Weekday, WeekQuestionInput } from '@oversleep/game';
import type { CheckedTeam, RequestMember } from '../request.ts';
import type { Estimate } from '../statistics/regression.ts';

export type Now = WeekQuestionInput['now'];
export type WeekPolicy = WeekQuestionInput['policy'];

/** Checked plain data that can be sent between threads; made by `validateWeek`. */
export interface WeekQuestion extends CheckedTeam, WeekQuestionInput {
  /** Other teams of the week; team 0 is `members`. */
  readonly teams: readonly (readonly RequestMember[])[];
  /** Meals of today that are eaten although their time is not over. */
  readonly eaten?: readonly Meal[];
}

/** A value that varies from week to week, with the percentiles of weeks below each point. */
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
  /** Strength of the meal, whatever the dish, and the part of it from leftovers. */
  readonly value: number;
  readonly filler: number;
  /** For a wished dish: how often it can't be cooked, and the average missing ingredients. */
  readonly wish?: {
    readonly dish: string;
    readonly failed: number;
    readonly tooLarge: number;
    readonly missing: readonly { readonly ingredient: string; readonly probability: number; readonly amount: number }[];
  };
}

/** A night or a nap. */
export interface WeekSleep {
  /** 0 to 100, by length; a day's nap and night together give at most 100. */
  readonly score: number;
  /** Snorlax's strength at its start. */
  readonly strength: Spread;
  readonly drowsyPower: Spread;
  /** Visiting Pokémon in the morning and their probabilities; empty if unknown. */
  readonly pokemon: readonly { readonly count: number; readonly probability: number }[];
}

export interface WeekNight extends WeekSleep {
  readonly day: Weekday;
  /** The earlier sleep of the same day; missing once it is over. */
  readonly nap?: WeekSleep;
}

/**
 * An option for the next meal and its effect on Sunday's strength compared with the plan, each with a well-chosen meal
 * after it.
 */
export interface CookOption {
  readonly dish: string;
  /** Share of weeks with enough ingredients when the meal comes. */
  readonly probability: number;
  readonly change: Estimate;
}

export interface WeekAnswer {
  readonly edition: EditionId;
  readonly seed: number;
  /** Number of simulated weeks. */
  readonly weeks: number;
  /** Snorlax's strength at Sunday's bedtime. */
  readonly strength: Spread;
  /** Every rank reached at the end of some week, lowest first; empty if unknown. */
  readonly ranks: readonly { readonly rank: string; readonly strength: number; readonly probability: number }[];
  /** The wanted rank and the probability of it or a higher one. */
  readonly wanted?: { readonly rank: string; readonly strength: number; readonly probability: number };
  readonly meals: readonly WeekMeal[];
  readonly nights: readonly WeekNight[];
  /** Ingredients to keep for Sunday; empty where saving doesn't pay or is off. */
  readonly keep: { readonly [ingredient: string]: number };
  /** First day and dishes of the saving, and the strength on Sunday gained by saving and by filler. */
  readonly saving?: { readonly from: Weekday; readonly dishes: readonly string[]; readonly gain: Estimate };
  /** Where recipes level up: cooked recipes with their level now and at the end on average. */
  readonly recipeLevels?: readonly { readonly recipe: string; readonly level: number; readonly end: number }[];
  /** The stored Extra Tasty chance from which to skip Saturday's meals, and its gain; only where it pays. */
  readonly hold?: { readonly from: number; readonly gain: Estimate };
  readonly fillerGain: Estimate;
  /**
   * For the next meal: the planned dish, then at most two that are clearly better or worse, best first; empty when no
   * meal is left.
   */
  readonly cookNow: readonly CookOption[];
  /** Share of strength lost by checking in rarely under the same policy. */
  readonly lookInCost?: Estimate;
  /** Where the current strength was not entered: this team's usual strength by now, which the forecast starts from. */
  readonly typicalStrength?: number;
}

/** Steps of a week forecast; a step may yield its progress from 0 to 1. */
export type WeekSteps<T> = Generator<number | undefined, T, undefined>;
