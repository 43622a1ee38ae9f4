// Tier lists as long computations: each shard is a part of the species, and the list is the same whichever workers compute it.
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
    // During an update, each version computes only its own lists.
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

/** Starts the lists that don't exist in this version's form. */
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
