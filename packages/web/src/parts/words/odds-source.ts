// Where the odds of a catch come from, in one line; docs/sources.md says more.

export const ODDS_SOURCE =
  'Odds from 2,095 sub skill slots that players counted: 14% gold, 36% silver, 50% white in each slot. The game doesn’t publish them, and gold may be 10% more frequent.';
