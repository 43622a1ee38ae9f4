// Steps with what they bring: which are shown, in what order, and in words.
import type { Estimate, GrowthStep, StepCost } from '@oversleep/engine';
import type { Game } from '@oversleep/game';
import { listFormat } from '../../../messages/formats.ts';
import { messages } from '../../../messages/messages.ts';
import { nameOf } from '../../../messages/names.ts';
import { amountText, isClear } from '../../../parts/words/range-text.ts';

const t = messages('calculatorNext');

/** A step, or a Pokémon that could join; the gain is Strength a week. */
export interface NextRow {
  readonly key: string;
  readonly words: string;
  /** What it unlocks, or which member it would replace. */
  readonly more: string | undefined;
  readonly cost: StepCost;
  readonly costWords: string;
  readonly today: boolean;
  readonly gain: Estimate | undefined;
}

export type StepOrder = 'gain' | 'candies' | 'shards' | 'nights';

export const ORDERS: readonly StepOrder[] = ['gain', 'candies', 'shards', 'nights'];

/** What the player can spend today; 0 means no limit. */
export interface Purse {
  readonly candies: number;
  readonly shards: number;
}

const fits = (cost: number | null, most: number): boolean => most === 0 || (cost ?? 0) <= most;

export const canBeDone = ({ today, cost }: NextRow, { candies, shards }: Purse): boolean =>
  today && fits(cost.candies, candies) && fits(cost.shards, shards);

const PER = { candies: 1, shards: 1000, nights: 1 } as const;

/** Gain for what it costs; undefined if it doesn't cost that or the cost is unknown. */
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

/** A clear gain, none at all, or one that may be chance. */
export function gainWords(row: NextRow & { readonly gain: Estimate }, order: StepOrder): string | undefined {
  const { mean, error } = row.gain;
  if (Math.abs(mean) + error < NOTHING) return t('rows.noDifference');
  return isClear(mean, error) ? rateWords(row, order) : t('rows.luck');
}

const NOTHING = 0.5;

/** "31.5 per candy". */
export function rateWords(row: NextRow, order: StepOrder): string | undefined {
  const kind = order === 'gain' ? 'candies' : order;
  const rate = gainFor(row, kind);
  return rate === undefined || rate <= 0 ? undefined : t(`rates.${kind}`, { amount: amountText(rate) });
}

export function stepWords(game: Game, { kind, from: before, to: after, recipe }: GrowthStep): string {
  const [from, to] = [Number(before), Number(after)];
  switch (kind) {
    case 'level':
      return t('steps.level', { from, to });
    case 'skillLevel':
      return t('steps.skillLevel', { from, to });
    case 'evolution':
      return t('steps.evolution', { species: nameOf('species', String(after)) });
    case 'ribbon':
      return t('steps.ribbon', { hours: game.ribbons[to]?.hours ?? 0 });
    case 'recipe':
      return t('steps.recipe', { dish: nameOf('recipes', recipe ?? ''), from, to });
    case 'pot':
      return t('steps.pot', { from, to });
  }
}

const listed = listFormat();

/** "unlocks Helping Speed M and Fancy Apple". */
export function opensWords({ opens }: GrowthStep): string | undefined {
  if (opens.length === 0) return undefined;
  return t('steps.opens', { names: listed(opens.map((name) => nameOf('ingredients', name))) });
}

/** A sentence. */
export function costWords({ kind, cost }: Pick<GrowthStep, 'kind' | 'cost'>): string {
  const { candies, shards, nights, items } = cost;
  if (kind === 'recipe') return t('cost.cooking');
  if (kind === 'ribbon') return nights === null ? t('cost.unknown') : t('cost.ribbon', { nights });
  const paid = [
    ...(candies ? [t('cost.candies', { count: candies })] : []),
    ...(shards ? [t('cost.shards', { count: shards })] : []),
    ...items.map((item) => t('cost.item', { item })),
    ...(kind === 'evolution' && nights !== null ? [t('cost.nights', { nights })] : []),
  ];
  if (paid.length === 0) return t(candies === 0 ? 'cost.nothing' : 'cost.unknown');
  const taken = { items: listed(paid) };
  return kind === 'level' && nights !== null ? t('cost.takesOrNights', { ...taken, nights }) : t('cost.takes', taken);
}
