// Normalises names: composed characters, without direction marks or stacked combining marks.
import { MOST_LETTERS, normalized } from './limited-text.ts';

/** Characters that change the direction of text. */
const BIDI = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const PILE = /(\p{M}{2})\p{M}+/gu;

/** Why a name can't be used. */
export type NameProblem = 'direction' | 'marks' | 'line' | 'long' | 'reserved';

const composed = (text: string): string => normalized('NFC', text.trim()).trim();

/** The name, or the problem with it. */
export function tidyName(
  text: string,
): { readonly name: string } | { readonly problem: Extract<NameProblem, 'direction' | 'marks' | 'long'> } {
  if (text.trim().length > MOST_LETTERS) return { problem: 'long' };
  const name = composed(text);
  if (name.search(BIDI) >= 0) return { problem: 'direction' };
  if (name.search(PILE) >= 0) return { problem: 'marks' };
  return { name };
}

/** Removes characters that are no longer allowed from names saved earlier. */
export const tidied = (text: string): string => composed(text.replace(BIDI, '')).replace(PILE, '$1');
