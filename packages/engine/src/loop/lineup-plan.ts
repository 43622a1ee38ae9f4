// A rotation as flat numbers: line-ups with plans of their own, their changes by weekday, and what sleep gives the bench.
import {
  DAYS_A_WEEK,
  type Game,
  type NormalSwapPlan,
  type Schedule,
  type SwapRules,
  sleepEnergy,
  sleepMinutes,
  swapRules,
  type TimeIn,
  timesIn,
} from '@oversleep/game';
import { isDeterministic, type Program } from './programs.ts';

interface TeamPrograms {
  readonly programs: readonly Program[];
  readonly members: readonly { readonly index: number }[];
}

/** `Team` is the plan of a line-up. */
export interface LineupPlan<Team> {
  readonly lineups: readonly Team[];
  /** By line-up and place, the member's number. */
  readonly numbers: readonly (readonly number[])[];
  /** By weekday, in order. */
  readonly days: readonly (readonly { readonly at: number; readonly lineup: number }[])[];
  /** In the team before Monday's first change. */
  readonly last: number;
  readonly rules: SwapRules;
  /** By member, what a night gives one that is not in the team, up to the cap. */
  readonly benchSleep: readonly number[];
  readonly benchCap: number;
  /** By line-up. */
  readonly times: readonly TimeIn[];
  /** By member, whether it is in all line-ups, and whether no chance touches its clock in any of them. */
  readonly stays: readonly boolean[];
  readonly undisturbed: readonly boolean[];
}

export function lineupPlan<Team extends TeamPrograms>(
  game: Game,
  rotation: NormalSwapPlan,
  lineups: readonly Team[],
  settings: Schedule,
  members: readonly { readonly build: { readonly nature: { readonly energy: number } } }[],
): LineupPlan<Team> {
  const rules = swapRules(rotation);
  const minutes = sleepMinutes(settings);
  const alone = { minutes, bonusMembers: 0, ownBonus: false };
  return {
    lineups,
    numbers: rotation.lineups,
    days: Array.from({ length: DAYS_A_WEEK }, (_, day) => rotation.changes.filter((change) => change.day === day)),
    last: rotation.changes.at(-1)?.lineup ?? 0,
    rules,
    benchSleep: members.map(
      ({ build }) => rules.bench * sleepEnergy(game, { ...alone, nature: build.nature.energy }).gift,
    ),
    benchCap: game.rules.energy.sleep.cap,
    times: timesIn(rotation, settings),
    stays: members.map((_, number) => rotation.lineups.every((lineup) => lineup.includes(number))),
    undisturbed: members.map((_, number) =>
      rotation.lineups.every((lineup, l) => {
        const plan = lineups[l];
        const member = plan?.members[lineup.indexOf(number)];
        return plan && member && isDeterministic(plan, member);
      }),
    ),
  };
}

/** The line-up that is in at a minute of a day; without one, at its end. */
export function lineupAt(
  { days, last }: Pick<LineupPlan<unknown>, 'days' | 'last'>,
  weekday: number,
  minute = Number.POSITIVE_INFINITY,
): number {
  for (let day = weekday; day >= 0; day -= 1) {
    const change = days[day]?.findLast(({ at }) => day < weekday || at <= minute);
    if (change) return change.lineup;
  }
  return last;
}
