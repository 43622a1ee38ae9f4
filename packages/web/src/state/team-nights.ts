// What the nights of a team are worth to its members: the sleep score, and how many have a Sleep EXP Bonus.
import { buildOf, type Creature, canBeBuilt, type Game, hasSubskill, sleepMinutes, sleepScore } from '@oversleep/game';
import { useMemo } from 'react';
import { useCreatures, useTeams } from './context.ts';
import { membersOf, type PlayerTeam } from './data/data.ts';
import { currentTeam } from './data/teams.ts';

export interface TeamNights {
  readonly score: number;
  readonly bonusMembers: number;
}

export function useTeamNights(game: Game): TeamNights {
  const team = useTeams(currentTeam);
  const creatures = useCreatures((state) => state.creatures);
  return useMemo(() => {
    const members = membersOf(team).flatMap((id) => creatures[id] ?? []);
    return nightsOf(game, team, members);
  }, [game, team, creatures]);
}

/** As the costs of the team's next steps count them. */
export function nightsOf(
  game: Game,
  times: Pick<PlayerTeam, 'bedtime' | 'wakeup'>,
  members: readonly Creature[],
): TeamNights {
  const builds = members.filter((member) => canBeBuilt(game, member)).map((member) => buildOf(game, member));
  return {
    score: sleepScore(game.rules, sleepMinutes(times)),
    bonusMembers: builds.filter((build) => hasSubskill(build, 'SLEEP_EXP_BONUS')).length,
  };
}
