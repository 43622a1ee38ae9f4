// Keep or candy? What speaks for and against every creature of a box; the player decides, nothing is ever given away by itself.
import type { Aim, RollRanks } from './rolls.ts';

/** What speaks for keeping it, or against. */
export type Reason =
  | { readonly kind: 'favourite' | 'inTeam' | 'shiny' }
  /** Nobody else in the box brings this, by its name. */
  | { readonly kind: 'onlyMaker'; readonly of: 'ingredient' | 'skill'; readonly name: string }
  /** The best for it out of so many of its family. */
  | { readonly kind: 'bestOfFamily'; readonly aim: Aim; readonly of: number }
  /** Among the best rolls, or not even among the better half in anything. */
  | { readonly kind: 'goodRoll' | 'poorRoll'; readonly aim: Aim; readonly share: number }
  /** Another of its family, by id, is at least as good in everything and better in something. */
  | { readonly kind: 'outdone'; readonly by: string };

export interface Verdict {
  /** `open`: it is the player's call. */
  readonly choice: 'keep' | 'candy' | 'open';
  /** What decided comes first. */
  readonly reasons: readonly Reason[];
  /** The level that it was judged at, and how its roll ranks there. */
  readonly level: number;
  readonly ranks: RollRanks;
  /** What its roll is best for; for ingredients also the name of the one that it brings most of. */
  readonly bestFor: { readonly aim: Aim; readonly ingredient: string | undefined };
  /** Open slots whose subskill nobody has filled in: they count as empty. */
  readonly blanks: number;
}
