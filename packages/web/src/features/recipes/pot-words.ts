// Why a pot holds what the filter says.

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
  const pot = isSet ? `Your pot holds ${own}` : `The largest pot, which is assumed, holds ${own}`;
  return campOf === null ? `${pot}.` : `${pot}; with the camp ticket of ${campOf} that is ${weekday}.`;
}
