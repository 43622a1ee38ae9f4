// The one form in which names are written: composed, without signs that turn the direction of writing or pile up marks.

/** Signs that make a text appear in another order than it is written. */
const BIDI = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const PILE = /(\p{M}{2})\p{M}+/gu;

const NO_BIDI = 'A name cannot hold signs that change the direction of writing.';
const NO_PILES = 'A name cannot hold more than two marks on one letter.';

const composed = (text: string): string => text.normalize('NFC').trim();

/** The name, or what is wrong with it. */
export function tidyName(text: string): { readonly name: string } | { readonly problem: string } {
  const name = composed(text);
  if (name.search(BIDI) >= 0) return { problem: NO_BIDI };
  if (name.search(PILE) >= 0) return { problem: NO_PILES };
  return { name };
}

/** For names that were saved earlier: without the signs that are not allowed today. */
export const tidied = (text: string): string => composed(text.replace(BIDI, '')).replace(PILE, '$1');
