// The best team out of a rotation's members that stays all week, and by how much the rotation beats it.
import { isAllowedTeam, TEAM_SIZE } from '@oversleep/game';
import type { TeamRequest } from '../request.ts';
import { lead, sureOf } from '../search/contender.ts';
import { createEstimator } from '../search/estimate-team.ts';
import type { Estimate } from '../statistics/regression.ts';
import { createContest, race, without } from './contest.ts';

/** In strength of a week; `sure` is the chance that it is above zero. */
export interface Gain extends Estimate {
  readonly sure: number;
  /** The same in percent of what it is compared with. */
  readonly percent: number;
  readonly percentError: number;
}

export interface Against {
  readonly team: readonly string[];
  readonly strength: Estimate;
  readonly gain: Gain;
}

/** Teams that are simulated, by their rough estimates. */
const TRIED = 24;
const LAPS = [2, 8, 16];
/** Chains that the answer rests on, none of which the team was chosen by. */
const CHOSEN_BY = 16;
const CHAINS = 48;

/** Undefined for a team that stays the same. Yields between steps of some milliseconds. */
export function* compareWithFixed(request: TeamRequest, seed: number): Generator<unknown, Against | undefined> {
  const { rotation, ...settings } = request.settings;
  if (!rotation) return undefined;
  const week = { ...request, settings: { ...settings, rotation: undefined } };
  const contest = createContest(
    request,
    { kind: 'strength' },
    request.members.map((_, m) => m),
    seed,
  );
  const estimator = createEstimator({ ...week, members: [] }, request.members);
  const species = (team: readonly number[]) => team.map((m) => request.members[m]?.build.species.name ?? '');
  const teams = chosenFrom(request.members.length, Math.min(TEAM_SIZE, request.members.length))
    .filter((team) => isAllowedTeam(request.game, species(team)))
    .map((team) => {
      const { berries, skill, cooking } = estimator.parts(team);
      return { team, value: berries + skill + cooking };
    })
    .sort((a, b) => b.value - a.value)
    .slice(0, TRIED);
  yield;
  const entrants = teams.map(({ team }) => contest.enter({ lineups: [team], changes: ALL_WEEK }));
  const [best] = yield* race(entrants, LAPS);
  if (!best) return undefined;
  const own = contest.enter({ lineups: rotation.lineups, changes: rotation.changes });
  for (const entrant of [best, own])
    for (let chains = CHOSEN_BY; chains <= CHAINS; chains += CHOSEN_BY / 2) {
      entrant.run(chains);
      yield;
    }
  const fixed = without(best.contender, CHOSEN_BY);
  return {
    team: best.contender.team.map((m) => request.members[m]?.externalId ?? ''),
    strength: fixed.known,
    gain: gainOf(lead(without(own.contender, CHOSEN_BY), fixed), fixed.known.mean),
  };
}

export const ALL_WEEK = [{ day: 0, at: 0, lineup: 0 }];

export function gainOf(difference: ReturnType<typeof lead>, of: number): Gain {
  const { mean, error } = difference;
  const percent = of > 0 ? 100 / of : 0;
  return { mean, error, sure: sureOf(difference), percent: percent * mean, percentError: percent * error };
}

/** All ways to choose so many numbers below n. */
function chosenFrom(n: number, size: number): readonly (readonly number[])[] {
  if (size === 0) return [[]];
  return Array.from({ length: n }, (_, last) => last).flatMap((last) =>
    last + 1 < size ? [] : chosenFrom(last, size - 1).map((rest) => [...rest, last]),
  );
}
