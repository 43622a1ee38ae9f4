// Parts of a search for the best team in a worker thread. The last few searches are kept; whoever lacks one goes through its rounds again.
import type { TeamSearch } from '@oversleep/contract';
import {
  createEvaluation,
  createSearch,
  type Evaluate,
  type Outcome as Found,
  type Order,
  questionOf,
  type Search,
  type SearchTask,
} from '@oversleep/engine';
import { LRUCache } from 'lru-cache';
import type { Outcome, PackedOutcome, SearchChainsTask, SearchPlanTask } from './task.ts';

/** What is to be simulated next, and what is known so far. */
export interface SearchPlan {
  /** Nothing: the search is over. */
  readonly orders: readonly Order[];
  readonly known: Omit<TeamSearch, 'id' | 'status'>;
}

/** The thread does not know the rounds from this one on. */
export interface SearchGap {
  readonly needs: number;
}

interface Kept {
  readonly search: Search;
  /** Rounds that it has been told of. */
  round: number;
  plan: SearchPlan;
}

/** Each may hold tens of thousands of estimated teams. */
const MOST_KEPT = 4;

// Caches, not state: the same question and rounds make the same search.
const searches = new LRUCache<string, Kept>({ max: MOST_KEPT });
const evaluations = new LRUCache<string, Evaluate>({ max: MOST_KEPT });

export function planThere({ name, search: task, steps, round, from, outcomes }: SearchPlanTask): Outcome {
  const known = searches.get(name);
  // What was told to another attempt at the same round cannot be taken back.
  const kept = known && known.round <= round ? known : begun(task, steps);
  searches.set(name, kept);
  if (kept.round < from) return JSON.stringify({ needs: kept.round } satisfies SearchGap);
  while (kept.round < round) {
    kept.search.add((outcomes[kept.round - from] ?? []).map(unpacked));
    kept.plan = planOf(kept.search, task);
    kept.round += 1;
  }
  return JSON.stringify(kept.plan);
}

function begun(task: SearchTask, steps: number | null): Kept {
  const search = createSearch(questionOf(task), steps === null ? {} : { steps });
  return { search, round: 0, plan: planOf(search, task) };
}

function planOf(search: Search, { checked }: SearchTask): SearchPlan {
  const orders = search.next();
  const { teams, ...rest } = search.answer();
  const idOf = (number: number) => checked.members[number]?.creature.externalId ?? '';
  return {
    orders,
    known: {
      ...rest,
      progress: search.done(),
      teams: teams.map(({ team, total, error, sure }) => ({
        ids: team.map(idOf),
        total,
        error: Number.isFinite(error) ? error : null,
        sure,
      })),
    },
  };
}

export function chainsThere(
  { name, search, orders }: SearchChainsTask,
  signal: { readonly aborted: boolean },
): Outcome {
  const evaluate = evaluations.get(name) ?? createEvaluation(questionOf(search));
  evaluations.set(name, evaluate);
  const packed: PackedOutcome[] = [];
  for (const order of orders) {
    if (signal.aborted) return undefined;
    packed.push(packedOf(evaluate(order)));
  }
  return JSON.stringify(packed);
}

type Sample = Found['chains'][number];

const row = ({ days, value, controls }: Sample): readonly number[] => [days, value, ...controls];
const packedOf = ({ chains, runs }: Found): PackedOutcome => ({ chains: chains.map(row), runs: runs.map(row) });

const sample = ([days = 0, value = 0, ...controls]: readonly number[]): Sample => ({
  days,
  value,
  controls: Float64Array.from(controls),
});
const unpacked = ({ chains, runs }: PackedOutcome): Found => ({ chains: chains.map(sample), runs: runs.map(sample) });
