// Nature and subskills of a build, as rows of a list of facts.
import type { Game } from '@oversleep/game';
import { NaturePicture } from '../../parts/pictures/nature-picture.tsx';
import { SubskillBadge } from '../../parts/pictures/subskill-badge.tsx';
import * as styles from './details.module.css';

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
        <dt>Nature</dt>
        <dd className={styles.tierOverviewNature}>
          {nature}
          {known && <NaturePicture nature={known} short />}
        </dd>
      </div>
      <div>
        <dt>Subskills</dt>
        <dd className={styles.detailsBadges}>
          {subskills.map((name) => {
            const subskill = game.subskills.find(name);
            return subskill ? <SubskillBadge key={name} subskill={subskill} /> : <span key={name}>{name}</span>;
          })}
          {subskills.length === 0 && 'None open at this level'}
        </dd>
      </div>
    </>
  );
}
