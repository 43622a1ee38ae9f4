// Picks candidates from a box too large to search: the best alone by the rough estimate, and all that the wishes name.
import { createEstimator } from './estimate-team.ts';
import { fullRequestOf } from './evaluate.ts';
import { goalPartsOf } from './goal.ts';
import type { SearchQuestion } from './types.ts';

/** Candidate indices in their original order. */
export function shortlist(question: SearchQuestion, most: number): readonly number[] {
  const { candidates, wishes, goal } = question;
  const numbers = candidates.map((_, number) => number);
  if (candidates.length <= most) return numbers;
  const fullRequest = fullRequestOf(question);
  const estimator = createEstimator({ ...fullRequest, members: [] }, fullRequest.members);
  const goalParts = goalPartsOf(fullRequest, goal);
  const alone = numbers.map((number) => goalParts(estimator.parts([number])).reduce((sum, part) => sum + part, 0));
  const named = new Set([...(wishes.include ?? []), ...(wishes.exclude ?? []), ...(wishes.near?.team ?? [])]);
  const isNamed = (number: number) => named.has(candidates[number]?.creature.externalId ?? '');
  return numbers
    .toSorted((a, b) => Number(isNamed(b)) - Number(isNamed(a)) || (alone[b] ?? 0) - (alone[a] ?? 0) || a - b)
    .slice(0, most)
    .toSorted((a, b) => a - b);
}
