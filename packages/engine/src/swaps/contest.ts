// Rotations and teams that are simulated with the same luck: each Pokémon has its own random numbers in all of them.
import { type Goal, type NormalSwapPlan, normalSwapPlan, swapRules } from '@oversleep/game';
import { type KnownMembers, planOf } from '../loop/plan.ts';
import type { TeamRequest } from '../request.ts';
import { type Contender, createContender, lead, learn } from '../search/contender.ts';
import { readerOf } from '../search/goal.ts';
import { createRunner, type Runner, runChains } from '../statistics/chains.ts';

/** Line-ups by candidate, and when each takes over; a single line-up is in all week. */
interface LineupSchedule {
  readonly lineups: readonly (readonly number[])[];
  readonly changes: NormalSwapPlan['changes'];
}

export interface Entrant {
  readonly turns: LineupSchedule;
  readonly contender: Contender;
  /** Simulates up to so many chains. */
  readonly run: (chains: number) => void;
}

export interface Contest {
  readonly enter: (plan: LineupSchedule) => Entrant;
  readonly simulated: () => number;
}

/** `request` has all candidates as its members; `numbers` are those of their random streams. */
export function createContest(request: TeamRequest, goal: Goal, numbers: readonly number[], seed: number): Contest {
  const known: KnownMembers = new Map();
  const entrants = new Map<string, Entrant>();
  const create = (plan: LineupSchedule): Entrant => {
    const contender = createContender(plan.lineups[0] ?? []);
    let runner: Runner | undefined;
    let read: ReturnType<typeof readerOf> | undefined;
    return {
      turns: plan,
      contender,
      run: (chains) => {
        runner ??= createRunner(planOf(requestFor(request, plan, numbers), { known }), seed, false);
        read ??= readerOf(runner.plan, runner.state.layout, goal);
        const from = contender.chains.length;
        if (chains > from) learn(contender, read(runChains(runner, from, chains - from).chains));
      },
    };
  };
  return {
    enter: (plan) => {
      const key = JSON.stringify(plan);
      const entrant = entrants.get(key) ?? create(plan);
      entrants.set(key, entrant);
      return entrant;
    },
    simulated: () => [...entrants.values()].filter(({ contender }) => contender.chains.length > 0).length,
  };
}

function requestFor(
  request: TeamRequest,
  { lineups, changes }: LineupSchedule,
  numbers: readonly number[],
): TeamRequest {
  const { rotation: asked } = request.settings;
  const { members, rotation } = normalSwapPlan(lineups, changes, asked && swapRules(asked));
  return {
    ...request,
    settings: { ...request.settings, rotation },
    // Gains rest on later chains, by which a short pilot is forgotten.
    method: { ...request.method, rotationPilotWeeks: request.method.pilotWeeks },
    members: members.flatMap((number) => request.members[number] ?? []),
    streams: members.map((number) => numbers[number] ?? number),
  };
}

/** Standard errors behind the leader at which an entrant is dropped. */
const DROPPED = 3.09;

/** Simulates those that may still be the best, lap by lap, and returns all of them, best first. Yields its progress, 0 to 1. */
export function* race(entrants: readonly Entrant[], laps: readonly number[]): Generator<number, readonly Entrant[]> {
  let running = [...entrants];
  for (const [l, lap] of laps.entries()) {
    for (const [e, { run }] of running.entries()) {
      run(lap);
      yield (l + (e + 1) / running.length) / laps.length;
    }
    running.sort((a, b) => b.contender.known.mean - a.contender.known.mean);
    const [first] = running;
    running = running.filter((entrant) => {
      if (!first || entrant === first) return true;
      const { mean, error } = lead(first.contender, entrant.contender);
      return !(mean > DROPPED * error);
    });
  }
  return running;
}

/** The same contender without its first chains, which others were chosen by. */
export function without(contender: Contender, first: number): Contender {
  const fresh = createContender(contender.team);
  learn(fresh, { chains: contender.chains.slice(first), runs: [] });
  return fresh;
}
