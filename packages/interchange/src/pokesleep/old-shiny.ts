// Shiny marks in files from before June 2025: they meant something else then, and only the player may know how old a file is.
import type { BoxContents } from '../types.ts';

/** The flag of a creature whose mark is not sure. */
export const OLD_SHINY =
  'Perhaps not shiny: before June 2025 pokesleep-tool wrote here how many evolutions a creature had skipped, and nothing tells old files from new ones.';

export const mayBeOld = ({ creatures }: BoxContents): boolean =>
  creatures.some(({ flags }) => flags.includes(OLD_SHINY));

/** The box as a file from before there were shiny ones in it. */
export const readAsOld = <Contents extends BoxContents>(box: Contents): Contents => ({
  ...box,
  creatures: box.creatures.map((read) =>
    read.flags.includes(OLD_SHINY)
      ? {
          ...read,
          creature: { ...read.creature, shiny: false },
          flags: read.flags.filter((flag) => flag !== OLD_SHINY),
        }
      : read,
  ),
});
