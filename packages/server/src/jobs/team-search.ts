// Searches for the best team as long computations, round by round: a shard plans the next round, others simulate its parts, and any worker
// may run any of them. The result doesn't depend on who runs what. If rotations are wanted, a last shard searches for them.
import type { FoundRotations, TeamSearch } from '@oversleep/contract';
import { type ChainOrder, SEARCH_VERSION, type SearchTask, type SwapsOptions } from '@oversleep/engine';
import { searchOf } from '@oversleep/questions';
import type { BackgroundPool } from '../compute/compute.ts';
import type { SearchGap, SearchPlan } from '../compute/search-part.ts';
import { type PackedOutcome, questionTask, type ReadonlyAnswer } from '../compute/task.ts';
import type { Db } from '../db/connect.ts';
import { computationById, doneShards, forgetShardResults, shardResults } from '../repos/computations.ts';
import type { Computation, ReadShards } from './computation.ts';
import { QUEUES } from './queues.ts';

export const TEAM_SEARCH = 'teamSearch';
/** How long a search is kept after its start. */
export const KEPT_MS = 24 * 3_600_000;

interface SearchInput {
  /** Equal for equal questions of one caller. */
  readonly key: string;
  readonly searchVersion: string;
  readonly search: SearchTask;
  /** Limit of chains; null: the default. */
  readonly steps: number | null;
  /** Rotations are wanted, too. */
  readonly swaps?: SwapsOptions;
}

/** The last plan says whether rotations are looked for next. */
type StoredPlan = SearchPlan & { readonly rotates?: boolean };
/** A plan of the next round, results of some orders, or the best rotations. */
type SearchShard = StoredPlan | readonly PackedOutcome[] | FoundRotations;

/** Planning a round takes about as long as this many shards. */
const PLAN_COST = 5;
/** Chains of one shard, about a tenth of a second, and the limit of shards in a round. */
const CHAINS_A_SHARD = 32;
const MOST_SHARDS = 16;
/** The search for rotations takes a thread about ten seconds, longer if others use it too. */
const ROTATIONS_COST = 100;
const ROTATIONS_SECONDS = 300;
/** Share of the progress after which the teams are known, if rotations follow. */
const TEAMS_SHARE = 0.5;

export const teamSearchComputation: Computation<SearchInput, SearchShard, SearchPlan['known']> = {
  kind: TEAM_SEARCH,
  queue: QUEUES.searchShard,
  keyOf: ({ key }) => key,
  shardsOf: () => [planName(0)],
  costOf: (shard) => (isRotations(shard) ? ROTATIONS_COST : placeOf(shard).part === undefined ? PLAN_COST : 1),
  secondsOf: (shard) => (isRotations(shard) ? ROTATIONS_SECONDS : undefined),
  compute: async (shard, input, pool, signal, read) => {
    // During an update, each version continues only its own searches.
    if (input.searchVersion !== SEARCH_VERSION)
      throw new Error(`this version does not search as ${input.searchVersion}`);
    const { round, part } = placeOf(shard);
    if (isRotations(shard)) return rotations(round, input, pool, signal, read);
    return part === undefined
      ? plan(round, input, pool, signal, read)
      : simulate(round, part, input, pool, signal, read);
  },
  more: async (shards, read) => {
    if (shards.some(isRotations)) return [];
    const round = lastRound(shards);
    if (shards.some((shard) => placeOf(shard).round === round && placeOf(shard).part !== undefined))
      return [planName(round + 1)];
    const { orders, rotates = false } = planIn(await read([planName(round)]), round);
    if (rotates) return [rotationsName(round)];
    return partsOf(orders).map((_, part) => partName(round, part));
  },
  finish: async (results, { key }, tx) => {
    await forgetShardResults(tx, TEAM_SEARCH, key);
    const round = lastRound([...results.keys()]);
    const { known } = planIn(results, round);
    const found = results.get(rotationsName(round));
    return found && 'fixed' in found ? { ...known, progress: 1, ...found } : known;
  },
};

const planName = (round: number): string => `${round}`;
const partName = (round: number, part: number): string => `${round}.${part}`;
const ROTATIONS = 'rotations';
const rotationsName = (round: number): string => `${round}.${ROTATIONS}`;
const isRotations = (shard: string): boolean => shard.endsWith(ROTATIONS);

function placeOf(shard: string): { readonly round: number; readonly part: number | undefined } {
  const [round, part] = shard.split('.');
  return { round: Number(round), part: part === undefined ? undefined : Number(part) };
}

const lastRound = (shards: readonly string[]): number => Math.max(...shards.map((shard) => placeOf(shard).round));

function planIn(results: ReadonlyMap<string, SearchShard>, round: number): StoredPlan {
  const found = results.get(planName(round));
  if (found === undefined || !('orders' in found)) throw new Error(`the plan of round ${round} is missing`);
  return found;
}

/** Splits the orders of a round into shards of about the same length. */
function partsOf(orders: readonly ChainOrder[]): readonly (readonly ChainOrder[])[] {
  const chains = orders.reduce((sum, { count }) => sum + count, 0);
  const most = Math.max(CHAINS_A_SHARD, chains / MOST_SHARDS);
  const parts: ChainOrder[][] = [];
  let room = 0;
  for (const order of orders) {
    if (room <= 0) {
      parts.push([]);
      room = most;
    }
    parts.at(-1)?.push(order);
    room -= order.count;
  }
  return parts;
}

type Surroundings = readonly [SearchInput, BackgroundPool, AbortSignal, ReadShards<SearchShard>];

async function plan(round: number, ...[input, pool, signal, read]: Surroundings): Promise<StoredPlan> {
  // A thread that planned the previous round only needs that round's results.
  let from = Math.max(0, round - 1);
  for (;;) {
    const outcomes = await outcomesOf(from, round, read);
    const text = await pool.run({ kind: 'searchPlan', ...named(input), round, from, outcomes }, signal);
    const answer: SearchPlan | SearchGap = JSON.parse(text);
    if ('orders' in answer) return input.swaps ? withRotations(answer) : answer;
    from = answer.needs;
  }
}

/** If rotations are wanted and there are teams, the search isn't over yet. */
function withRotations({ orders, known }: SearchPlan): StoredPlan {
  if (orders.length === 0 && known.teams.length === 0) return { orders, known };
  const sofar = { ...known, progress: TEAMS_SHARE * known.progress };
  return { orders, known: sofar, rotates: orders.length === 0 };
}

/** Round by round, in the order of the orders. */
async function outcomesOf(
  from: number,
  to: number,
  read: ReadShards<SearchShard>,
): Promise<readonly (readonly PackedOutcome[])[]> {
  const rounds = Array.from({ length: to - from }, (_, n) => from + n);
  const plans = await read(rounds.map(planName));
  const parts = rounds.map((round) => partsOf(planIn(plans, round).orders).map((_, part) => partName(round, part)));
  const found = await read(parts.flat());
  return parts.map((names) =>
    names.flatMap((name) => {
      const outcomes = found.get(name);
      if (outcomes === undefined || !isOutcomes(outcomes)) throw new Error(`part ${name} of the search is missing`);
      return outcomes;
    }),
  );
}

const isOutcomes = (shard: SearchShard): shard is readonly PackedOutcome[] => Array.isArray(shard);

async function rotations(round: number, ...[input, pool, signal, read]: Surroundings): Promise<FoundRotations> {
  const { swaps } = input;
  if (!swaps) throw new Error('no rotations are wanted');
  const { known } = planIn(await read([planName(round)]), round);
  const teams = known.teams.map(({ ids }) => ids);
  const question = { search: searchOf(input.search), teams, swaps };
  return JSON.parse(
    await pool.run(questionTask<'rotations', ReadonlyAnswer<FoundRotations>>('rotations', question), signal),
  );
}

async function simulate(
  round: number,
  part: number,
  ...[input, pool, signal, read]: Surroundings
): Promise<readonly PackedOutcome[]> {
  const { orders } = planIn(await read([planName(round)]), round);
  const task = { kind: 'searchChains', ...named(input), orders: partsOf(orders)[part] ?? [] } as const;
  return JSON.parse(await pool.run(task, signal));
}

const named = ({ key, search, steps }: SearchInput) => ({ name: key, search, steps });

type SearchFindings = SearchPlan['known'];

const NOTHING_KNOWN: SearchFindings = {
  progress: 0,
  teams: [],
  considered: 0,
  simulated: 0,
  steps: 0,
  exhaustive: false,
  present: null,
  impossible: [],
};

/** Progress and result of a search; undefined if there is none. */
export async function searchState(db: Db, id: string): Promise<TeamSearch | undefined> {
  // Read first: if the search finishes in between, its shards are deleted.
  const soFar = await knownSoFar(db, id);
  const run = await computationById(db, TEAM_SEARCH, id);
  return (
    run && { id, status: run.status, ...(run.status === 'finished' ? withRaced(run.result as SearchFindings) : soFar) }
  );
}

/** The findings of the last plan. */
async function knownSoFar(db: Db, id: string): Promise<SearchFindings> {
  const plans = (await doneShards(db, id)).filter((shard) => placeOf(shard).part === undefined);
  if (plans.length === 0) return NOTHING_KNOWN;
  const [found] = await shardResults(db, id, [planName(lastRound(plans))]);
  const plan = found?.[1] as SearchPlan | null | undefined;
  return plan ? withRaced(plan.known) : NOTHING_KNOWN;
}

type KnownTeam = SearchFindings['teams'][number];
/** As stored by versions that did not separate the final race. */
type OlderTeam = Omit<KnownTeam, 'raced'>;

/** Results of earlier versions don't say which teams ran in the final race: then none counts as raced. */
export const withRaced = (
  known: Omit<SearchFindings, 'teams'> & { readonly teams: readonly (KnownTeam | OlderTeam)[] },
): SearchFindings => ({
  ...known,
  teams: known.teams.map((team) =>
    'raced' in team ? team : { ...team, raced: false, sure: null, lead: team.lead && { ...team.lead, sure: null } },
  ),
});
