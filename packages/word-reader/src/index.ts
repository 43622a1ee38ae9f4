// Reads words in pictures on Node, for the command line and the server.
export { type WordReader, wordReader } from './word-reader.ts';
