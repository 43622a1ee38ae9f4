// The figures last seen for a team, shown until new ones are calculated.
import type { TeamQuestion } from '@oversleep/questions';
import type { AskedTeam } from '../../../sim/simulator.ts';
import type { Production, ResultsState } from '../../../state/data/results.ts';

/** Figures with what they were calculated from. */
export interface EarlierAnswer {
  readonly key: string;
  readonly question: TeamQuestion;
  readonly places: readonly number[];
  readonly production: Production;
}

/** Only while all its members are still in the team; otherwise figures would appear under wrong names. */
export function earlierAnswer(
  { answers, seen }: Pick<ResultsState, 'answers' | 'seen'>,
  index: number,
  { question, places }: AskedTeam,
): EarlierAnswer | undefined {
  const key = seen[index] ?? '';
  const production = answers.get(key);
  const at = (production?.members ?? []).map(({ externalId }) =>
    question.members.findIndex(({ creature }) => creature.externalId === externalId),
  );
  if (!production || at.includes(-1) || production.edition !== question.edition) return undefined;
  const members = at.flatMap((place) => question.members[place] ?? []);
  return { key, question: { ...question, members }, places: at.flatMap((place) => places[place] ?? []), production };
}
