// The swap plan that a week follows: that of its team.
import { type PlayerWeek, type SwapPlan, WEEKDAYS } from '@oversleep/game';
import type { PlayerTeam } from '../data/data.ts';

export interface FollowedPlan {
  readonly rotation: SwapPlan;
  /** Whose plan it is; undefined for one that an earlier version of the app has stored with the week. */
  readonly team: PlayerTeam | undefined;
  /** Without other teams on the days left, which a plan has no room for. */
  readonly isWhole: boolean;
}

export function swapPlanOf(
  { rotation, teams: planned, day }: Pick<PlayerWeek, 'rotation' | 'teams' | 'day'>,
  teams: readonly PlayerTeam[],
): FollowedPlan | undefined {
  if (rotation) return { rotation, team: undefined, isWhole: true };
  const index = planned[day]?.day ?? 0;
  const team = teams.find((one) => one.index === index);
  if (!team?.rotation) return undefined;
  const isOwn = (one: number | undefined) => one === undefined || one === index;
  const left = WEEKDAYS.slice(WEEKDAYS.indexOf(day)).map((one) => planned[one]);
  return { rotation: team.rotation, team, isWhole: left.every((one) => isOwn(one?.day) && isOwn(one?.night)) };
}

/** The same week without a plan of its own, all days left with this team. */
export function followingTeam(week: PlayerWeek, index: number): PlayerWeek {
  const { rotation: _, ...rest } = week;
  const left = WEEKDAYS.slice(WEEKDAYS.indexOf(week.day)).map((day) => [day, { day: index, night: index }]);
  return { ...rest, teams: { ...week.teams, ...Object.fromEntries(left) } };
}
