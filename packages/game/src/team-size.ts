// How many Pokémon help at the same time. Apart from the team's shape, because a rotation's shape is part of that.
export const TEAM_SIZE = 5;
