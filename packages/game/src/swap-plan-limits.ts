// How large a rotation may be. Apart from its shape, which the simulation's worker does not need.

/** Members, line-ups and changes of a week, at most. */
export const SWAP_PLAN_LIMITS = { members: 20, lineups: 8, changes: 56 } as const;
