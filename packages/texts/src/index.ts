// The English sentences of the catalogues for programs without a page. Pages compile the same catalogues (packages/web/build/messages.ts).
export { doubtTexts, withDoubtCodes } from './doubt-text.ts';
export { describeSkill, effectText } from './game-text.ts';
export { lossTexts, noteText, problemMessage, problemText, screenNoteText } from './note-text.ts';
