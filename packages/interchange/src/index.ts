// Boxes of creatures in and out of every tool that players use.
export { type BoxJson, boxJson, type CreatureJson, creatureJson } from './box-json.ts';
export { FORMATS, formatOf, isFormatId } from './formats.ts';
export { withoutInventedName } from './invented-name.ts';
export { isTooDeep } from './json.ts';
export { LINK_VERSION, MAX_SHARED, type ReadShared, readShared, type Shared, writeShared } from './link/shared.ts';
export type { SharedWeek } from './link/team-line.ts';
export { mayBeOld, readAsOld } from './pokesleep-lines.ts';
export { detectFormat, readBox, TOO_DEEP, writeBox } from './read-box.ts';
export { type Arrival, boxOf, takenOver, wake } from './taken-over.ts';
export type * from './types.ts';
