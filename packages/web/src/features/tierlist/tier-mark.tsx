// The letter of a tier on its colour.
import type { TierLetter } from '@oversleep/contract';
import { tierColour } from './tier-words.ts';
import * as styles from './tier-list.module.css';

export function TierMark({ tier }: { readonly tier: TierLetter }) {
  return (
    <span className={styles.tierMark} style={{ background: tierColour(tier) }}>
      <span className="unseen">Tier </span>
      {tier}
    </span>
  );
}
