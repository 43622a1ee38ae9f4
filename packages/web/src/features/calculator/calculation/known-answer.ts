// What is known of a team before anything is calculated: the answer to its question, or else the figures that were seen last.
import { forMembers } from '../../../sim/for-members.ts';
import type { AskedTeam } from '../../../sim/simulator.ts';
import type { ResultsState } from '../../../state/data/results.ts';
import type { Answer } from './calculation.ts';

const FINAL = { done: 1, final: true } as const;

export function knownAnswer(
  { answers, seen }: Pick<ResultsState, 'answers' | 'seen'>,
  index: number,
  asked: AskedTeam,
  key: string,
): Answer | undefined {
  const { question, places } = asked;
  const current = answers.get(key);
  if (current) return { key, question, places, production: forMembers(current, question), progress: FINAL };
  const last = seen[index] ?? '';
  const production = answers.get(last);
  return production && earlier({ key: last, question, places, production, progress: FINAL });
}

/** As long as all who were calculated are still there: figures of others would be shown under wrong names. */
function earlier(answer: Answer): Answer | undefined {
  const { question, places, production } = answer;
  const at = production.members.map(({ externalId }) =>
    question.members.findIndex(({ creature }) => creature.externalId === externalId),
  );
  if (at.includes(-1) || production.edition !== question.edition) return undefined;
  const members = at.flatMap((place) => question.members[place] ?? []);
  return { ...answer, question: { ...question, members }, places: at.flatMap((place) => places[place] ?? []) };
}
