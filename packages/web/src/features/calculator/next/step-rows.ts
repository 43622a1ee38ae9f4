// Steps with what they bring: which are shown, in what order, and in words.
import type { Estimate, GrowthStep, StepCost } from '@oversleep/engine';
import { type Game, ribbonLabel } from '@oversleep/game';
import { amountText, isClear } from '../../../parts/words/range-text.ts';
import { countText } from '../../../parts/words/wording.ts';

/** A step, or somebody of the bench; the gain is strength a week. */
export interface NextRow {
  readonly key: string;
  readonly words: string;
  /** What opens on the way, or whose place it would take. */
  readonly more: string | undefined;
  readonly cost: StepCost;
  readonly costWords: string;
  readonly today: boolean;
  readonly gain: Estimate | undefined;
}

export type StepOrder = 'gain' | 'candies' | 'shards' | 'nights';

export const ORDERS: readonly { readonly value: StepOrder; readonly label: string }[] = [
  { value: 'gain', label: 'Gain' },
  { value: 'candies', label: 'Gain for a candy' },
  { value: 'shards', label: 'Gain for 1,000 shards' },
  { value: 'nights', label: 'Gain for a night' },
];

/** What somebody can spend today; 0: no matter. */
export interface Purse {
  readonly candies: number;
  readonly shards: number;
}

const fits = (cost: number | null, most: number): boolean => most === 0 || (cost ?? 0) <= most;

export const canBeDone = ({ today, cost }: NextRow, { candies, shards }: Purse): boolean =>
  today && fits(cost.candies, candies) && fits(cost.shards, shards);

const PER = { candies: 1, shards: 1000, nights: 1 } as const;

/** Gain for what it costs; undefined where it does not cost that, or nobody knows. */
function gainFor({ gain, cost }: NextRow, order: Exclude<StepOrder, 'gain'>): number | undefined {
  const spent = cost[order];
  return gain && spent ? (gain.mean * PER[order]) / spent : undefined;
}

/** Best first; what is not known yet, or costs something else, comes last. */
export function ordered<Row extends NextRow>(rows: readonly Row[], order: StepOrder): readonly Row[] {
  const worth = (row: Row) => (order === 'gain' ? row.gain?.mean : gainFor(row, order)) ?? Number.NEGATIVE_INFINITY;
  const mean = ({ gain }: Row) => gain?.mean ?? Number.NEGATIVE_INFINITY;
  return rows.toSorted((a, b) => worth(b) - worth(a) || mean(b) - mean(a));
}

/** A gain that no luck could hide, none at all, or one that luck alone could have made. */
export function gainWords(row: NextRow & { readonly gain: Estimate }, order: StepOrder): string | undefined {
  const { mean, error } = row.gain;
  if (Math.abs(mean) + error < NOTHING) return 'makes no difference';
  return isClear(mean, error) ? rateWords(row, order) : 'may as well be luck';
}

const NOTHING = 0.5;

const RATE_WORDS = { candies: 'a candy', shards: '1,000 shards', nights: 'a night' } as const;

/** "31.5 for a candy". */
export function rateWords(row: NextRow, order: StepOrder): string | undefined {
  const kind = order === 'gain' ? 'candies' : order;
  const rate = gainFor(row, kind);
  return rate === undefined || rate <= 0 ? undefined : `${amountText(rate)} for ${RATE_WORDS[kind]}`;
}

export function stepWords(game: Game, { kind, from, to, recipe }: GrowthStep): string {
  switch (kind) {
    case 'level':
      return `Level ${from} → ${to}`;
    case 'skillLevel':
      return `Main skill ${from} → ${to}`;
    case 'evolution':
      return `Evolve into ${game.species.get(String(to)).displayName}`;
    case 'ribbon':
      return `Ribbon for ${ribbonLabel(game, Number(to))}`;
    case 'recipe':
      return `${game.recipes.get(recipe ?? '').displayName}: level ${from} → ${to}`;
    case 'pot':
      return `Pot of ${from} → ${to}`;
  }
}

const LIST = new Intl.ListFormat('en');

/** "opens Helping Speed M and Fancy Apple". */
export function opensWords({ ingredients }: Game, { opens }: GrowthStep): string | undefined {
  if (opens.length === 0) return undefined;
  return `opens ${LIST.format(opens.map((name) => ingredients.find(name)?.longName ?? name))}`;
}

const UNKNOWN = 'No source tells what it takes.';

const nightWords = (nights: number): string => `${countText(nights)} ${nights === 1 ? 'night' : 'nights'}`;

/** A sentence. */
export function costWords({ kind, cost }: Pick<GrowthStep, 'kind' | 'cost'>): string {
  const { candies, shards, nights, items } = cost;
  if (kind === 'recipe') return 'It comes with cooking.';
  if (kind === 'ribbon') return nights === null ? UNKNOWN : `Takes at most ${nightWords(nights)} of sleep together.`;
  const paid = [
    ...(candies ? [`${countText(candies)} ${candies === 1 ? 'candy' : 'candies'}`] : []),
    ...(shards ? [`${countText(shards)} dream shards`] : []),
    ...items.map((item) => `one ${item}`),
    ...(kind === 'evolution' && nights !== null ? [`at most ${nightWords(nights)} of sleep together`] : []),
  ];
  if (paid.length === 0) return candies === 0 ? 'Takes nothing.' : UNKNOWN;
  return `Takes ${LIST.format(paid)}${kind === 'level' && nights !== null ? `, or ${nightWords(nights)} of sleep` : ''}.`;
}
