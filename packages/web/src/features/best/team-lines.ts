// The lines of the list of teams: what each makes, and how much more that is than what the player's own team makes.
import type { WantedGoal } from '@oversleep/game';
import { isClear } from '../../parts/words/range-text.ts';
import type { FoundTeams, ListedTeam } from '../../state/data/results.ts';

export interface TeamLine {
  readonly ids: readonly string[];
  /** Its rank; null for the player's own team where the search has not listed it. */
  readonly place: number | null;
  readonly isYours: boolean;
  readonly total: number;
  /** Standard error. */
  readonly error: number;
  /** What its total is more than that of the player's own team: as a share of that, or for a rank in chances. Null without one. */
  readonly more: number | null;
  readonly change: 'up' | 'down' | 'none';
}

type Total = Pick<ListedTeam, 'total' | 'error'>;

/** All figures come from the totals that are shown, and so does the order. `yours`: ids of the player's own team. */
export function teamLines(found: FoundTeams, yours: readonly string[], goal: WantedGoal): readonly TeamLine[] {
  const listed = found.teams.find(({ ids }) => yours.length > 0 && isSameTeam(ids, yours));
  const own = totalOfYours(found, listed);
  const teams = [
    ...found.teams.map((team) => ({ ...team, ...(team === listed && own), isListed: true })),
    ...(own && !listed ? [{ ...own, ids: yours, lead: null, isListed: false }] : []),
  ].sort((a, b) => b.total - a.total);
  return teams.map(({ ids, total, error, lead, isListed }, at) => {
    const isYours = own !== undefined && isSameTeam(ids, yours);
    const difference = own && !isYours ? total - own.total : null;
    const isRelative = goal.kind !== 'rank' && own !== undefined && own.total > 0;
    // The shared luck makes a lead far more certain than the totals are.
    const isSure =
      lead && Number.isFinite(lead.error)
        ? isClear(lead.mean, lead.error) && lead.mean * (difference ?? 0) > 0
        : isClear(difference ?? 0, Math.hypot(error, own?.error ?? 0));
    return {
      ids,
      place: isListed ? teams.slice(0, at).filter((other) => other.isListed).length + 1 : null,
      isYours,
      total,
      error,
      more: difference === null ? null : isRelative ? difference / own.total : difference,
      change: difference === null || !isSure ? 'none' : difference > 0 ? 'up' : 'down',
    };
  });
}

/** Of a team that left the race early the search knows more from the comparison with it. */
function totalOfYours({ present }: FoundTeams, listed: ListedTeam | undefined): Total | undefined {
  if (listed && (listed.raced || !present)) return { total: listed.total, error: listed.error };
  return present ? { total: present.mean, error: present.error } : undefined;
}

export const isSameTeam = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((id) => b.includes(id));
