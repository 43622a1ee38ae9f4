// Reads creatures from screenshots of their detail page: pixels and a text reader in, creatures with a mark for each field out.
export type { Answers, Doubt, FieldName, FieldPlace, FieldValue } from './fields.ts';
export { type Identification, identify } from './identify.ts';
export { guessLanguage } from './language.ts';
export { greyMap, type TextLine, type TextReader } from './line.ts';
export type { Picture, Rectangle } from './picture.ts';
export { HEADER_BYTES, PICTURE_LIMITS, pictureSize, sizeProblem } from './picture-size.ts';
export {
  creaturesOn,
  type NamedPicture,
  type PicturedCreature,
  type PictureProblem,
  type PictureReader,
  type PictureReading,
  type ReadPictures,
  readPictures,
} from './read-pictures.ts';
export { isUnreadable, readScreen, type Screen, type Unreadable } from './read-screen.ts';
export type { ScreenNote } from './screen-note.ts';
export type { ShownValues } from './shown.ts';
