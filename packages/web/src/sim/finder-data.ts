// Question and answer of the search for teams that cook a dish: plain data for the page and its worker.
import type { SolveSettings } from '@oversleep/engine';
import type { Creature, EditionId } from '@oversleep/game';

interface Amount {
  readonly name: string;
  readonly amount: number;
}

export interface FinderQuestion {
  readonly edition: EditionId;
  readonly recipe: string;
  readonly settings: SolveSettings;
  /** Part of every team. */
  readonly given: readonly Creature[];
  /** Creatures to choose from, each once; null: every species, with a good build, as often as needed. */
  readonly box: readonly Creature[] | null;
}

export interface CookableQuestion {
  readonly edition: EditionId;
  readonly settings: SolveSettings;
  readonly box: readonly Creature[];
}

export interface FinderMember {
  /** Id of the player's own creature; undefined for a proposed one. */
  readonly externalId: string | undefined;
  readonly pokemon: string;
  readonly level: number;
  readonly nature: string;
  /** First to last open slot. */
  readonly subskills: readonly string[];
  readonly skillLevel: number;
  readonly ribbon: number;
  readonly ingredients: readonly Amount[];
  readonly perMeal: readonly Amount[];
}

export interface FoundTeam {
  readonly members: readonly FinderMember[];
  /** Per meal. */
  readonly produced: readonly Amount[];
  readonly surplus: { readonly relevant: readonly Amount[]; readonly extra: readonly Amount[] };
}

export interface FinderAnswer {
  /** What the given members do not cover, per meal. */
  readonly missing: readonly Amount[];
  /** Size of the smallest teams; null: no team brings everything to every meal. */
  readonly size: number | null;
  readonly exhaustive: boolean;
  /** Those with the fewest leftovers first. */
  readonly teams: readonly FoundTeam[];
  /** Species of the given members that the game doesn't allow together, so that there is no team at all. */
  readonly refused?: readonly string[];
}
