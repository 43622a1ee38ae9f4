// Which species have a sprite. This file says "none": the build and the development server put the true list in its place
// (build/pictures.ts), so that nobody asks for a picture that is not there.

/** Names of files below /images/pokemon, without the ending; each has a shiny one beside it. */
export const SPRITES: ReadonlySet<string> = new Set<string>();
