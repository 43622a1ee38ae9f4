// Normalises names: composed characters, without direction marks or stacked combining marks.

/** Signs that make a text appear in another order than it is written. */
const BIDI = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const PILE = /(\p{M}{2})\p{M}+/gu;

const NO_BIDI = 'A name cannot hold signs that change the direction of writing.';
const NO_PILES = 'A name cannot hold more than two marks on one letter.';

const composed = (text: string): string => text.normalize('NFC').trim();

/** The name, or the problem with it. */
export function tidyName(text: string): { readonly name: string } | { readonly problem: string } {
  const name = composed(text);
  if (name.search(BIDI) >= 0) return { problem: NO_BIDI };
  if (name.search(PILE) >= 0) return { problem: NO_PILES };
  return { name };
}

/** Removes characters that are no longer allowed from names saved earlier. */
export const tidied = (text: string): string => composed(text.replace(BIDI, '')).replace(PILE, '$1');
