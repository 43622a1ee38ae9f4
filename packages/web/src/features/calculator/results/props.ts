// Props of the result tabs: the page calculates, the tabs show.

import type { PlayerTeam } from '../../../state/data/data.ts';
import type { MemberIv } from '../../../state/data/results.ts';
import type { Freshness, TeamReport } from './team-report.ts';

/**
 * `Overview` of overview.tsx, `Members` of members.tsx and `Cooking` of cooking.tsx take these. A team of one shows `Members`
 * alone.
 */
export interface ResultsProps {
  readonly team: PlayerTeam;
  /** What the figures were calculated from: perhaps an earlier state of the team. */
  readonly report: TeamReport;
  readonly freshness: Freshness;
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
