// What a player could do next for a team, what it takes, and the team as it would be then.
import type { CheckedTeam } from '../request.ts';

export type StepKind = 'level' | 'skillLevel' | 'evolution' | 'ribbon' | 'recipe' | 'pot';

/** Cost of a step; null where unknown, or not obtainable that way. */
export interface StepCost {
  /** Of the creature's own kind. */
  readonly candies: number | null;
  readonly shards: number | null;
  /** Of sleep alone, without a candy for it. */
  readonly nights: number | null;
  /** Names of items, one of each. */
  readonly items: readonly string[];
}

export interface GrowthStep {
  /** One for each step of a team. */
  readonly key: string;
  readonly kind: StepKind;
  /** The member that it is about, by place; null: the kitchen. */
  readonly place: number | null;
  /** Level, name of a stage, ribbon, or size of the pot. */
  readonly from: number | string;
  readonly to: number | string;
  /** The recipe that it is about, by name. */
  readonly recipe?: string;
  /** Names of subskills and ingredients that open on the way. */
  readonly opens: readonly string[];
  readonly cost: StepCost;
  /** The step needs no waiting. */
  readonly today: boolean;
  readonly after: CheckedTeam;
}
