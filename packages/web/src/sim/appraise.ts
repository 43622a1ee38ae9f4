// Computes what the creatures of a box are worth, in batches: those on the screen first, and only what is not known yet.
import type { Estimate, RequestMember } from '@oversleep/engine';
import type { Creature } from '@oversleep/game';
import type { TeamQuestion } from '@oversleep/questions';
import type { BoundedCache } from '../state/data/bounded.ts';
import type { WorthSheet } from '../state/data/results.ts';
import { TaskFailed } from '../workers/worker-pool.ts';
import { figureOn, placeWants, type WorthRequest, wantsOf } from './worth.ts';

/** Ids of the rows on the screen, or that the list is scrolling. */
export type VisibleIds = ReadonlySet<string> | 'moving';

/** What each joining creature would add to the members of the question. */
export type Gains = (question: TeamQuestion, joining: readonly RequestMember[]) => Promise<readonly Estimate[]>;

export interface Appraisal {
  /** The present team, or its settings without members. */
  readonly team: TeamQuestion;
  readonly creatures: readonly Creature[];
  readonly visible: () => VisibleIds;
  /** Figures that are known already. */
  readonly sheets: BoundedCache<WorthSheet>;
  readonly onFound: (key: string, found: WorthSheet) => void;
  readonly gains: Gains;
  readonly signal: AbortSignal;
}

interface Job {
  /** Undefined for figures that all others depend on. */
  readonly id: string | undefined;
  readonly wanted: WorthRequest;
  readonly isAlone: boolean;
}

/** Small enough that a worker is free again soon, large enough to share the simulated weeks of the others. */
const BATCH = 8;
/** As many batches at once as there may be workers. */
const CONCURRENCY = 4;
const REST_MS = 100;

/** Resolves with the number of figures that could not be computed; rejects on abort. */
export async function appraise({
  team,
  creatures,
  visible,
  sheets,
  onFound,
  gains,
  signal,
}: Appraisal): Promise<number> {
  const known = new Map(sheets);
  const todo = new Set<Job>();
  const add = (jobs: readonly Job[]) => {
    for (const job of jobs) if (!figureOn(known, job.wanted)) todo.add(job);
  };
  const places = placeWants(team);
  add(places.map((wanted) => ({ id: undefined, wanted, isAlone: false })));
  add(wantsOf(team, creatures, known).map(({ id, alone }) => ({ id, wanted: alone, isAlone: true })));

  let seen: ReadonlySet<string> = new Set();
  let failed = 0;
  let placesAreKnown = false;
  /** Creatures that would join a full team wait until it is known which member gives way. */
  const addJoining = () => {
    if (placesAreKnown || places.some((wanted) => !figureOn(known, wanted))) return;
    placesAreKnown = true;
    add(
      wantsOf(team, creatures, known).flatMap(({ id, inTeam }) =>
        inTeam ? [{ id, wanted: inTeam, isAlone: false }] : [],
      ),
    );
  };

  /** On the screen first, each alone before it joins; all jobs of a batch have the same question. */
  const take = (): readonly Job[] => {
    addJoining();
    const ids = visible();
    if (ids !== 'moving') seen = ids;
    const rankOf = ({ id, isAlone }: Job) => (id === undefined ? 0 : (seen.has(id) ? 1 : 3) + (isAlone ? 0 : 1));
    let first: Job | undefined;
    for (const job of todo) if (!first || rankOf(job) < rankOf(first)) first = job;
    if (!first) return [];
    const [rank, { key }] = [rankOf(first), first.wanted];
    const batch = [...todo].filter((job) => job.wanted.key === key && rankOf(job) === rank).slice(0, BATCH);
    for (const job of batch) todo.delete(job);
    return batch;
  };

  const note = (jobs: readonly Job[], figures: readonly Estimate[]) => {
    const [key = ''] = jobs.map(({ wanted }) => wanted.key);
    const found = Object.fromEntries(
      jobs.flatMap(({ wanted: { name } }, i) => {
        const figure = figures[i];
        return figure ? [[name, [tenths(figure.mean), tenths(figure.error)] as const]] : [];
      }),
    );
    known.set(key, { ...known.get(key), ...found });
    onFound(key, found);
  };

  const work = async (jobs: readonly Job[]): Promise<void> => {
    const [first] = jobs;
    if (!first) return;
    try {
      const joining = jobs.map(({ wanted }) => wanted.joining);
      note(jobs, await gains(first.wanted.question, joining));
    } catch (error) {
      if (signal.aborted || !(error instanceof TaskFailed)) throw error;
      // One of them cannot be simulated; try the others alone.
      if (jobs.length === 1) failed += 1;
      else for (const job of jobs) await work([job]);
    }
  };

  /** Scrolling and drawing the first rows need the processor. */
  const untilStill = async () => {
    while (visible() === 'moving' && !signal.aborted) await pause(REST_MS);
  };
  const runBatches = async () => {
    await untilStill();
    for (let jobs = take(); jobs.length > 0; jobs = take()) {
      await work(jobs);
      await untilStill();
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, runBatches));
  return failed;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const tenths = (value: number): number => Math.round(value * 10) / 10;
