// What growing would bring in a week: a member to its team, everybody else alone under the present settings.
import type { Estimate } from '@oversleep/engine';
import { type Creature, canBeBuilt, canonical, type Game } from '@oversleep/game';
import { useEffect, useMemo, useState } from 'react';
import { settingsFor } from '../../sim/question.ts';
import { type Simulator, type TeamQuestion, useAskedTeam, useSimulator } from '../../sim/simulator.ts';
import { useSettings, useTeams } from '../../state/context.ts';
import { currentTeam } from '../../state/data/teams.ts';
import { gainOf, type TeamWeek } from './gain.ts';

export interface Growth {
  readonly creature: Creature;
  readonly grown: Creature;
}

/** Strength a week. */
export interface GrowthGain extends Estimate {
  /** "in the team", "alone". */
  readonly where: string;
}

export interface GrowthGains {
  /** By id. */
  readonly of: ReadonlyMap<string, GrowthGain>;
  readonly state: 'working' | 'done' | 'failed';
}

export function useGrowthGains(game: Game, growths: readonly Growth[]): GrowthGains {
  const { rival } = useSimulator();
  const user = useSettings();
  const team = useTeams(currentTeam);
  const question = useAskedTeam(team.index)?.question;
  const [found, setFound] = useState<ReadonlyMap<string, GrowthGain>>(new Map());
  const [hasFailed, setFailed] = useState(false);
  const asked = useMemo(
    () => growths.filter(({ creature, grown }) => canBeBuilt(game, creature) && canBeBuilt(game, grown)),
    [game, growths],
  );

  useEffect(() => {
    const stop = new AbortController();
    const { settings, members } = question ?? { settings: settingsFor(user, team), members: [] };
    setFailed(false);
    const ask = async ({ creature, grown }: Growth) => {
      const own = members.find((member) => member.creature.externalId === creature.externalId);
      const as = (one: Creature) => ({ creature: one, sneakySnacking: own?.sneakySnacking ?? false });
      const teamWith = (one: Creature): TeamQuestion => ({
        edition: game.edition,
        settings,
        members: own ? members.map((member) => (member === own ? as(one) : member)) : [as(one)],
      });
      const [now, then] = await Promise.all([creature, grown].map((one) => weekOf(rival, teamWith(one), stop.signal)));
      if (!now || !then || stop.signal.aborted) return;
      const gain = { ...gainOf(now, then), where: own ? 'in the team' : 'alone' };
      setFound((known) => new Map([...known, [keyOf({ creature, grown }), gain]]));
    };
    Promise.all(asked.map(ask)).catch(() => stop.signal.aborted || setFailed(true));
    return () => stop.abort();
  }, [game, asked, question, user, team, rival]);

  const of = new Map(
    asked.flatMap((growth) => {
      const gain = found.get(keyOf(growth));
      return gain ? [[growth.creature.externalId, gain] as const] : [];
    }),
  );
  return { of, state: of.size === asked.length ? 'done' : hasFailed ? 'failed' : 'working' };
}

/** A gain belongs to what somebody is now and what it would be. */
const keyOf = ({ creature, grown }: Growth): string =>
  canonical([creature.externalId, creature.level, creature.pokemon, grown.level, grown.pokemon]);

/** Strength of a team's week, as well as it is to be known. */
async function weekOf(rival: Simulator['rival'], question: TeamQuestion, signal: AbortSignal) {
  let week: TeamWeek | undefined;
  const onRival: Parameters<Simulator['rival']>[2] = ({ production, values }) => {
    week = { total: { mean: production.team.total, error: production.errors?.team.total ?? 0 }, values };
  };
  await rival(question, null, onRival, signal);
  return week;
}
