// Props of the result tabs: the page calculates, the tabs show.

import type { TeamQuestion } from '@oversleep/questions';
import type { PlayerTeam } from '../../../state/data/data.ts';
import type { MemberIv, Production } from '../../../state/data/results.ts';

/** How the figures relate to the current team. */
export interface CalculationStatus {
  /** The figures belong to an earlier state of the team and are shown paler. */
  readonly stale: boolean;
  /** Being calculated or refined. */
  readonly busy: boolean;
  /** 0..1 of the way to the wanted precision. */
  readonly done: number;
  /** As precise as wanted. */
  readonly final: boolean;
  /** Only the percentiles of the week are still being refined. */
  readonly settling: boolean;
}

/**
 * `Overview` of overview.tsx, `Members` of members.tsx and `Cooking` of cooking.tsx take these. A team of one shows `Members`
 * alone. `production.members`, `question.members` and `places` are in the same order.
 */
export interface ResultsProps {
  readonly team: PlayerTeam;
  readonly production: Production;
  /** What the figures were calculated from; an earlier state of the team while `status.stale`. */
  readonly question: TeamQuestion;
  /** The place in the team of each member of the question. */
  readonly places: readonly number[];
  readonly status: CalculationStatus;
  /** By id; null while being calculated, absent after a failure. */
  readonly ivs: Readonly<Record<string, MemberIv | null>>;
  /** Place in the team of the member that the Members tab shows. */
  readonly selectedPlace: number;
  readonly onSelectPlace: (place: number) => void;
  /** Opens the member: selects it and shows the Members tab. */
  readonly onOpenMember: (place: number) => void;
  /** Tries again to compare a member with its ideal builds. */
  readonly onRetryIv: (id: string) => void;
}
