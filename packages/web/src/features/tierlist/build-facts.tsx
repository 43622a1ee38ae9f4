// Nature and subskills of a build, as rows of a list of facts.

import type { Game } from '@oversleep/game';
import { messages } from '../../messages/messages.ts';
import { NaturePicture } from '../../parts/pictures/nature-picture.tsx';
import { SubskillBadge } from '../../parts/pictures/subskill-badge.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import * as styles from './details.module.css';

const t = messages('tierlist');

interface BuildFactsProps {
  readonly game: Game;
  readonly nature: string;
  readonly subskills: readonly string[];
}

export function BuildFacts({ game, nature, subskills }: BuildFactsProps) {
  const known = game.natures.find(nature);
  return (
    <>
      <div>
        <dt>{t('build.nature')}</dt>
        <Stack as="dd" className={styles.tierOverviewNature} gap={0.5} align="end">
          {nature}
          {known && <NaturePicture nature={known} short />}
        </Stack>
      </div>
      <div>
        <dt>{t('build.subskills')}</dt>
        <Row as="dd" className={styles.detailsBadges} gap={1.5} wrap align="stretch">
          {subskills.map((name) => {
            const subskill = game.subskills.find(name);
            return subskill ? <SubskillBadge key={name} subskill={subskill} /> : <span key={name}>{name}</span>;
          })}
          {subskills.length === 0 && t('build.noSubskills')}
        </Row>
      </div>
    </>
  );
}
