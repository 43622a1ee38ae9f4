// Runs the tasks of a worker with the engine, step by step, so that it can be stopped between any two steps.
import {
  type Change,
  type CheckedTeam,
  compareChanges,
  createGains,
  createRunner,
  createSimulation,
  createTracer,
  type Doubtful,
  FIRST_CHAINS,
  presence,
  type RequestMember,
  requestOf,
  runChains,
  type TeamRequest,
  teamAnswer,
  type Upgrade,
  upgradesOf,
} from '@oversleep/engine';
import { gameOf } from '@oversleep/game';
import type { Progress } from './answers.ts';
import { ivOf } from './iv.ts';
import type { TeamQuestion } from './question.ts';
import { runRival } from './rival.ts';
import type { Run, Task } from './tasks.ts';

/** Between two answers about the same team, milliseconds. */
const ANSWER_EVERY = 150;
/** Changes that are compared in one step. */
const CHANGES_PER_STEP = 5;

export function runTask(task: Task, run: Run): Promise<void> {
  switch (task.kind) {
    case 'team':
      return team(requestFor(task.question), run);
    case 'iv':
      return ivOf(requestFor(task.question), task.place, run);
    case 'upgrades':
      return upgrades(task.question, task.place, run);
    case 'worth':
      return worth(task.question, run);
    case 'gains':
      return gains(task.question, task.joining, run);
    case 'changes':
      return changed(task.question, task.changes, run);
    case 'day':
      run.say({ kind: 'day', trace: tracerFor(task.question, task.key.seed)(task.key) });
      return Promise.resolve();
    case 'nothing':
      return Promise.resolve();
    case 'rival':
      return runRival(requestFor(task.question), task.place, run);
  }
}

const requestFor = ({ edition, settings, members }: TeamQuestion): TeamRequest =>
  requestOf(gameOf(edition), settings, members);

/** The same chains in the same order as everywhere else: the same bits as the server and the command line. */
async function team(request: TeamRequest, { say, goOn }: Run): Promise<void> {
  const simulation = createSimulation(request);
  const runner = createRunner(simulation.plan, simulation.seed);
  let said = Number.NEGATIVE_INFINITY;
  const answer = (progress: Progress) => {
    said = performance.now();
    say({ kind: 'team', production: { ...teamAnswer(request, simulation.result()), notes: [] }, progress });
  };
  const isDue = () => simulation.next() >= FIRST_CHAINS && performance.now() - said >= ANSWER_EVERY;
  while (!simulation.finished()) {
    if (!(await goOn())) return;
    simulation.add(runChains(runner, simulation.next(), 1));
    if (isDue() && !simulation.finished()) answer({ done: simulation.progress().done, final: false });
  }
  if (!simulation.settled()) answer(SETTLING);
  while (!simulation.settled()) {
    if (!(await goOn())) return;
    simulation.settle(runChains(runner, simulation.next(), 1));
    if (isDue() && !simulation.settled()) answer(SETTLING);
  }
  answer({ done: 1, final: true });
}

const SETTLING: Progress = { done: 1, final: true, settling: true };

async function upgrades(
  { edition, settings, members }: TeamQuestion,
  place: number,
  { say, goOn }: Run,
): Promise<void> {
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
  const known: Change<Upgrade>[] = [];
  for (let first = 0; first < changes.length; first += CHANGES_PER_STEP) {
    if (!(await goOn())) return;
    known.push(...compareChanges(request, changes.slice(first, first + CHANGES_PER_STEP)));
    known.sort((a, b) => b.gain.mean - a.gain.mean);
    const done = known.length / changes.length;
    say({
      kind: 'upgrades',
      outlook: { member: present, upgrades: [...known] },
      progress: { done, final: done === 1 },
    });
  }
  if (changes.length === 0)
    say({ kind: 'upgrades', outlook: { member: present, upgrades: [] }, progress: { done: 1, final: true } });
}

/** In their order, as far as they are known. */
async function changed(question: TeamQuestion, changes: readonly CheckedTeam[], { say, goOn }: Run): Promise<void> {
  const gains: Doubtful[] = [];
  const base = requestFor(question);
  for (let first = 0; first < changes.length; first += CHANGES_PER_STEP) {
    if (!(await goOn())) return;
    const some = changes.slice(first, first + CHANGES_PER_STEP);
    const requests = some.map((team, i) => ({ key: first + i, request: requestFor({ ...question, ...team }) }));
    for (const { key, gain } of compareChanges(base, requests)) gains[key] = gain;
    say({ kind: 'changes', gains: [...gains] });
  }
}

/** One after the other; nothing for a team of one. */
async function worth({ edition, settings, members }: TeamQuestion, { say, goOn }: Run): Promise<void> {
  const worths: Doubtful[] = [];
  for (const place of members.keys()) {
    if (!(await goOn())) return;
    const known = presence(gameOf(edition), settings, members, place);
    if (known) worths.push(known.gain);
    const done = (place + 1) / members.length;
    say({ kind: 'worth', worths: [...worths], progress: { done, final: done === 1 } });
  }
}

/** The week of the others is the same for everybody who may join them, and a whole box comes in many tasks. */
function gainsAmong(question: TeamQuestion): (joining: RequestMember) => Doubtful {
  const { edition, settings, members } = question;
  const key = JSON.stringify(question);
  if (lastGains?.key !== key && members.length > 0)
    lastGains = { key, gainOf: createGains(gameOf(edition), settings, members) };
  return lastGains?.key === key ? lastGains.gainOf : createGains(gameOf(edition), settings, members);
}

/** A calendar asks for many days of the same team, one after the other. */
function tracerFor(question: TeamQuestion, seed: number): Tracer {
  const key = JSON.stringify([question, seed]);
  if (lastTracer?.key !== key) lastTracer = { key, tracer: createTracer(requestFor(question), seed) };
  return lastTracer.tracer;
}

type Tracer = ReturnType<typeof createTracer>;

let lastTracer: { readonly key: string; readonly tracer: Tracer } | undefined;

let lastGains: { readonly key: string; readonly gainOf: (joining: RequestMember) => Doubtful } | undefined;

/** All at once when the last is known: they are few. */
async function gains(
  { edition, settings, members }: TeamQuestion,
  joining: readonly RequestMember[],
  { say, goOn }: Run,
): Promise<void> {
  const gainOf = gainsAmong({ edition, settings, members });
  const known: Doubtful[] = [];
  for (const one of joining) {
    if (!(await goOn())) return;
    known.push(gainOf(one));
  }
  say({ kind: 'gains', gains: known });
}
