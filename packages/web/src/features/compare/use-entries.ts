// The compared creatures, read from the stores.
import { useMemo } from 'react';
import { useComparison, useCreatures, useResults, useSettings, useTeams } from '../../state/context.ts';
import { gameFor } from '../../state/data/user.ts';
import { type ComparisonEntry, entriesOf } from './entry.ts';
import { type Around, aroundOf } from './question.ts';

export function useEntries(): { readonly entries: readonly ComparisonEntry[]; readonly around: Around } {
  const user = useSettings();
  const members = useComparison((state) => state.members);
  const teamIndex = useComparison((state) => state.teamIndex);
  const place = useComparison((state) => state.place);
  const level = useComparison((state) => state.view.level);
  const team = useTeams(({ teams }) => (teamIndex === null ? null : (teams[teamIndex] ?? null)));
  const creatures = useCreatures((state) => state.creatures);
  const known = useResults((state) => state.compared);
  const around = useMemo(() => aroundOf(user, team, creatures, place), [user, team, creatures, place]);
  const entries = useMemo(
    () => entriesOf(gameFor(user), members, creatures, known, around, level),
    [user, members, creatures, known, around, level],
  );
  return { entries, around };
}
