// How many Pokémon help at the same time. A module of its own, because the shapes of both teams and swap plans need it.
export const TEAM_SIZE = 5;
