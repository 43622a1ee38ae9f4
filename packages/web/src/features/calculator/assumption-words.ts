// What the kitchen is calculated with, in words.
import type { Filler, Game } from '@oversleep/game';
import { listFormat } from '../../messages/formats.ts';
import { messages } from '../../messages/messages.ts';

const t = messages('calculator');

type Levels = Readonly<Record<string, number>>;

interface Kitchen {
  readonly pot: number;
  /** Set by the player. */
  readonly ownPot: boolean;
  readonly levels: Levels;
  readonly filler: Filler;
  /** Chosen by the player. */
  readonly ownFiller: boolean;
}

const listed = listFormat({ type: 'unit' });

const FILLER_KEYS = {
  never: 'assumptions.fillerNever',
  surplus: 'assumptions.fillerSurplus',
  always: 'assumptions.fillerAlways',
} as const;

/** What is only assumed comes first. */
export function assumptionWords(game: Game, { pot, ownPot, levels, filler, ownFiller }: Kitchen): string {
  const ownLevels = Object.keys(levels).length > 0;
  const items = [
    { own: ownPot, text: t(ownPot ? 'assumptions.ownPot' : 'assumptions.largestPot', { size: pot }) },
    {
      own: ownLevels,
      text: ownLevels
        ? t('assumptions.ownLevels')
        : t('assumptions.highestLevels', { level: game.rules.maxRecipeLevel }),
    },
    { own: ownFiller, text: t(FILLER_KEYS[filler]) },
  ];
  const assumed = listed(items.filter((item) => !item.own).map(({ text }) => text));
  const own = listed(items.filter((item) => item.own).map(({ text }) => text));
  if (assumed === '') return t('assumptions.own', { own });
  return own === '' ? t('assumptions.assumed', { assumed }) : t('assumptions.both', { assumed, own });
}
