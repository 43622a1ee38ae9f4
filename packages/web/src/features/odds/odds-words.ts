// Chances and numbers of catches in words.
import { type Bounds, catchesFor, goldSlotsOf, type Medal } from '@oversleep/game';
import { countedText, countText } from '../../parts/words/wording.ts';

const PERCENT = new Intl.NumberFormat('en', { style: 'percent', maximumSignificantDigits: 2 });

const SAME = 1e-9;
const isOne = ({ least, most }: Bounds): boolean => most - least <= SAME * most;

/** "3.1%", or from the worst case to the best. */
export function chanceWords({ least, most }: Bounds): string {
  const [low, high] = [PERCENT.format(least), PERCENT.format(most)];
  return isOne({ least, most }) || low === high ? high : `${low} to ${high}`;
}

/** "1 in 32 catches". */
export function oneInWords({ least, most }: Bounds): string {
  const oneIn = (chance: number) => countText(1 / chance);
  if (isOne({ least, most })) return most > 0.99 ? 'every catch' : `1 in ${oneIn(most)} catches`;
  return least === 0 ? `at best 1 in ${oneIn(most)} catches` : `1 in ${oneIn(most)} to ${oneIn(least)} catches`;
}

/** How many catches it takes for a chance. */
export function catchesWords({ least, most }: Bounds, wanted: number): string {
  const [fewest, several] = [catchesFor(most, wanted), catchesFor(least, wanted)];
  if (fewest === several) return countedText(fewest, 'catch', 'catches');
  if (!Number.isFinite(several)) return `${countText(fewest)} catches or more`;
  return `${countText(fewest)} to ${countText(several)} catches`;
}

/** Why no catch can be as wished. */
export function impossibleWords(count: number, slots: number, medal: Medal | undefined): string {
  if (count > slots)
    return `${countText(count)} sub skills don’t fit into ${countedText(slots, 'slot')}. Choose a higher level.`;
  const gold = goldSlotsOf(medal);
  if (gold > 0)
    return `With this medal the first ${countedText(gold, 'slot is', 'slots are')} always gold, so that there’s no room for the others. Choose a higher level.`;
  return 'No catch can have all of this.';
}
