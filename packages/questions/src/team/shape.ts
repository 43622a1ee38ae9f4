// The question about a team's week as plain data, the same in the page, in a worker and as the key of an answer.
import type { RequestMember, TeamSettings } from '@oversleep/engine';
import { type AskedRotation, buildFields, type EditionId } from '@oversleep/game';
import { keyFor } from '../key.ts';

export interface TeamQuestion {
  readonly edition: EditionId;
  readonly settings: TeamSettings;
  /** All that are ever in the team. */
  readonly members: readonly RequestMember[];
  /** The rotation in the words of its player, as the server reads it; the settings have it in its normal form. */
  readonly rotation?: AskedRotation | undefined;
}

/** Everything that the figures of a team depend on, whichever creatures are members. */
export const teamKey = ({ edition, settings, members }: TeamQuestion): string =>
  keyFor(edition, { settings, members: members.map(memberFields) });

/** What a simulation sees of a member. */
export const memberFields = ({ creature, sneakySnacking }: RequestMember) => ({
  ...buildFields(creature),
  sneakySnacking,
});
