// The letter of a tier on its colour.

import type { TierLetter } from '@oversleep/contract';
import { messages } from '../../messages/messages.ts';
import { tierColour } from './tier-words.ts';
import * as styles from './tier-list.module.css';

const t = messages('tierlist');

export function TierMark({ tier }: { readonly tier: TierLetter }) {
  return (
    <span className={styles.tierMark} style={{ background: tierColour(tier) }}>
      {t.rich('board.tierShort', { tier, unseen: (inner) => <span className="unseen">{inner}</span> })}
    </span>
  );
}
