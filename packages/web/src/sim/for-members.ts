// Renames the members of an answer that was computed for other creatures of the same build.
import type { TeamQuestion } from '@oversleep/questions';
import type { Production } from '../state/data/results.ts';

/** The last renamed copy of each, so that asking again returns the same object. */
const renamed = new WeakMap<Production, Production>();

/** The same figures under the names of the members of the question. */
export function forMembers(production: Production, { members }: TeamQuestion): Production {
  const isOwn = (one: Production) =>
    one.members.every(({ externalId }, i) => externalId === members[i]?.creature.externalId);
  const before = renamed.get(production) ?? production;
  for (const known of [production, before]) if (isOwn(known)) return known;
  const idFor = (id: string) => {
    const number = production.members.findIndex(({ externalId }) => externalId === id);
    return members[number]?.creature.externalId ?? id;
  };
  const own = {
    ...production,
    members: production.members.map((member) => ({ ...member, externalId: idFor(member.externalId) })),
    ...(production.rotation && { rotation: renamedRotation(production.rotation, idFor) }),
  };
  renamed.set(production, own);
  return own;
}

const renamedRotation = (
  { lineups, members, ...rest }: NonNullable<Production['rotation']>,
  idFor: (id: string) => string,
): NonNullable<Production['rotation']> => ({
  ...rest,
  lineups: lineups.map((lineup) => ({ ...lineup, members: lineup.members.map(idFor) })),
  members: members.map((member) => ({ ...member, id: idFor(member.id) })),
});
