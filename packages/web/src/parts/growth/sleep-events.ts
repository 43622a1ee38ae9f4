// What events make of the EXP from sleep, night by night: Good Sleep Days among them.
import { daysLater, nightFactorsOn } from '@oversleep/game';

/** Factor of the n-th night, from 0 for the night of `today`. */
export const sleepEvents =
  (today: string) =>
  (night: number): number =>
    nightFactorsOn(daysLater(today, night)).sleepExp;
