// Chances and numbers of catches as texts.
import { catchesFor, goldSlotsOf, type Medal, type OddsBounds } from '@oversleep/game';
import { messages } from '../../messages/messages.ts';
import { roundPercentText } from '../../parts/words/wording.ts';

const t = messages('odds');

const SAME = 1e-9;
const isOne = ({ least, most }: OddsBounds): boolean => most - least <= SAME * most;

/** "3.1%", or a range from worst to best case. */
export function chanceWords({ least, most }: OddsBounds): string {
  const [low, high] = [roundPercentText(least), roundPercentText(most)];
  return isOne({ least, most }) || low === high ? high : t('result.range', { low, high });
}

/** "1 in 32 catches". */
export function oneInWords({ least, most }: OddsBounds): string {
  const count = Math.round(1 / most);
  if (isOne({ least, most })) return most > 0.99 ? t('result.always') : t('result.oneIn', { count });
  return least === 0
    ? t('result.atBest', { count })
    : t('result.oneInRange', { low: count, high: Math.round(1 / least) });
}

/** Catches needed for a chance. */
export function catchesWords({ least, most }: OddsBounds, wanted: number): string {
  const [fewest, several] = [catchesFor(most, wanted), catchesFor(least, wanted)];
  if (fewest === several) return t('result.catches', { count: fewest });
  if (!Number.isFinite(several)) return t('result.catchesOrMore', { count: fewest });
  return t('result.catchesRange', { low: fewest, high: several });
}

/** Explains why the wish is impossible. */
export function impossibleWords(count: number, slots: number, medal: Medal | undefined): string {
  if (count > slots) return t('impossible.slots', { count, slots });
  const gold = goldSlotsOf(medal);
  return gold > 0 ? t('impossible.medal', { gold }) : t('impossible.other');
}
