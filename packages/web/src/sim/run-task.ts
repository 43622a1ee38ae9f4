// Runs the tasks of a worker with the engine, step by step, so that they can be stopped between two steps.
import {
  compareChanges,
  createGains,
  createRunner,
  createSimulation,
  createTracer,
  type Estimate,
  FIRST_CHAINS,
  presence,
  type RankedChange,
  type RequestMember,
  requestOf,
  runChains,
  type TeamRequest,
  type TeamResult,
  teamAnswer,
  type Upgrade,
  upgradesOf,
} from '@oversleep/engine';
import { gameOf, marginOf } from '@oversleep/game';
import type { TeamQuestion } from '@oversleep/questions';
import type { Outlook, Production } from '../state/data/results.ts';
import type { Handlers, TaskRun } from '../workers/host.ts';
import type { Worths } from './answers.ts';
import { ivOf } from './iv.ts';
import { runRival } from './rival.ts';
import type { SimTasks } from './tasks.ts';

/** Milliseconds between two pieces of news about the same team. */
const ANSWER_EVERY = 150;
/** Changes that are compared in one step. */
const CHANGES_PER_STEP = 5;

export const simHandlers: Handlers<SimTasks> = {
  nothing: () => null,
  warm: (question, run) => team(requestFor(question), run, WARM_CHAINS),
  team: (question, run) => team(requestFor(question), run),
  iv: ({ question, place }, run) => ivOf(requestFor(question), place, run),
  upgrades,
  worth,
  gains,
  changes: changed,
  day: ({ question, key }) => tracerFor(question, key.seed)(key),
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

async function upgrades(
  { question: { edition, settings, members }, place }: SimTasks['upgrades']['input'],
  { part, step }: RunOf<'upgrades'>,
): Promise<Outlook> {
  const game = gameOf(edition);
  const chosen = members[place];
  if (!chosen) throw new Error(`There is no member ${place + 1} in a team of ${members.length}`);
  const request = requestOf(game, settings, members);
  const changes = upgradesOf(game, chosen.creature).map(({ key, creature }) => ({
    key,
    request: requestOf(
      game,
      settings,
      members.map((member, m) => (m === place ? { ...member, creature } : member)),
    ),
  }));
  const present = presence(game, settings, members, place);
  const known: RankedChange<Upgrade>[] = [];
  for (let first = 0; first < changes.length; first += CHANGES_PER_STEP) {
    await step();
    known.push(...compareChanges(request, changes.slice(first, first + CHANGES_PER_STEP)));
    known.sort((a, b) => b.gain.mean - a.gain.mean);
    part({ outlook: { member: present, upgrades: [...known] }, done: known.length / changes.length });
  }
  return { member: present, upgrades: known };
}

/** In order, as far as they are known. */
async function changed(
  { question, changes }: SimTasks['changes']['input'],
  { part, step }: RunOf<'changes'>,
): Promise<readonly Estimate[]> {
  const gains: Estimate[] = [];
  const base = requestFor(question);
  for (let first = 0; first < changes.length; first += CHANGES_PER_STEP) {
    await step();
    const some = changes.slice(first, first + CHANGES_PER_STEP);
    const requests = some.map((team, i) => ({ key: first + i, request: requestFor({ ...question, ...team }) }));
    for (const { key, gain } of compareChanges(base, requests)) gains[key] = gain;
    part([...gains]);
  }
  return gains;
}

/** One after the other; nothing for a team of one. */
async function worth({ edition, settings, members }: TeamQuestion, { part, step }: RunOf<'worth'>): Promise<Worths> {
  const worths: Estimate[] = [];
  for (const place of members.keys()) {
    await step();
    const known = presence(gameOf(edition), settings, members, place);
    if (known) worths.push(known.gain);
    part([...worths]);
  }
  return worths;
}

/** The week of the others is the same for all that may join them, and a whole box comes in many tasks. */
function gainsAmong(question: TeamQuestion): (joining: RequestMember) => Estimate {
  const { edition, settings, members } = question;
  const key = JSON.stringify(question);
  if (lastGains?.key !== key && members.length > 0)
    lastGains = { key, gainOf: createGains(gameOf(edition), settings, members) };
  return lastGains?.key === key ? lastGains.gainOf : createGains(gameOf(edition), settings, members);
}

/** A calendar asks for many days of the same team in a row. */
function tracerFor(question: TeamQuestion, seed: number): Tracer {
  const key = JSON.stringify([question, seed]);
  if (lastTracer?.key !== key) lastTracer = { key, tracer: createTracer(requestFor(question), seed) };
  return lastTracer.tracer;
}

type Tracer = ReturnType<typeof createTracer>;

let lastTracer: { readonly key: string; readonly tracer: Tracer } | undefined;

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
