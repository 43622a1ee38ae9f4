// What the kitchen is calculated with, in words.
import type { Game } from '@oversleep/game';
import { listFormat } from '../../messages/formats.ts';
import { messages } from '../../messages/messages.ts';

const t = messages('calculator');

interface Kitchen {
  readonly pot: number;
  /** Set by the player. */
  readonly ownPot: boolean;
  readonly levels: Readonly<Record<string, number>>;
}

const listed = listFormat();

export function assumptionWords(game: Game, { pot, ownPot, levels }: Kitchen): string {
  const ownLevels = Object.keys(levels).length > 0;
  return t('assumptions.using', {
    items: listed([
      t(ownPot ? 'assumptions.ownPot' : 'assumptions.largestPot', { size: pot }),
      ownLevels ? t('assumptions.ownLevels') : t('assumptions.highestLevels', { level: game.rules.maxRecipeLevel }),
    ]),
  });
}
