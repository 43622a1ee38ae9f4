// The teams of a week as one rotation: members that are in several teams are the same ones.
import { awakeMinutes, type Game, type LineupChange, normalSwapPlan, WEEKDAYS } from '@oversleep/game';
import { formsOf, rolledTotal } from '../figures/team.ts';
import { sumTerms } from '../figures/terms.ts';
import { type Plan, planOf } from '../loop/plan.ts';
import { resetState } from '../loop/start.ts';
import type { State } from '../loop/state.ts';
import { type RequestMember, requestOf, type TeamRequest, type TeamSettings } from '../request.ts';
import { createRunner } from '../statistics/chains.ts';
import type { WeekQuestion } from './types.ts';

export interface RunningTeam {
  readonly plan: Plan;
  readonly state: State;
  readonly rolled: ReturnType<typeof rolledTotal>;
}

/** State to simulate days of a team or a rotation, starting from mornings after a few simulated days. */
export function createTeam(request: TeamRequest, seed: number): RunningTeam {
  const plan = planOf(request, { cooking: false });
  const { state } = createRunner(plan, seed, false, 0);
  state.rolling = true;
  return { plan, state, rolled: rolledTotal(plan, formsOf(plan, state.layout)) };
}

/** The members of all teams that are planned, and who of them is in when. */
export function requestOfWeek(
  game: Game,
  settings: TeamSettings,
  { members, teams, plan }: Pick<WeekQuestion, 'members' | 'teams' | 'plan'>,
): TeamRequest {
  if (settings.rotation || teams.length === 0) return requestOf(game, settings, members);
  const roster = new Map<string, RequestMember>();
  const sets = [members, ...teams].map((team) =>
    team.map((member) => {
      const key = JSON.stringify(member);
      if (!roster.has(key)) roster.set(key, member);
      return [...roster.keys()].indexOf(key);
    }),
  );
  const awake = awakeMinutes(settings);
  const changes = WEEKDAYS.flatMap((name, day): readonly LineupChange[] => {
    const { day: byDay, night } = plan[name] ?? { day: 0, night: 0 };
    return [
      { day, at: 0, lineup: byDay },
      { day, at: awake, lineup: night },
    ];
  });
  const normal = normalSwapPlan(sets, changes);
  const all = [...roster.values()];
  const used = normal.members.flatMap((number) => all[number] ?? []);
  return requestOf(game, normal.rotation ? { ...settings, rotation: normal.rotation } : settings, used);
}

/** Puts all members in a typical morning state. */
export function resetTeam({ state }: RunningTeam, seed: number, run: number, antithetic: boolean): void {
  resetState(state, seed, run, antithetic);
  state.tally.fill(0);
  for (const team of [state, ...(state.lineups?.states ?? [])]) team.zone = 0;
}

/** Strength from berries and skills so far. */
export function strengthSoFar({ state, rolled }: RunningTeam): number {
  let sum = sumTerms(rolled.terms, state.tally);
  for (const { number, rolledBerries } of state.members) sum += rolledBerries * (rolled.berry[number] ?? 0);
  return sum;
}
