// Parts of a search for the best team in a worker thread. The last few searches are cached; a missing one is rebuilt from its rounds.
import type { TeamSearch } from '@oversleep/contract';
import {
  type ChainOrder,
  createEvaluation,
  createSearchWithBaseline,
  type Evaluate,
  evaluating,
  type ChainOutcome as Found,
  membersWithBaseline,
  questionOf,
  runToEnd,
  type SearchTask,
  type SearchWithBaseline,
} from '@oversleep/engine';
import { LRUCache } from 'lru-cache';
import type { Outcome, PackedOutcome, SearchChainsTask, SearchPlanTask } from './task.ts';
import type { Stop } from './turn.ts';

/** What is to be simulated next, and what is known so far. */
export interface SearchPlan {
  /** Nothing: the search is over. */
  readonly orders: readonly ChainOrder[];
  readonly known: Omit<TeamSearch, 'id' | 'status'>;
}

/** The thread doesn't know the rounds from this one on. */
export interface SearchGap {
  readonly needs: number;
}

interface OpenSearch {
  readonly search: SearchWithBaseline;
  /** Rounds whose results it has received. */
  round: number;
  plan: SearchPlan;
}

/** Each may hold tens of thousands of estimated teams. */
const MOST_KEPT = 4;

// A cache, not state: the same question and rounds always give the same search.
const searches = new LRUCache<string, OpenSearch>({ max: MOST_KEPT });
const evaluations = new LRUCache<string, Evaluate>({ max: MOST_KEPT });

export function planThere({ name, search: task, steps, round, from, outcomes }: SearchPlanTask, stop: Stop): Outcome {
  const known = searches.get(name);
  // A search that already received results of this round, or stopped in the middle of a step, can't be continued.
  searches.delete(name);
  const kept = known && known.round <= round ? known : begun(task, steps, stop);
  if (!kept) return undefined;
  if (kept.round < from) {
    searches.set(name, kept);
    return JSON.stringify({ needs: kept.round } satisfies SearchGap);
  }
  while (kept.round < round) {
    kept.search.add((outcomes[kept.round - from] ?? []).map(unpacked));
    const plan = planOf(kept.search, task, stop);
    if (!plan) return undefined;
    kept.plan = plan;
    kept.round += 1;
  }
  searches.set(name, kept);
  return JSON.stringify(kept.plan);
}

function begun(task: SearchTask, steps: number | null, stop: Stop): OpenSearch | undefined {
  const search = createSearchWithBaseline(questionOf(task), task.present, steps === null ? {} : { steps });
  const plan = planOf(search, task, stop);
  return plan && { search, round: 0, plan };
}

function planOf(search: SearchWithBaseline, { checked }: SearchTask, stop: Stop): SearchPlan | undefined {
  const orders = runToEnd(search.think(), () => stop.aborted);
  if (!orders) return undefined;
  const { teams, impossible, ...rest } = search.found();
  const idOf = (number: number) => checked.members[number]?.creature.externalId ?? '';
  return {
    orders,
    known: {
      ...rest,
      impossible: [...impossible],
      progress: search.done(),
      teams: teams.map(({ team, error, ...found }) => ({
        ids: team.map(idOf),
        error: Number.isFinite(error) ? error : null,
        ...found,
      })),
    },
  };
}

export function chainsThere({ name, search, orders }: SearchChainsTask, stop: Stop): Outcome {
  const evaluate = evaluations.get(name) ?? evaluationOf(search);
  evaluations.set(name, evaluate);
  const packed: PackedOutcome[] = [];
  for (const order of orders) {
    const found = stop.aborted ? undefined : runToEnd(evaluating(evaluate, order), () => stop.aborted);
    if (!found) return undefined;
    packed.push(packedOf(found));
  }
  return JSON.stringify(packed);
}

const evaluationOf = (task: SearchTask): Evaluate =>
  createEvaluation({ ...questionOf(task), candidates: membersWithBaseline(task.checked.members, task.present) });

type ChainSample = Found['chains'][number];

const row = ({ days, value, controls }: ChainSample): readonly number[] => [days, value, ...controls];
const packedOf = ({ chains, runs }: Found): PackedOutcome => ({ chains: chains.map(row), runs: runs.map(row) });

const sample = ([days = 0, value = 0, ...controls]: readonly number[]): ChainSample => ({
  days,
  value,
  controls: Float64Array.from(controls),
});
const unpacked = ({ chains, runs }: PackedOutcome): Found => ({ chains: chains.map(sample), runs: runs.map(sample) });
