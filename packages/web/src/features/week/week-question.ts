// The simulation's question about the rest of a planned week.
import type { RequestMember, WeekQuestion } from '@oversleep/engine';
import {
  BEST,
  type Creature,
  type DayTeams,
  daysLater,
  eatenMeals,
  gameOf,
  napProblem,
  newReport,
  nightFactorsOn,
  type PlayerWeek,
  USUAL_MEALS_AHEAD,
  USUAL_POLICY,
  WEEKDAYS,
  type Weekday,
} from '@oversleep/game';
import { askedFive, type RotationReader } from '../../sim/question.ts';
import type { Creatures, PlayerTeam } from '../../state/data/data.ts';
import type { PlayerSettings } from '../../state/data/user.ts';
import { type FollowedPlan, swapPlanOf } from '../../state/week/swap-plan.ts';
import { countedLooks } from './look-in.ts';

/** All members of the planned teams without duplicates, today's team first. */
export const plannedCreatures = (question: WeekQuestion | undefined): readonly Creature[] => {
  const members = question ? [question.members, ...question.teams].flat() : [];
  return [...new Map(members.map(({ creature }) => [creature.externalId, creature])).values()];
};

/** Undefined if no team can be simulated; an empty team is replaced by the first one that can. */
export function weekQuestion(
  user: PlayerSettings,
  week: PlayerWeek,
  teams: readonly PlayerTeam[],
  creatures: Creatures,
  readRotation?: RotationReader,
): WeekQuestion | undefined {
  const asked = new Map(
    teams.flatMap((team) => {
      const one = askedFive(user, team, creatures);
      return one ? [[team.index, one.question] as const] : [];
    }),
  );
  const planned = week.teams[week.day]?.day ?? 0;
  const [earliest] = asked.keys();
  const first = asked.has(planned) ? planned : earliest;
  const base = first === undefined ? undefined : asked.get(first);
  if (first === undefined || !base) return undefined;
  const swaps = swapPlanOf(week, teams);
  const rotated = readRotation && swaps?.isWhole && rotationIn(user, swaps, base, creatures, readRotation);
  const left = WEEKDAYS.slice(WEEKDAYS.indexOf(week.day));
  const others = [
    ...new Set(left.flatMap((day) => [week.teams[day]?.day ?? first, week.teams[day]?.night ?? first])),
  ].filter((index) => index !== first && asked.has(index));
  const placeOf = (index: number | undefined) => others.indexOf(index ?? first) + 1;
  const plan: { [day in Weekday]?: DayTeams } = {};
  for (const day of left) plan[day] = { day: placeOf(week.teams[day]?.day), night: placeOf(week.teams[day]?.night) };
  const drowsy: { [day in Weekday]?: number } = {};
  for (const [i, day] of WEEKDAYS.entries()) {
    const factor = nightFactorsOn(daysLater(week.monday, i)).drowsyPower;
    if (factor !== 1) drowsy[day] = factor;
  }
  const eaten = eatenMeals(week);
  const membersOf = (index: number): readonly RequestMember[] => asked.get(index)?.members ?? [];
  return {
    settings: base.settings,
    members: base.members,
    now: {
      day: week.day,
      time: week.time,
      ...(week.strength !== null && { strength: week.strength }),
      ...(Object.keys(week.bag).length > 0 && { bag: week.bag }),
      ...(Object.keys(week.energy).length > 0 && { energy: week.energy }),
      tasty: week.tasty,
      pot: week.pot,
    },
    policy: {
      filler: week.filler,
      meals: USUAL_MEALS_AHEAD,
      lookIn: countedLooks(base.settings, week.lookIn),
      sunday: week.sunday,
      holdTasty: week.sunday,
      ...((user.policy ?? USUAL_POLICY).recipesLevelUp && { recipesLevelUp: true }),
      dishes: Object.fromEntries(
        Object.entries(week.dishes).map(([day, meals]) => [day, meals.map((dish) => dish ?? BEST)]),
      ),
    },
    ...(week.rank !== null && { rank: week.rank }),
    ...(eaten.length > 0 && { eaten }),
    teams: others.map(membersOf),
    plan,
    naps: Object.fromEntries(
      Object.entries(week.naps).filter(([, nap]) => napProblem(gameOf(user.edition), base.settings, nap) === undefined),
    ),
    drowsy,
    ...(rotated && { ...rotated, teams: [], plan: {} }),
  };
}

/** Members and settings of a week that follows a swap plan; undefined where it can't be followed. */
function rotationIn(
  { edition }: PlayerSettings,
  { rotation, team }: FollowedPlan,
  { settings }: Pick<WeekQuestion, 'settings'>,
  creatures: Creatures,
  readRotation: RotationReader,
): Pick<WeekQuestion, 'settings' | 'members'> | undefined {
  const game = gameOf(edition);
  const known = [...new Set(rotation.lineups.flat())]
    .flatMap((id) => creatures[id] ?? [])
    .filter(({ pokemon }) => game.species.find(pokemon));
  const snacking = team?.snacking ?? [];
  const members = known.map((creature) => ({ creature, sneakySnacking: snacking.includes(creature.externalId) }));
  // Of a Pokémon that is gone the slot stays empty.
  const isKnown = (id: string) => known.some(({ externalId }) => externalId === id);
  const lineups = rotation.lineups.map((lineup) => lineup.filter(isKnown));
  return readRotation(game, { settings, members }, { ...rotation, lineups }, newReport());
}
