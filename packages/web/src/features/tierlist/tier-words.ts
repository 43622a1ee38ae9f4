// How ranks, scores and tiers are written.

import type { TierLetter, TierListAnswer } from '@oversleep/contract';
import { numberFormat } from '../../messages/formats.ts';
import { messages } from '../../messages/messages.ts';

const t = messages('tierlist');

export const scoreText = numberFormat({ maximumFractionDigits: 0 });

export const sizeText = numberFormat({ maximumFractionDigits: 1 });

/** Amounts per meal are averages, so they always have a decimal. */
export const amountText = numberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 });

export const coverageText = (percent: number): string => t('dishes.coveragePercent', { percent: amountText(percent) });

export const tierColour = (tier: TierLetter): string => `var(--tier-${tier.toLowerCase()})`;

/** Short, for a corner: +3 or −2. */
export const signedText = (change: number): string => (change > 0 ? `+${change}` : `−${Math.abs(change)}`);

/** The change of rank as a sentence. */
export function changeText(change: number | null, previous: TierListAnswer['previous']): string {
  if (previous === null) return t('change.none');
  if (change === null) return t('change.newInList');
  if (change === 0) return t('change.same');
  return t(change > 0 ? 'change.up' : 'change.down', { count: Math.abs(change) });
}

interface ListTitleFacts {
  readonly level: number;
  readonly camp: boolean;
  readonly rotation: boolean;
}

export function listName({ level, camp, rotation }: ListTitleFacts): string {
  const name = t('listName', { level, camp: camp ? 'yes' : 'other' });
  return rotation ? t('listNameRotation', { name }) : name;
}
