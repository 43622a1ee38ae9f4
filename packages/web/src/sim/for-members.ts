// Renames the members of an answer that was computed for other creatures of the same build.
import type { Production } from '../state/data/results.ts';
import type { TeamQuestion } from './question.ts';

/** The last renamed copy of each, so that asking again returns the same object. */
const renamed = new WeakMap<Production, Production>();

/** The same figures under the names of the members of the question. */
export function forMembers(production: Production, { members }: TeamQuestion): Production {
  const isOwn = (one: Production) =>
    one.members.every(({ externalId }, i) => externalId === members[i]?.creature.externalId);
  const before = renamed.get(production) ?? production;
  for (const known of [production, before]) if (isOwn(known)) return known;
  const own = {
    ...production,
    members: production.members.map((member, i) => ({
      ...member,
      externalId: members[i]?.creature.externalId ?? member.externalId,
    })),
  };
  renamed.set(production, own);
  return own;
}
