// The planned week, and how its changes are undone.
import type { PlayerWeek } from '@oversleep/game';
import { useCallback } from 'react';
import { useAppState } from '../../state/context.ts';
import { plannedWeek } from '../../state/data/week-changes.ts';
import { type CurrentWeek, useCurrentWeek } from '../../state/week/use-current-week.ts';
import { undone } from './week-log.ts';

export interface PlannedWeek extends CurrentWeek {
  /** Undoes one change and keeps later ones. */
  readonly takeBack: (before: PlayerWeek, after: PlayerWeek) => void;
}

export function usePlannedWeek(): PlannedWeek {
  const { stores } = useAppState();
  const current = useCurrentWeek();
  const { change } = current;
  const takeBack = useCallback(
    (before: PlayerWeek, after: PlayerWeek) =>
      change(undone(plannedWeek(stores.weeks.getState().rows) ?? after, before, after)),
    [change, stores],
  );
  return { ...current, takeBack };
}
