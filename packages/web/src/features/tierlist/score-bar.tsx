// Where the points of dishes come from, as one bar.
import type { TierVariant } from '@oversleep/contract';
import { ShareBar } from '../../parts/sharing/share-bar.tsx';
import { scoreText } from './tier-words.ts';
import { scoreParts } from './variant-list.ts';

interface ScoreBarProps {
  readonly label: string;
  readonly recipes: TierVariant['recipes'];
  /** What they are shown to bring together. */
  readonly total: number;
  readonly slim?: boolean;
}

export function ScoreBar({ label, recipes, total, slim = false }: ScoreBarProps) {
  const parts = scoreParts(recipes, total).map(({ key, label: name, colour, points, share }) => ({
    key,
    label: name,
    colour,
    share,
    value: scoreText(points),
  }));
  return <ShareBar label={label} parts={parts} legend slim={slim} />;
}
