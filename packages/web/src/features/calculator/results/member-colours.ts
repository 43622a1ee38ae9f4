// A colour for each Pokémon of a team; with swaps in the week there are more than five.

const COLOURS = ['--primary', '--berry', '--skill', '--ingredient', '--strength', '--help', '--secondary'];

export const memberColour = (index: number): string => `var(${COLOURS[index % COLOURS.length]})`;
