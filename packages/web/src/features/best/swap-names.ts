// How often the player swaps, by name. Apart from the other words about swaps, which are loaded later.
import type { SwapsName } from '@oversleep/game';
import { messages } from '../../messages/messages.ts';

const t = messages('best');

/** From none to most. */
const KEYS = {
  '0': 'never',
  '2/week': 'twiceAWeek',
  '1/day': 'onceADay',
  '2/day': 'twiceADay',
  '4/day': 'fourTimesADay',
} as const satisfies Record<SwapsName, string>;

export const isSwapsName = (name: string): name is SwapsName => Object.hasOwn(KEYS, name);

export const SWAP_NAMES: readonly SwapsName[] = Object.keys(KEYS).filter(isSwapsName);

export const swapsText = (name: SwapsName): string => t(`often.${KEYS[name]}`);

/** For a row of choices. */
export const shortSwaps = (name: SwapsName): string => t(`shortOften.${KEYS[name]}`);

export const swapsChoices = () => SWAP_NAMES.map((value) => ({ value, label: swapsText(value) }));
