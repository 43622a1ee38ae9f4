// Names the teams that share this creature: a change here changes it there too.

import { useMemo } from 'react';
import { useComparison, useTeams } from '../../../state/context.ts';
import { comparedIds } from '../../../state/data/comparison.ts';
import { Text } from '../../../ui/layout/layout.tsx';
import { placesText } from './places-words.ts';
import * as styles from './editor.module.css';

interface UsedElsewhereProps {
  readonly id: string;
  readonly isNew: boolean;
}

export function UsedElsewhere({ id, isNew }: UsedElsewhereProps) {
  const teams = useTeams((state) => state.teams);
  const comparison = useComparison((state) => state);
  const words = useMemo(() => {
    const names = teams.filter(({ members }) => members.includes(id)).map(({ name }) => name);
    return placesText(names, comparedIds(comparison).includes(id));
  }, [teams, comparison, id]);
  return isNew || words === undefined ? null : (
    <Text className={styles.note} pad={2.5} padX={3.5} size="label" fill={1}>
      {words}
    </Text>
  );
}
