// Gives an answer to those who ask: it may have been found for others who are just the same.
import type { Production } from '../state/data/results.ts';
import type { TeamQuestion } from './question.ts';

/** The same figures under the names of the members that are asked about. */
export function forMembers(production: Production, { members }: TeamQuestion): Production {
  const isOwn = production.members.every(({ externalId }, i) => externalId === members[i]?.creature.externalId);
  if (isOwn) return production;
  return {
    ...production,
    members: production.members.map((member, i) => ({
      ...member,
      externalId: members[i]?.creature.externalId ?? member.externalId,
    })),
  };
}
