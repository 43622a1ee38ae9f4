// Traces a day of a team.
import { createTracer } from '@oversleep/engine';
import type { Steps } from '../question.ts';
import type { TeamQuestion } from '../team/shape.ts';
import { requestFor } from '../team/steps.ts';
import type { DayTypes } from './shape.ts';

type Tracer = ReturnType<typeof createTracer>;

// A cache, not state: a calendar asks for many days of the same team in a row.
let latest: { readonly key: string; readonly tracer: Tracer } | undefined;

function tracerFor(question: TeamQuestion, seed: number): Tracer {
  const key = JSON.stringify([question, seed]);
  if (latest?.key !== key) latest = { key, tracer: createTracer(requestFor(question), seed) };
  return latest.tracer;
}

// biome-ignore lint/correctness/useYield: a day takes a millisecond.
export const steps: Steps<DayTypes> = function* ({ question, key }) {
  return tracerFor(question, key.seed)(key);
};
