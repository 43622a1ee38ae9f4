// Weekly gain of each upgrade: members in their team, others alone with the current settings.
import type { Estimate } from '@oversleep/engine';
import { type Creature, canBeBuilt, type Game } from '@oversleep/game';
import { type TeamQuestion, teamKey } from '@oversleep/questions';
import { useMemo } from 'react';
import { memoryRow } from '../../sim/answer-row.ts';
import { QUESTION_ROWS } from '../../sim/answer-rows.ts';
import { settingsFor } from '../../sim/question.ts';
import { useAskedTeam } from '../../sim/simulator.ts';
import { useAnswers } from '../../sim/use-answer.ts';
import { useSettings, useTeams } from '../../state/context.ts';
import { currentTeam } from '../../state/data/teams.ts';
import type { AppState } from '../../state/start-up.ts';
import type { GainPlace } from './best-plan.ts';
import { gainOf, type TeamWeek } from './gain.ts';

export interface Growth {
  readonly creature: Creature;
  readonly grown: Creature;
}

/** Strength a week. */
export interface GrowthGain extends Estimate {
  readonly where: GainPlace;
}

export interface GrowthGains {
  /** By id. */
  readonly of: ReadonlyMap<string, GrowthGain>;
  readonly state: 'working' | 'done' | 'failed';
}

interface GrownTeam {
  readonly now: TeamQuestion;
  readonly grown: TeamQuestion;
}

const REMEMBERED = 200;

const GROWTH = memoryRow<GrownTeam, Estimate>(REMEMBERED, {
  key: ({ now, grown }) => `${teamKey(now)} ${teamKey(grown)}`,
  ask: async (state, { now, grown }, _, signal) =>
    gainOf(...(await Promise.all([weekOf(state, now, signal), weekOf(state, grown, signal)]))),
});

/** A team's weekly Strength at full precision. */
async function weekOf(state: AppState, question: TeamQuestion, signal: AbortSignal): Promise<TeamWeek> {
  const { production, values } = await QUESTION_ROWS.rival.find(state, { question, place: null }, () => {}, signal);
  return { total: { mean: production.team.total, error: production.errors?.team.total ?? 0 }, values };
}

export function useGrowthGains(game: Game, growths: readonly Growth[]): GrowthGains {
  const user = useSettings();
  const team = useTeams(currentTeam);
  const question = useAskedTeam(team.index)?.question;
  const asked = useMemo(() => {
    const { settings, members } = question ?? { settings: settingsFor(user, team), members: [] };
    return growths
      .filter(({ creature, grown }) => canBeBuilt(game, creature) && canBeBuilt(game, grown))
      .map(({ creature, grown }) => {
        const own = members.find((member) => member.creature.externalId === creature.externalId);
        const teamWith = (one: Creature): TeamQuestion => {
          const as = { creature: one, sneakySnacking: own?.sneakySnacking ?? false };
          return {
            edition: game.edition,
            settings,
            members: own ? members.map((member) => (member === own ? as : member)) : [as],
          };
        };
        const input = { now: teamWith(creature), grown: teamWith(grown) };
        const where: GainPlace = own ? 'team' : 'alone';
        return { id: creature.externalId, input, where };
      });
  }, [game, growths, question, user, team]);
  const answers = useAnswers(
    GROWTH,
    useMemo(() => asked.map(({ input }) => input), [asked]),
  );
  const of = new Map(
    asked.flatMap(({ id, where }, i) => {
      const gain = answers[i]?.value;
      return gain ? [[id, { ...gain, where }] as const] : [];
    }),
  );
  const hasFailed = answers.some(({ state }) => state === 'failed');
  return { of, state: of.size === asked.length ? 'done' : hasFailed ? 'failed' : 'working' };
}
