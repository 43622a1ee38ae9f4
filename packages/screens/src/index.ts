// Reads creatures from screenshots of their detail page: pixels and a text reader in, creatures with a mark for each field out.
export type { Doubt, FieldName } from './fields.ts';
export type { Shown } from './identify.ts';
export { greyMap, type Line, type TextReader } from './line.ts';
export type { Picture } from './picture.ts';
export {
  type NamedPicture,
  type PictureProblem,
  type PictureReader,
  type ReadCreature,
  type ReadPictures,
  readPictures,
} from './read-pictures.ts';
