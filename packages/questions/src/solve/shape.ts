// The smallest teams that bring all ingredients of a dish to every meal.
import type { SolveSettings } from '@oversleep/engine';
import { type Creature, canonical, type EditionId } from '@oversleep/game';
import { asItIs, progress, type Question } from '../question.ts';

interface Amount {
  readonly name: string;
  readonly amount: number;
}

export interface SolveInput {
  readonly edition: EditionId;
  readonly recipe: string;
  readonly settings: SolveSettings;
  /** Part of every team. */
  readonly given: readonly Creature[];
  /** Creatures to choose from, each once; null: every species, with a good build, as often as needed. */
  readonly box: readonly Creature[] | null;
  readonly maxTeamSize?: number;
}

export interface ProducerAnswer {
  readonly pokemon: string;
  readonly level: number;
  readonly nature: string;
  /** First to last open slot. */
  readonly subskills: readonly string[];
  readonly skillLevel: number;
  readonly ribbon: number;
  readonly ingredients: readonly Amount[];
  /** Per meal. */
  readonly producedIngredients: readonly Amount[];
}

export interface SolvedMember extends ProducerAnswer {
  /** Id of a creature that was given or is in the box; absent for a proposed one. */
  readonly externalId?: string;
}

export interface SolvedDishTeam {
  readonly members: readonly SolvedMember[];
  /** Per meal. */
  readonly producedIngredients: readonly Amount[];
  readonly surplus: {
    readonly total: readonly Amount[];
    /** Of the dish's own ingredients, and of others. */
    readonly relevant: readonly Amount[];
    readonly extra: readonly Amount[];
  };
}

export interface SolvedDish {
  readonly edition: EditionId;
  readonly recipe: string;
  /** What the given members do not cover, per meal. */
  readonly missing: readonly Amount[];
  /** Size of the smallest teams; null: no team brings everything to every meal. */
  readonly size: number | null;
  readonly exhaustive: boolean;
  /** Those with the fewest leftovers first. */
  readonly teams: readonly SolvedDishTeam[];
}

export interface SolveTypes {
  readonly input: SolveInput;
  /** Progress, 0..1; computing what each creature brings takes longest. */
  readonly part: number;
  readonly answer: SolvedDish;
  readonly kept: SolvedDish;
}

export const SOLVE: Question<'solve', SolveTypes> = {
  name: 'solve',
  key: canonical,
  news: progress,
  kept: asItIs,
  // What each species brings is remembered where it was computed.
  resume: asItIs,
};
