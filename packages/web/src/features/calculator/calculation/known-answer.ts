// What is known of a team before anything is calculated: the figures that were kept from last time.
import type { AskedTeam } from '../../../sim/simulator.ts';
import type { TeamResult } from '../../../state/data/results.ts';
import type { Answer } from './calculation.ts';

/** As long as all who were calculated are still there: figures of others would be shown under wrong names. */
export function knownAnswer({ production, key: known }: TeamResult, asked: AskedTeam, key: string): Answer | undefined {
  if (!production) return undefined;
  const { question, places } = asked;
  const at = production.members.map(({ externalId }) =>
    question.members.findIndex(({ creature }) => creature.externalId === externalId),
  );
  if (at.includes(-1) || production.edition !== question.edition) return undefined;
  const members = at.flatMap((place) => question.members[place] ?? []);
  return {
    // Nothing is known about what unknown figures were calculated from, only that it was something else.
    key: known === key && members.length === question.members.length ? key : `not ${key}`,
    question: { ...question, members },
    places: at.flatMap((place) => places[place] ?? []),
    production,
    progress: { done: 1, final: true },
  };
}
