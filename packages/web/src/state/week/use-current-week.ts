// The stored week, brought up to date, and how it is changed.
import { DEFAULT_ISLAND, type PlayerWeek, USUAL_POLICY, WEEKDAYS } from '@oversleep/game';
import { useCallback, useMemo } from 'react';
import { useAppState, useTeams, useWeeks } from '../context.ts';
import { currentTeam } from '../data/teams.ts';
import { islandOfTeam, settingsIn } from '../data/user.ts';
import { plannedWeek, withWeek } from '../data/week-changes.ts';
import { dayAt, mondayAt } from '../this-week.ts';
import { type WeekMoment, weekAt } from './week-start.ts';

export interface CurrentWeek {
  readonly week: PlayerWeek;
  readonly change: (week: PlayerWeek) => void;
  /** The device's current time. */
  readonly clock: () => WeekMoment;
}

export function useCurrentWeek(): CurrentWeek {
  const { settings, stores } = useAppState();
  const rows = useWeeks((state) => state.rows);
  const stored = useMemo(() => plannedWeek(rows), [rows]);
  const team = useTeams(currentTeam);
  const monday = mondayAt(Date.now());
  const week = useMemo(() => {
    const user = stores.user.getState();
    const island = islandOfTeam(settingsIn(user), team).shortName || DEFAULT_ISLAND;
    const situation = { island, team: team.index, habits: user.policy ?? USUAL_POLICY };
    return weekAt(stored, { ...momentNow(), monday }, situation);
  }, [stored, monday, team, stores]);
  const change = useCallback(
    (next: PlayerWeek) => settings.setRows(withWeek(stores.weeks.getState().rows, next)),
    [settings, stores],
  );
  return { week, change, clock: momentNow };
}

function momentNow(): WeekMoment {
  const now = new Date();
  const monday = mondayAt(now.getTime());
  const days = Math.round((Date.parse(dayAt(now.getTime())) - Date.parse(monday)) / 86_400_000);
  const two = (value: number) => String(value).padStart(2, '0');
  return { monday, day: WEEKDAYS[days] ?? 'mon', time: `${two(now.getHours())}:${two(now.getMinutes())}` };
}
