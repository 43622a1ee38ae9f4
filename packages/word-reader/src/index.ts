// Decodes pictures and reads words in them on Node, for the command line and the server.
export { decodePicture } from './decode-picture.ts';
export { type WordReader, wordReader } from './word-reader.ts';
