// A worker thread: runs a task and answers with JSON, unless it is stopped.
import { parentPort } from 'node:worker_threads';
import type { AnswerOf, DayProduction, IvProduction, routes, TeamProduction } from '@oversleep/contract';
import {
  compareTeams,
  compareWithFixed,
  DEFAULT_SEED,
  requestOf,
  simulateRequest,
  teamAnswer,
  variantAnswer,
} from '@oversleep/engine';
import { DAYS_A_WEEK, gameOf } from '@oversleep/game';
import { QUESTIONS, type QuestionName, type Questions } from '@oversleep/questions';
import { answerTo } from '@oversleep/questions/steps';
import { readBoxHere, writeBoxHere } from './box-answer.ts';
import { chainsThere, planThere } from './search-part.ts';
import type { CompareTask, DayTask, Errand, Given, IvTask, Outcome, QuestionTask, TeamTask } from './task.ts';
import { tierPartThere } from './tier-part.ts';
import { type Stop, type TurnSignals, turnsOf } from './turn.ts';

/** The same for all variants, so that each of them meets the same luck. */
const DAYS_PER_VARIANT = 1400;

export default function run({ task, ...errand }: Errand): Outcome | Promise<Outcome> {
  const turns = turnsOf(errand, (message) => parentPort?.postMessage(message));
  const { signal, turn } = turns;
  switch (task.kind) {
    case 'team':
      return team(task, signal);
    case 'day':
      return day(task, signal);
    case 'compare':
      return compare(task, signal);
    case 'question':
      return question(task, turns);
    case 'iv':
      return variants(task, signal, turn);
    case 'tierPart':
      return tierPartThere(task);
    case 'searchPlan':
      return planThere(task, signal);
    case 'searchChains':
      return chainsThere(task, signal);
    case 'readBox':
      return readBoxHere(task);
    case 'writeBox':
      return writeBoxHere(task);
    case 'warmUp':
      return '';
  }
}

function team({ edition, settings, members }: TeamTask, signal: Stop): Outcome {
  const request = requestOf(gameOf(edition), settings, members);
  const result = simulateRequest(request, { signal });
  if (!result || signal.aborted) return undefined;
  const answer: Omit<TeamProduction, 'notes'> = teamAnswer(request, result);
  const { rotation } = answer;
  if (!rotation) return JSON.stringify(answer);
  const steps = compareWithFixed(request, DEFAULT_SEED);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return JSON.stringify({ ...answer, rotation: { ...rotation, ...(value && { against: value }) } });
    if (signal.aborted) return undefined;
  }
}

/** As in the box: to one percent, or so many days. */
const DAY_PRECISION = 0.01;
const DAY_MOST_DAYS = 4000;

function day({ edition, settings, members }: DayTask, signal: Stop): Outcome {
  const options = { signal, precision: DAY_PRECISION, maxDays: DAY_MOST_DAYS, settle: false };
  const result = simulateRequest(requestOf(gameOf(edition), settings, members), options);
  if (!result || signal.aborted) return undefined;
  const { mean, error } = result;
  const [member] = mean.members;
  if (!member) return undefined;
  const { berries, ingredients } = member.produceTotal;
  const errors = error.members[0]?.produceTotal.ingredients ?? [];
  const answer: DayProduction = {
    helps: member.advanced.totalHelps,
    berries: berries.reduce((sum, { amount }) => sum + amount, 0),
    ingredients: ingredients.map(({ name, amount }, i) => ({ name, amount, error: errors[i]?.amount ?? 0 })),
    procs: member.skillProcs,
    strength: { mean: mean.team.total / DAYS_A_WEEK, error: error.team.total / DAYS_A_WEEK },
  };
  return JSON.stringify(answer);
}

function compare({ edition, settings, a, b }: CompareTask, signal: Stop): Outcome {
  const game = gameOf(edition);
  const found = compareTeams(requestOf(game, settings, a), requestOf(game, settings, b), { signal });
  if (!found) return undefined;
  const answer: Given<Omit<AnswerOf<typeof routes.compareTeams>, 'notes'>> = {
    edition,
    a: found.a,
    b: found.b,
    difference: found.difference,
  };
  return JSON.stringify(answer);
}

async function question<K extends QuestionName>(
  task: QuestionTask<K>,
  { signal, turn, stopped }: TurnSignals,
): Promise<Outcome> {
  const { name, input } = task;
  const { resume } = QUESTIONS[name];
  let left: Questions[K]['input'] | undefined;
  const answer = await answerTo(
    name,
    input,
    (part) => {
      if (!resume) return signal.aborted;
      if (!turn.aborted) return false;
      if (!stopped()) left = resume(input, part);
      return true;
    },
    signal,
  );
  if (left !== undefined) return { rest: { ...task, input: left } };
  return answer && JSON.stringify(answer);
}

function variants(task: IvTask, signal: Stop, turn: Stop): Outcome {
  const answers: IvProduction['variants'] = [...(task.done ?? [])];
  let days = 0;
  for (const [v, variant] of task.variants.entries()) {
    // At least one in each turn.
    if (v > 0 && turn.aborted) return { rest: { ...task, variants: task.variants.slice(v), done: answers } };
    const request = requestOf(gameOf(task.edition), task.settings, [variant, ...task.members]);
    const result = simulateRequest(request, { signal, days: DAYS_PER_VARIANT, cooking: false });
    if (!result || signal.aborted) return undefined;
    answers.push(variantAnswer(request, result));
    days = result.days;
  }
  return JSON.stringify({ edition: task.edition, seed: DEFAULT_SEED, days, variants: answers });
}
