// What a team makes in a week: a first answer soon, then better ones.
import type { Against, RequestMember, TeamSettings, teamAnswer } from '@oversleep/engine';
import { buildFields, type EditionId, type SwapPlan } from '@oversleep/game';
import { keyFor } from '../key.ts';
import type { Question } from '../question.ts';

export interface TeamQuestion {
  readonly edition: EditionId;
  readonly settings: TeamSettings;
  /** All that are ever in the team. */
  readonly members: readonly RequestMember[];
  /** The rotation in the words of its player, as the server reads it; the settings have it in its normal form. */
  readonly rotation?: SwapPlan | undefined;
}

interface TeamInput extends TeamQuestion {
  /** Chains at most, for who only wants the code to be compiled. No part of the key: who keeps answers asks for all of them. */
  readonly most?: number;
}

type TeamAnswer = ReturnType<typeof teamAnswer>;
type RotationAnswer = NonNullable<TeamAnswer['rotation']> & {
  readonly against?: Omit<Against, 'team'> & { readonly team: string[] };
};

/** What a team makes; a server adds what it had to adapt. */
export type TeamProduction = Omit<TeamAnswer, 'rotation'> & {
  readonly rotation?: RotationAnswer;
  readonly notes: string[];
};

interface TeamPart {
  /** Only where it is worth showing in place of the one before. */
  readonly production?: Omit<TeamProduction, 'notes'>;
  /** 1 as soon as everything but the points of the week is final. */
  readonly done: number;
}

export interface TeamTypes {
  readonly input: TeamInput;
  readonly part: TeamPart;
  readonly answer: Omit<TeamProduction, 'notes'>;
  readonly kept: TeamProduction;
}

const kept = (answer: Omit<TeamProduction, 'notes'>): TeamProduction => ({ notes: [], ...answer });

/** Milliseconds for a member until the total of its team is known well. */
export const MEMBER_MS = 25;

export const TEAM: Question<'team', TeamTypes> = {
  name: 'team',
  key: teamKey,
  news: ({ production, done }, before) => ({ known: production ? kept(production) : before, done }),
  kept,
  fit: forMembers,
  cost: ({ members }) => members.length * MEMBER_MS,
};

/** Everything that the figures of a team depend on, whichever creatures are members. */
export function teamKey({ edition, settings, members }: TeamQuestion): string {
  return keyFor(edition, { settings, members: members.map(memberFields) });
}

/** What a simulation sees of a member. */
export const memberFields = ({ creature, sneakySnacking }: RequestMember) => ({
  ...buildFields(creature),
  sneakySnacking,
});

/** The last renamed copy of each, so that asking again returns the same object. */
const renamed = new WeakMap<TeamProduction, TeamProduction>();

/** The same figures under the names of the members of the question. */
export function forMembers(production: TeamProduction, { members }: TeamQuestion): TeamProduction {
  const isOwn = (one: TeamProduction) =>
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
  { lineups, members, ...rest }: NonNullable<TeamProduction['rotation']>,
  idFor: (id: string) => string,
): NonNullable<TeamProduction['rotation']> => ({
  ...rest,
  lineups: lineups.map((lineup) => ({ ...lineup, members: lineup.members.map(idFor) })),
  members: members.map((member) => ({ ...member, id: idFor(member.id) })),
});
