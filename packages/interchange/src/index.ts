// Boxes of creatures in and out of every tool that players use.
export { type BoxJson, boxJson, type CreatureJson } from './box-json.ts';
export { FORMATS, formatOf, isFormatId } from './formats.ts';
export { mayBeOld, readAsOld } from './pokesleep-lines.ts';
export { detectFormat, readBox, writeBox } from './read-box.ts';
export { type Arrival, boxOf, takenOver, wake } from './taken-over.ts';
export type * from './types.ts';
