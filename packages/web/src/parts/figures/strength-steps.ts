// Why strength is as high as it is: the plain worth, then levels, favourites, the area and events.
import type { TeamProduction } from '@oversleep/contract';
import { messages } from '../../messages/messages.ts';
import { type WaterfallStep, withoutIdle } from './waterfall.ts';

const t = messages('parts');

export type SourceStrength = TeamProduction['team']['berries'];

export interface StrengthWords {
  /** What it is at the very beginning, such as berries at level 1. */
  readonly plain: string;
  readonly levels: string;
  readonly favourite?: string | undefined;
  readonly area?: string | undefined;
  readonly event?: string | undefined;
}

/** `atLevelOne` is what the same things would be worth at level 1; the rest of the base is what levels add. */
export function strengthSteps(
  { base, favourite, area, event }: SourceStrength,
  atLevelOne: number,
  words: StrengthWords,
): readonly WaterfallStep[] {
  const plain = Math.min(atLevelOne, base);
  return withoutIdle([
    { key: 'base', label: words.plain, adds: plain },
    { key: 'level', label: words.levels, adds: base - plain },
    { key: 'favourite', label: t('strength.favourites'), words: words.favourite, adds: favourite },
    { key: 'area', label: t('strength.area'), words: words.area, adds: area },
    { key: 'event', label: t('strength.event'), words: words.event, adds: event },
  ]);
}

export const NO_STRENGTH: SourceStrength = { base: 0, favourite: 0, area: 0, event: 0, total: 0 };

export const addStrength = (parts: readonly SourceStrength[]): SourceStrength =>
  parts.reduce(
    (sum, part) => ({
      base: sum.base + part.base,
      favourite: sum.favourite + part.favourite,
      area: sum.area + part.area,
      event: sum.event + part.event,
      total: sum.total + part.total,
    }),
    NO_STRENGTH,
  );
