// The English sentences of the catalogues for programs without a page. Pages compile the same catalogues (packages/web/build/messages.ts).
export { doubtTexts, withDoubtCodes } from './doubt-text.ts';
export { noteText } from './note-text.ts';
export { problemMessage, problemText } from './problem-text.ts';
