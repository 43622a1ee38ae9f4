// Which species have a sprite. This file says "none": the build and the development server put the true list in its place
// (build/pictures.ts), so that no missing picture is requested.

/** Width and height in their own pixels, by name of the file below /images/pokemon; each has a shiny one beside it. */
export const SPRITES: ReadonlyMap<string, readonly [width: number, height: number]> = new Map();
