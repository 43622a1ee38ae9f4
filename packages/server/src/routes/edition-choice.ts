// Which edition of the game a caller means where the newest one is the default.
import { type EditionId, NEWEST_EDITION } from '@oversleep/game';

export type EditionChoice = EditionId | 'latest';

export const editionOf = (choice: EditionChoice = 'latest'): EditionId =>
  choice === 'latest' ? NEWEST_EDITION : choice;
