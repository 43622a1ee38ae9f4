// How far and how fast the coin turns: by a click, and by itself.

/** Degrees to turn and milliseconds to take for it. */
export interface CoinTurn {
  readonly degrees: number;
  readonly duration: number;
}

export const SELF_SPIN_EVERY = 10_000;

/** Half a turn, so that the other side shows, and up to three whole turns for luck. */
export const flip = (random: () => number): CoinTurn => ({
  degrees: 180 + 360 * Math.floor(random() * 4),
  duration: 1000,
});

export const selfSpin: CoinTurn = { degrees: 540, duration: 500 };
