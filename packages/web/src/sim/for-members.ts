// Puts the asked ones into an answer, which may have been given about others.
import type { Production } from '../state/data/results.ts';
import type { TeamQuestion } from './question.ts';

/** An answer may have been given about others who are just the same. */
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
