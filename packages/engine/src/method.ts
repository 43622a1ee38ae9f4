// How the game is simulated and how the outcome is booked, where the game itself does not say: no rule of it, and no setting of a player.

export interface Method {
  /** Minutes of a grid on which everything happens, members in their order; 0 = at exact times. */
  readonly grid: number;
  /** Weeks of each run of a chain that are counted, once there is a first answer. */
  readonly chainWeeks: number;
  /** Weeks before them that are not counted, at most, in chains that do not go on from another. */
  readonly burnInWeeks: number;
  /**
   * Approximate weeks of a preceding run that provides the leftovers of the first chains; 0 = all chains start empty.
   */
  readonly pilotWeeks: number;
  /** The same for line-ups that change, whose bags take longer to find their level. */
  readonly rotationPilotWeeks: number;
  /** Energy for the user itself in the skill's value: as the skill says, or as far as there was room for it. */
  readonly ownEnergyBooked: 'nominal' | 'gained';
  /** How Lunar Blessing's berries for the others are counted in the skill's value: for each of them, or once. */
  readonly othersBooked: 'each' | 'once';
}

export const METHOD: Method = {
  grid: 0,
  chainWeeks: 4,
  burnInWeeks: 1,
  pilotWeeks: 4,
  rotationPilotWeeks: 16,
  ownEnergyBooked: 'nominal',
  othersBooked: 'each',
};
