// Shiny marks in files from before June 2025: they meant something else then, and only the player may know how old a file is.
import type { Note, NoteCode } from '../note.ts';
import type { BoxContents, ReadCreature } from '../types.ts';

export const OLD_SHINY: Note = { code: 'shinyUncertain', values: {} };

const isUncertain = ({ doubts }: ReadCreature): boolean => doubts.some(({ code }) => code === OLD_SHINY.code);

export const mayBeOld = ({ creatures }: BoxContents): boolean => creatures.some(isUncertain);

/** The box as a file from before there were shiny ones in it. */
export const readAsOld = <Contents extends BoxContents>(box: Contents): Contents => ({
  ...box,
  creatures: box.creatures.map((read) =>
    isUncertain(read) ? { ...withoutDoubt(read, OLD_SHINY.code), creature: { ...read.creature, shiny: false } } : read,
  ),
});

const withoutDoubt = (read: ReadCreature, removed: NoteCode): ReadCreature => ({
  ...read,
  doubts: read.doubts.filter(({ code }) => code !== removed),
});
