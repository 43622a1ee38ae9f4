// Tier lists as long computations: a shard is a species, any worker computes it, and the same list comes out.
import {
  type TierChoice,
  type TierList,
  type TierSpecies,
  tierChoices,
  tierListOf,
  tierParts,
} from '@oversleep/engine';
import type { BackgroundPool } from '../compute/compute.ts';
import type { Deps } from '../deps.ts';
import { forgetShardResults } from '../repos/computations.ts';
import { inputOf, keyOf, TIER_LIST, type TierInput, type TierListShelf } from '../tierlists/shelf.ts';
import { type Computation, startComputation } from './computation.ts';

export const tierListComputation: Computation<TierInput, TierSpecies, TierList> = {
  kind: TIER_LIST,
  keyOf,
  shardsOf: (input) => tierParts(input).map(({ name }) => name),
  compute: async (part, input, pool, signal) => {
    const choice = choiceOf(input);
    // While a new version takes over from an old one, each computes its own lists only.
    if (keyOf(inputOf(choice)) !== keyOf(input)) throw new Error(`this version does not compute ${keyOf(input)}`);
    return JSON.parse(await inTurns(pool, choice, part, signal));
  },
  finish: async (results, input, tx) => {
    await forgetShardResults(tx, TIER_LIST, keyOf(input));
    return tierListOf(choiceOf(input), results);
  },
};

const choiceOf = ({ edition, level, camp, scoring }: TierInput): TierChoice => ({ edition, level, camp, scoring });

/** Players get their turn in between. */
async function inTurns(pool: BackgroundPool, choice: TierChoice, part: string, signal: AbortSignal): Promise<string> {
  for (;;) {
    const text = await pool.run({ kind: 'tierPart', choice, part }, signal);
    if (text !== '') return text;
  }
}

/** Starts those that are not there as this version would make them. */
export async function startMissingLists(
  deps: Pick<Deps, 'store' | 'jobs'>,
  shelf: TierListShelf,
  isWanted: (choice: TierChoice) => boolean = () => true,
): Promise<readonly TierChoice[]> {
  const started: TierChoice[] = [];
  for (const choice of tierChoices().filter(isWanted)) {
    if (await shelf.isCurrent(choice)) continue;
    await startComputation(deps, tierListComputation, inputOf(choice));
    started.push(choice);
  }
  return started;
}
