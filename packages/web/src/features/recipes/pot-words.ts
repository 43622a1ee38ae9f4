// Why a pot holds what the filter says.
import { messages } from '../../messages/messages.ts';

const t = messages('recipes');

interface PotFacts {
  /** Of the pot itself. */
  readonly own: number;
  /** By the player; otherwise it is the largest of the game. */
  readonly isSet: boolean;
  readonly weekday: number;
  /** The team whose camp ticket counts; null without one. */
  readonly campOf: string | null;
}

export function potWords({ own, isSet, weekday, campOf }: PotFacts): string {
  if (campOf === null) return t(isSet ? 'pot.own' : 'pot.assumed', { size: own });
  return t(isSet ? 'pot.ownCamp' : 'pot.assumedCamp', { size: own, team: campOf, withCamp: weekday });
}
