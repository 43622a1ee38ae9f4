// The letter of a tier on its colour.
import type { TierLetter } from '@oversleep/contract';
import { tierColour } from './tier-words.ts';

export function TierMark({ tier }: { readonly tier: TierLetter }) {
  return (
    <span className="tier-mark" style={{ background: tierColour(tier) }}>
      <span className="unseen">Tier </span>
      {tier}
    </span>
  );
}
