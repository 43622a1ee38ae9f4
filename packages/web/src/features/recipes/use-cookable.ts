// Dishes that the current team or the Pokébox can cook, calculated when the filter is used.

import { DAYS_A_WEEK, DEFAULT_LEVEL, type Game } from '@oversleep/game';
import { COOKABLE } from '@oversleep/questions';
import { useMemo } from 'react';
import { messages } from '../../messages/messages.ts';
import { useAnswer } from '../../sim/use-answer.ts';
import { useCreatures, useTeams } from '../../state/context.ts';
import { ownedBy } from '../../state/data/data.ts';
import { currentTeam } from '../../state/data/teams.ts';
import { cookableFrom } from './cook-check.ts';
import type { FilterFacts, RecipeFilter } from './recipe-search.ts';
import { useTeamSupply } from './use-team-supply.ts';

const t = messages('recipes');

export interface Cookable {
  readonly facts: FilterFacts['cookable'];
  /** State of the calculation, for the player. */
  readonly words: string | undefined;
}

export function useCookable(game: Game, cooks: RecipeFilter['cooks']): Cookable {
  const team = useTeamCookable(game, cooks === 'week' || cooks === 'team', cooks === 'week' ? 'week' : 'team');
  const box = useBoxCookable(game, cooks === 'box');
  // Only the one that is asked for hides anything.
  const facts = useMemo(() => ({ week: team.dishes, team: team.dishes, box: box.dishes }), [team.dishes, box.dishes]);
  if (cooks === 'any') return { facts, words: undefined };
  return { facts, words: (cooks === 'box' ? box : team).words };
}

interface CookableDishes {
  readonly dishes: ReadonlySet<string> | null;
  readonly words: string | undefined;
}

const NOTHING: ReadonlySet<string> = new Set();

const DAYS = { week: DAYS_A_WEEK, team: 1 } as const;

function useTeamCookable(game: Game, wanted: boolean, span: keyof typeof DAYS): CookableDishes {
  const supply = useTeamSupply(wanted);
  const name = useTeams((teams) => currentTeam(teams).name);
  const known = supply.state === 'known' ? supply.supply : undefined;
  const dishes = useMemo(() => (known ? cookableFrom(game, known, DAYS[span]) : null), [game, known, span]);
  switch (supply.state) {
    case 'empty':
      return { dishes: NOTHING, words: t('cookable.emptyTeam', { team: name }) };
    case 'waiting':
      return { dishes: null, words: t('cook.loading', { team: name }) };
    case 'failed':
      return { dishes: null, words: t('cookable.failed', { reason: supply.why }) };
    case 'known':
      return { dishes, words: t(`cookable.${span}`, { team: name }) };
  }
}

function useBoxCookable(game: Game, wanted: boolean): CookableDishes {
  const creatures = useCreatures((state) => state.creatures);
  const team = useTeams(currentTeam);
  const teams = useTeams((state) => state.teams);
  const box = useMemo(
    () => ownedBy(creatures, teams).filter(({ pokemon }) => game.species.find(pokemon)),
    [creatures, teams, game],
  );
  const { camp, bedtime, wakeup } = team;
  const question = useMemo(
    () => ({ edition: game.edition, settings: { camp, bedtime, wakeup, level: DEFAULT_LEVEL }, box }),
    [game, camp, bedtime, wakeup, box],
  );
  const asked = useAnswer(COOKABLE, wanted && box.length > 0 ? question : undefined);
  const dishes = useMemo(() => (asked.value ? new Set(asked.value) : null), [asked.value]);
  if (box.length === 0) return { dishes: NOTHING, words: t('cookable.emptyBox') };
  if (asked.state === 'failed') return { dishes: null, words: t('cookable.failed', { reason: asked.why }) };
  if (!dishes) return { dishes: null, words: t('cookable.boxLoading') };
  return { dishes, words: t('cookable.box') };
}
