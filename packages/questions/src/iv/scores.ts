// Scores of a member by what builds of its species make in its slot.
import type { IdealKind } from '@oversleep/engine';

export interface MemberScores {
  readonly berry: number;
  readonly ingredient: number;
  readonly skill: number;
}

export const IDEAL_KINDS: readonly IdealKind[] = ['berry', 'ingredient', 'skill'];

/** What a member makes: of berries its own, among those that its skill may bring. */
export function outputOf(
  { produceTotal: { berries, ingredients }, skillProcs }: BuildOutput,
  own: OwnBerry,
): MemberScores {
  const isOwn = ({ berry, level }: BuildOutput['produceTotal']['berries'][number]) =>
    berry.name === own.berry.name && level === own.level;
  return {
    berry: berries.find(isOwn)?.amount ?? 0,
    ingredient: ingredients.reduce((sum, { amount }) => sum + amount, 0),
    skill: skillProcs,
  };
}

interface OwnBerry {
  readonly berry: { readonly name: string };
  readonly level: number;
}

interface BuildOutput {
  readonly produceTotal: {
    readonly berries: readonly (OwnBerry & { readonly amount: number })[];
    readonly ingredients: readonly { readonly amount: number }[];
  };
  readonly skillProcs: number;
}

/** Percent of the best of the ideal builds. */
export function scoresOf(output: MemberScores, ideal: readonly MemberScores[]): MemberScores {
  const score = (kind: IdealKind) => {
    const best = Math.max(...ideal.map((build) => build[kind]));
    return best > 0 ? (100 * output[kind]) / best : 0;
  };
  return { berry: score('berry'), ingredient: score('ingredient'), skill: score('skill') };
}
