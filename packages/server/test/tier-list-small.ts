// A tier list of a few species that is computed like every other, but several times under different names.
import { type TierList, type TierPart, type TierSpecies, tierListOf, tierParts } from '@oversleep/engine';
import type { Computation } from '../src/jobs/computation.ts';
import type { JobTiming } from '../src/jobs/job-queue.ts';
import { tierListComputation } from '../src/jobs/tier-lists.ts';
import { inputOf, type TierInput } from '../src/tierlists/shelf.ts';

export interface SmallInput extends TierInput {
  readonly name: string;
}

/** Who opens the queue last decides, so all do the same. A busy machine must not look like one that has died. */
export const SMALL_TIMING: JobTiming = { expireSeconds: 600, superviseSeconds: 1, pollMs: 100 };

export const SMALL_CHOICE = { edition: '2026-08', level: 30, camp: true, scoring: 'fixed' } as const;

/** Some that are computed in one part: the plainest kind of species, and those that help others in different ways. */
const SPECIES = ['GOLEM', 'GENGAR', 'DRAGONITE', 'PIKACHU', 'TOGEDEMARU', 'WIGGLYTUFF', 'RAIKOU', 'MINUN'];
export const SMALL_PARTS: readonly TierPart[] = tierParts(SMALL_CHOICE).filter(({ name }) => SPECIES.includes(name));

export const smallInput = (name: string): SmallInput => ({ ...inputOf(SMALL_CHOICE), name });

export const smallList: Computation<SmallInput, TierSpecies, TierList> = {
  ...tierListComputation,
  kind: 'small list',
  keyOf: ({ name }) => name,
  shardsOf: () => SMALL_PARTS.map(({ name }) => name),
  finish: (results) => tierListOf(SMALL_CHOICE, results, SMALL_PARTS),
};
