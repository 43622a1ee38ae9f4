// Folds names for comparison: without case, accents, width, kind of kana, spaces and punctuation.
import { normalized } from '@oversleep/game';

/** Letters that Unicode doesn't decompose. */
const LIGATURES: ReadonlyMap<string, string> = new Map([
  ['œ', 'oe'],
  ['æ', 'ae'],
  ['ß', 'ss'],
]);
const KATAKANA = /[\u30a1-\u30f6]/g;
const KANA_DISTANCE = 0x60;
/** Only accents of European letters: a mark on a kana makes it another letter. */
const ACCENTS = /[\u0300-\u036f]/g;

export const fold = (text: string): string =>
  normalized('NFC', normalized('NFD', normalized('NFKC', text).toLowerCase()).replace(ACCENTS, ''))
    .replace(/[œæß]/g, (letter) => LIGATURES.get(letter) ?? letter)
    .replace(KATAKANA, (letter) => String.fromCharCode(letter.charCodeAt(0) - KANA_DISTANCE))
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Where words after the first begin in the folded name. */
export function wordStarts(text: string): readonly number[] {
  const words = normalized('NFKC', text)
    .split(/[^\p{L}\p{N}\p{M}'’]+/u)
    .map(fold)
    .filter((word) => word !== '');
  let at = 0;
  return words.slice(0, -1).map((word) => {
    at += word.length;
    return at;
  });
}

/** Whether two texts differ by one added, missing or different letter, or two swapped neighbours. */
export function isOneTypingErrorAway(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1 || a === b) return false;
  let same = 0;
  while (same < short.length && short[same] === long[same]) same += 1;
  if (short.length < long.length) return short.slice(same) === long.slice(same + 1);
  const isSwapped =
    short[same] === long[same + 1] && short[same + 1] === long[same] && short.slice(same + 2) === long.slice(same + 2);
  return isSwapped || short.slice(same + 1) === long.slice(same + 1);
}
