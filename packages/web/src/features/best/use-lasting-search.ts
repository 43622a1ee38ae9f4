// The search of the page. What it found stays when the player's own team changes, such as by using a team or a plan that was found.

import { searchKey, type TeamSearch } from '@oversleep/questions';
import { useEffect, useMemo } from 'react';
import { type KnownSearch, useTeamSearch } from '../../sim/best/use-team-search.ts';
import { useAppState, useResults } from '../../state/context.ts';
import type { FoundTeams } from '../../state/data/results.ts';

export function useLastingSearch(asked: TeamSearch): KnownSearch {
  const { results } = useAppState();
  const search = useTeamSearch(asked);
  const { found, status } = search;
  // Which teams are the best does not depend on the one that they are compared with.
  const key = useMemo(() => searchKey({ ...asked, present: [] }), [asked]);
  const kept = useResults((state) => state.searches.get(key));
  useEffect(() => {
    if (found?.done === 1 && found !== kept) results.keep('searches', key, found);
  }, [found, kept, key, results]);
  const lasting = useMemo(() => kept && withoutComparison(kept), [kept]);
  return found || status !== 'idle' ? search : { ...search, found: lasting ?? null };
}

/** Compared with an earlier team. */
const withoutComparison = (found: FoundTeams): FoundTeams => ({
  ...found,
  present: null,
  teams: found.teams.map((team) => ({ ...team, lead: null })),
});
