// A worker thread: runs a task and answers with JSON, unless it is stopped.
import { parentPort } from 'node:worker_threads';
import { QUESTIONS, type QuestionName, type Questions } from '@oversleep/questions';
import { answerTo } from '@oversleep/questions/steps';
import { readBoxHere, writeBoxHere } from './box-answer.ts';
import { chainsThere, planThere } from './search-part.ts';
import type { Assignment, Outcome, QuestionTask } from './task.ts';
import { tierPartThere } from './tier-part.ts';
import { type TurnSignals, turnsOf } from './turn.ts';

export default function run({ task, ...errand }: Assignment): Outcome | Promise<Outcome> {
  const turns = turnsOf(errand, (message) => parentPort?.postMessage(message));
  const { signal } = turns;
  switch (task.kind) {
    case 'question':
      return question(task, turns);
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
