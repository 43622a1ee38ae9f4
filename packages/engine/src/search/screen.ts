// The third stage: a few chains of every team that may be the best, until nothing better is found for a while.
import { createStream } from '../loop/rng.ts';
import { climbFrom } from './explore.ts';
import type { Prospect } from './prospects.ts';
import type { SearchStage, Space } from './stage.ts';
import { otherStarts } from './starts.ts';
import type { SearchSteps } from './steps.ts';
import type { ChainOrder } from './types.ts';

/** Teams of one round; twice as many where nothing is learnt in between. */
const ROUND = 32;
/** Teams expanded in one round. */
const EXPANDED = 6;
const STARTS_A_ROUND = 4;

export interface Screening {
  /** Limit of simulated chains. */
  readonly steps: number;
  /** Number of random teams to improve. */
  readonly starts: number;
  /** A team is worth simulating if it would lead at its predicted mean plus this many standard deviations. */
  readonly hope: number;
  /** Ends after this many rounds in a row without improvement. */
  readonly patience: number;
}

export const screening = (space: Space, options: Screening): SearchStage =>
  space.isSmall ? screeningAll(space, options) : screeningHopeful(space, options);

/** One team after the other, by the plain estimate. */
function screeningAll({ prospects, order, teach }: Space, { steps: most }: Screening): SearchStage {
  let queue: Prospect[] | undefined;
  return {
    // biome-ignore lint/correctness/useYield: nothing here takes long.
    *next(steps) {
      queue ??= [...prospects.ranked()];
      return steps < most ? order(queue.splice(0, ROUND * 2)) : [];
    },
    onTested: (contender, isNew) => {
      if (isNew) teach(contender);
    },
  };
}

function screeningHopeful(space: Space, { steps: most, starts, hope, patience }: Screening): SearchStage {
  const { question, prospects, tested, isCountable, order, teach } = space;
  const luck = createStream({ seed: question.seed, chain: 0, member: 0, purpose: 0 });
  const remaining = otherStarts(space, luck, starts);
  /** The team whose neighbours by two members were estimated last. */
  let paired: Prospect | undefined;

  function* expandBest(): SearchSteps<void> {
    for (let k = 0; k < STARTS_A_ROUND; k += 1) {
      const { done, value } = remaining.next();
      if (done) break;
      yield* climbFrom(prospects, value);
    }
    const ranked = prospects.ranked();
    const [first] = ranked;
    if (first && first !== paired) {
      paired = first;
      yield* prospects.expandByTwo(first);
    }
    for (const prospect of ranked.filter(({ expanded }) => !expanded).slice(0, EXPANDED))
      yield* prospects.expand(prospect);
  }

  function* screen(): SearchSteps<readonly ChainOrder[]> {
    if (!isCountable) yield* expandBest();
    const hopeful = prospects
      .ranked()
      .filter(({ simulated, predicted }) => !simulated && predicted.mean + hope * predicted.doubt > tested.best())
      .sort((a, b) => b.predicted.mean + b.predicted.doubt - a.predicted.mean - a.predicted.doubt);
    return order(hopeful.slice(0, ROUND));
  }

  return {
    *next(steps) {
      return steps < most && tested.idleRounds() < patience ? yield* screen() : [];
    },
    onTested: (contender, isNew) => {
      if (isNew) teach(contender);
    },
  };
}
