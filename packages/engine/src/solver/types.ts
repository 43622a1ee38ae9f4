// What the search for the smallest teams that cook a dish is asked and what it answers.
import type { Build, Game, Recipe, Schedule } from '@oversleep/game';
import type { IngredientAmount } from '../figures/types.ts';
import type { TeamMember } from '../request.ts';

/** Level of proposed creatures, and the schedule shared by all. */
export interface SolveSettings extends Schedule {
  readonly camp: boolean;
  readonly level: number;
}

/** A creature that could join a team, with its yield per meal. */
export interface Producer {
  readonly build: Build;
  /** Of a player's own creature. */
  readonly externalId?: string | undefined;
  /** By ingredient, in the edition's order; to a thousandth. */
  readonly perMeal: readonly number[];
}

/** A member as `requestOf` and `validateRequest` make it. */
export type SolveMember = Pick<TeamMember, 'externalId' | 'build'>;

export interface SolveRequest {
  readonly game: Game;
  readonly recipe: Recipe;
  readonly settings: SolveSettings;
  /** Part of every team. */
  readonly given: readonly SolveMember[];
  /** A player's own creatures to choose from, each of them once. Left out: every species with a good build, as often as needed. */
  readonly box?: readonly SolveMember[] | undefined;
  /** Made by `producersFor` with the same settings and given members; left out: made here, which takes longest by far. */
  readonly producers?: readonly Producer[] | undefined;
  readonly maxTeamSize?: number | undefined;
  readonly mostTeams?: number | undefined;
  readonly signal?: { readonly aborted: boolean } | undefined;
}

export interface SolvedTeam {
  /** The given ones first. */
  readonly members: readonly Producer[];
  readonly produced: readonly IngredientAmount<number>[];
  /** Beyond what the dish needs: of its own ingredients, and of others. */
  readonly surplus: {
    readonly relevant: readonly IngredientAmount<number>[];
    readonly extra: readonly IngredientAmount<number>[];
  };
}

export interface SolveResult {
  /** What the given members leave open, per meal. */
  readonly missing: readonly IngredientAmount<number>[];
  /** Members of the smallest teams, given ones included; undefined: no team that is allowed cooks the dish at every meal. */
  readonly size: number | undefined;
  /** Whether `teams` are all teams of that size. */
  readonly exhaustive: boolean;
  /** Those with the least left over first. */
  readonly teams: readonly SolvedTeam[];
  /** Species of given members that the game does not allow together: then there is no team. */
  readonly refused: readonly string[];
}
