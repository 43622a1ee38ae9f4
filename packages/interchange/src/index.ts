// Boxes of creatures in and out of every tool that players use.
export {
  type BoxJson,
  boxJson,
  type CreatureJson,
  creatureJson,
  creatureJsonShape,
  type ProblemJson,
  problemJson,
} from './box-json.ts';
export { FORMATS, type Format, type FormatId, formatOf, isFormatId, type SourceId } from './formats.ts';
export { withoutInventedName } from './invented-name.ts';
export {
  LINK_VERSION,
  type LinkContent,
  linkVersionOf,
  MAX_PREVIEWED,
  MAX_SHARED,
  readShared,
  type ShareContent,
  writeShared,
} from './link/shared.ts';
export type { SharedWeek } from './link/team-line.ts';
export type { Losses } from './losses.ts';
export type { Note, NoteCode } from './note.ts';
export { mayBeOld, readAsOld } from './pokesleep/old-shiny.ts';
export {
  detectFormat,
  type OpenedBox,
  openBox,
  type ReadBox,
  readBox,
  recognise,
  TOO_DEEP,
  writeBox,
} from './read-box.ts';
export { noteShape, readProblemShape, readTeamShape } from './read-shapes.ts';
export { isTooDeep, MAX_JSON_DEPTH } from './text/json.ts';
export { type Arrival, boxOf, rereadCreature, toCreature } from './to-creature.ts';
export type * from './types.ts';
