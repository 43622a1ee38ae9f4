// What the tabs of a team's results are given: they show, the page calculates.

import type { TeamQuestion } from '../../../sim/question.ts';
import type { PlayerTeam } from '../../../state/data/data.ts';
import type { MemberIv, Production } from '../../../state/data/results.ts';

/** How the figures on the screen stand to the team as it is now. */
export interface CalculationStatus {
  /** The figures belong to an earlier state of the team: shown paler, until the next answer or for good after a failure. */
  readonly stale: boolean;
  /** Being computed or refined. */
  readonly busy: boolean;
  /** 0..1 of the way to the wanted precision. */
  readonly done: number;
  /** Known as well as is wanted. */
  readonly final: boolean;
  /** But for the points of the week, which are still getting surer. */
  readonly settling: boolean;
}

/**
 * `Overview` of overview.tsx, `Members` of members.tsx and `Cooking` of cooking.tsx take these. A team of one shows `Members`
 * alone. `production.members`, `question.members` and `places` are in the same order.
 */
export interface ResultsProps {
  readonly team: PlayerTeam;
  readonly production: Production;
  /** What the figures were calculated from; of an earlier state of the team while `status.stale`. */
  readonly question: TeamQuestion;
  /** The place in the team of each member of the question. */
  readonly places: readonly number[];
  readonly status: CalculationStatus;
  /** By id; null while it is being computed, absent when it could not be. */
  readonly ivs: Readonly<Record<string, MemberIv | null>>;
  /** Place in the team of the member that the Members tab shows. */
  readonly selectedPlace: number;
  readonly onSelectPlace: (place: number) => void;
  /** Opens the member: selects it and shows the Members tab. */
  readonly onOpenMember: (place: number) => void;
  /** Tries again to compare a member with its ideal builds. */
  readonly onRetryIv: (id: string) => void;
}
