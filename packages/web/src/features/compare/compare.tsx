// The page that compares creatures or teams: what each produces, which is better, and how sure that is.

import { Suspense } from 'react';
import { messages } from '../../messages/messages.ts';
import { useAppState, useComparison } from '../../state/context.ts';
import { lazyPart } from '../../state/page/loading.ts';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { Segmented } from '../../ui/fields/segmented.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { CreatureCompare } from './creature-compare.tsx';
import * as styles from './compare.module.css';

const t = messages('compare');

const TeamCompare = lazyPart(
  () => import('./team-compare.tsx'),
  (file) => file.TeamCompare,
);

export function Compare() {
  const { creatures } = useAppState();
  const kind = useComparison((state) => state.view.kind);
  return (
    <Stack gap={4} fit>
      <Row className={styles.compareHead} gap={2} gapX={4} wrap justify="between">
        <h1>{t('title')}</h1>
        <Segmented
          labelHidden
          label={t('kinds.label')}
          value={kind}
          choices={[
            { value: 'creatures', label: t('kinds.creatures') },
            { value: 'teams', label: t('kinds.teams') },
          ]}
          onChange={(value) => creatures.changeCompareView({ kind: value === 'teams' ? 'teams' : 'creatures' })}
        />
      </Row>
      <Suspense fallback={<Spinner />}>{kind === 'teams' ? <TeamCompare /> : <CreatureCompare />}</Suspense>
    </Stack>
  );
}
