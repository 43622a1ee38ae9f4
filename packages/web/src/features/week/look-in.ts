// When somebody looks in, in words.
import type { LookIn } from '@oversleep/game';

export type LookInKind = 'always' | 'hours' | 'times';

export const LOOK_IN_CHOICES: readonly { readonly value: LookInKind; readonly label: string }[] = [
  { value: 'always', label: 'All the time' },
  { value: 'hours', label: 'Every few hours' },
  { value: 'times', label: 'At set times' },
];

export const lookInKind = (lookIn: LookIn): LookInKind =>
  lookIn === 'always' ? 'always' : 'at' in lookIn ? 'times' : 'hours';

/** To begin with: as most players do. */
const USUAL = { always: 'always', hours: { everyHours: 4 }, times: { at: ['12:30', '18:30', '21:30'] } } as const;

export const usualLookIn = (kind: LookInKind): LookIn => USUAL[kind];

/** "Looking in every 4 hours". */
export function lookInWords(lookIn: LookIn): string {
  if (lookIn === 'always') return 'Looking in all the time';
  if ('at' in lookIn)
    return `Looking in ${lookIn.at.length === 1 ? 'once' : `${lookIn.at.length} times`} a day after wake-up`;
  return `Looking in every ${lookIn.everyHours === 1 ? 'hour' : `${lookIn.everyHours} hours`}`;
}
