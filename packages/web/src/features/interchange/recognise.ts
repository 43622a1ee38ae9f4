// Whether a text is a box of creatures, for who has pasted it without saying what it is.
import { FORMATS, readBox } from '@oversleep/interchange';
import { isShareLink } from '../../parts/share-link.ts';
import { newestGame } from './newest-game.ts';

/** Most of it has to look like a format that we know, and somebody has to come out of it. */
const MOST_OF_IT = 0.5;

export function isBox(text: string): boolean {
  if (isShareLink(text)) return true;
  const game = newestGame();
  return FORMATS.some(({ detect }) => detect(game, text) >= MOST_OF_IT) && readBox(game, text).creatures.length > 0;
}
