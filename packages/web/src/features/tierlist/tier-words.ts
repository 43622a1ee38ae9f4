// How ranks, scores and tiers are written.
import type { TierLetter, TierListAnswer } from '@oversleep/contract';

const WHOLE = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const SHORT = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

export const scoreText = (score: number): string => WHOLE.format(score);

const AT_MOST_ONE = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

/** Whole where it is whole. */
export const sizeText = (size: number): string => AT_MOST_ONE.format(size);

/** Amounts of a meal are averages, so they come with decimals. */
export const amountText = (amount: number): string => SHORT.format(amount);

export const coverageText = (percent: number): string => `${SHORT.format(percent)}%`;

export const tierColour = (tier: TierLetter): string => `var(--tier-${tier.toLowerCase()})`;

/** Short, for a corner: +3 or −2. */
export const signedText = (change: number): string => (change > 0 ? `+${change}` : `−${Math.abs(change)}`);

/** In words. Without a list before this one nobody is new. */
export function changeText(change: number | null, previous: TierListAnswer['previous']): string {
  if (previous === null) return 'No list before this one';
  if (change === null) return 'New in the list';
  if (change === 0) return 'No change';
  const places = Math.abs(change) === 1 ? '1 place' : `${Math.abs(change)} places`;
  return change > 0 ? `Up ${places}` : `Down ${places}`;
}

export const campText = (camp: boolean): string => (camp ? 'with a camp ticket' : 'without a camp ticket');

export const listName = ({ level, camp }: { readonly level: number; readonly camp: boolean }): string =>
  `Level ${level}, ${campText(camp)}`;
