// The weeks to simulate to compare filler, saving, holding the Extra Tasty bonus and check-ins, all with the same random numbers.
import type { WeekQuestion } from '@oversleep/engine';
import { formatClock, USUAL_MEALS_AHEAD, USUAL_POLICY } from '@oversleep/game';
import type { TeamQuestion } from '@oversleep/questions';

/** Most players check the app three to six times a day. */
export const COMPARED_HOURS = 4;

export interface HabitQuestions {
  /** As the player does it; saving and holding are tried in any case. */
  readonly own: WeekQuestion;
  /** With filler, for players that use none. */
  readonly filled: WeekQuestion | undefined;
  /** With a check-in every few hours, for players that are always there. */
  readonly away: WeekQuestion | undefined;
}

export function habitQuestions({ settings, members }: TeamQuestion): HabitQuestions {
  const { filler = 'never', lookIn = 'always', recipesLevelUp } = settings.policy ?? {};
  const ask = (change: Partial<WeekQuestion['policy']>): WeekQuestion => ({
    settings,
    members,
    now: { day: 'mon', time: formatClock(settings.wakeup), strength: 0 },
    policy: {
      filler,
      meals: USUAL_MEALS_AHEAD,
      lookIn,
      ...(recipesLevelUp && { recipesLevelUp }),
      sunday: false,
      holdTasty: false,
      dishes: {},
      ...change,
    },
    teams: [],
    plan: {},
    naps: {},
    drowsy: {},
  });
  return {
    own: ask({ sunday: true, holdTasty: true }),
    filled: filler === 'never' ? ask({ filler: USUAL_POLICY.filler }) : undefined,
    away: lookIn === 'always' ? ask({ lookIn: { everyHours: COMPARED_HOURS } }) : undefined,
  };
}
