// Runs the tasks of a worker with the engine, step by step, so that they can be stopped between two steps.
import {
  createGains,
  createRunner,
  createSimulation,
  type Estimate,
  FIRST_CHAINS,
  type RequestMember,
  requestOf,
  runChains,
  type TeamRequest,
  type TeamResult,
  teamAnswer,
} from '@oversleep/engine';
import { gameOf, marginOf } from '@oversleep/game';
import type { TeamQuestion } from '@oversleep/questions';
import { TEAM_STEPS } from '@oversleep/questions/team-steps';
import type { Production } from '../state/data/results.ts';
import type { Handlers, TaskRun } from '../workers/host.ts';
import { handlersFor } from './question-handlers.ts';
import { runRival } from './rival.ts';
import type { SimTasks } from './tasks.ts';

/** Milliseconds between two pieces of news about the same team. */
const ANSWER_EVERY = 150;

export const simHandlers: Handlers<SimTasks> = {
  ...handlersFor(TEAM_STEPS),
  nothing: () => null,
  warm: (question, run) => team(requestFor(question), run, WARM_CHAINS),
  team: (question, run) => team(requestFor(question), run),
  gains,
  rival: ({ question, place }, run) => runRival(requestFor(question), place, run),
};

type RunOf<K extends keyof SimTasks> = TaskRun<SimTasks[K]['part']>;

const requestFor = ({ edition, settings, members }: TeamQuestion): TeamRequest =>
  requestOf(gameOf(edition), settings, members);

/** Enough for the browser to compile what runs often. */
const WARM_CHAINS = 16;

/**
 * The same chains in the same order as on the server and the command line, so results are identical. A figure on the way is only handed on
 * when it will hold: later ones stay within its range, and come when theirs is half as wide.
 */
async function team(request: TeamRequest, { part, step }: RunOf<'team'>, most = Infinity): Promise<Production> {
  const simulation = createSimulation(request);
  const runner = createRunner(simulation.plan, simulation.seed);
  const known = () => answerOf(request, simulation.result());
  let reportedAt = performance.now();
  let shown: Shown | undefined;
  const report = (production: Production | undefined, done: number) => {
    reportedAt = performance.now();
    part({ ...(production && { production }), done });
  };
  const isDue = () => performance.now() - reportedAt >= ANSWER_EVERY;
  while (!simulation.finished() && simulation.next() < most) {
    await step();
    simulation.add(runChains(runner, simulation.next(), 1));
    if (simulation.finished() || simulation.next() < FIRST_CHAINS) continue;
    const done = Math.min(ALMOST, simulation.progress().done);
    if (simulation.presentable() && isWorthShowing(simulation.total(), shown)) {
      const interim = answerOf(request, simulation.interim());
      shown = { first: shown?.first ?? interim, error: simulation.total().error };
      report(interim, done);
    } else if (isDue()) report(undefined, done);
  }
  const isOpen = () => simulation.finished() && !simulation.settled();
  if (isOpen()) report(known(), 1);
  while (isOpen()) {
    await step();
    simulation.settle(runChains(runner, simulation.next(), 1));
    if (isDue() && isOpen()) report(known(), 1);
  }
  return known();
}

const answerOf = (request: TeamRequest, result: TeamResult): Production => ({
  ...teamAnswer(request, result),
  notes: [],
});

interface Shown {
  readonly first: Production;
  /** Of the total that was shown last. */
  readonly error: number;
}

/** Not for a small gain, and never outside the range that was shown first: that would be a surprise, so it waits for the last answer. */
function isWorthShowing({ mean, error }: Estimate, shown: Shown | undefined): boolean {
  if (!shown) return true;
  const { team, errors } = shown.first;
  return error <= shown.error / 2 && Math.abs(mean - team.total) <= marginOf(errors.team.total);
}

/** While a mean is not precise enough yet. */
const ALMOST = 0.99;

/** The week of the others is the same for all that may join them, and a whole box comes in many tasks. */
function gainsAmong(question: TeamQuestion): (joining: RequestMember) => Estimate {
  const { edition, settings, members } = question;
  const key = JSON.stringify(question);
  if (lastGains?.key !== key && members.length > 0)
    lastGains = { key, gainOf: createGains(gameOf(edition), settings, members) };
  return lastGains?.key === key ? lastGains.gainOf : createGains(gameOf(edition), settings, members);
}

let lastGains: { readonly key: string; readonly gainOf: (joining: RequestMember) => Estimate } | undefined;

/** All at once at the end: they are few. */
async function gains(
  { question, joining }: SimTasks['gains']['input'],
  { step }: RunOf<'gains'>,
): Promise<readonly Estimate[]> {
  const gainOf = gainsAmong(question);
  const known: Estimate[] = [];
  for (const one of joining) {
    await step();
    known.push(gainOf(one));
  }
  return known;
}
