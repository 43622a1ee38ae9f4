// Whether a text is a box of creatures, when it was pasted without saying what it is.
import { openBox, readBox, recognise } from '@oversleep/interchange';
import { isShareLink } from '../../../parts/sharing/share-link.ts';
import { newestGame } from '../newest-game.ts';

/** Most of it must look like a known format and contain at least one Pokémon. */
const MOST_OF_IT = 0.5;
/** Lines that show it: a long text is only read as a whole if these look right. */
const ENOUGH = 100;

export function isBox(text: string): boolean {
  if (isShareLink(text)) return true;
  const game = newestGame();
  const box = openBox(beginning(text));
  return (recognise(game, box)?.share ?? 0) >= MOST_OF_IT && readBox(game, box).creatures.length > 0;
}

/** Objects cannot be cut. */
const beginning = (text: string): string =>
  /^\s*[[{]/.test(text) ? text : text.split('\n').slice(0, ENOUGH).join('\n');
