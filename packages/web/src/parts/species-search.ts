// Finds species by part of a name, in any of the game's languages.
import { type Game, gameOf, NEWEST_EDITION, namesOf, normalized, type Species } from '@oversleep/game';

interface SearchName {
  readonly shown: string;
  readonly folded: string;
}

export interface SearchEntry {
  readonly species: Species;
  /** The display name first. */
  readonly names: readonly SearchName[];
}

export interface SpeciesMatch {
  readonly species: Species;
  /** The name that was found, where it is not the one on display. */
  readonly alias: string | undefined;
}

/** Everything that can be found in an edition, prepared once. */
export function searchEntries({ species }: Pick<Game, 'species'>): readonly SearchEntry[] {
  return species.rows.map((row) => ({
    species: row,
    names: [...new Set([row.displayName, ...namesOf('species', row.name)])].map((shown) => ({
      shown,
      folded: fold(shown),
    })),
  }));
}

/** Best matches first, equally good ones in the order of the Pokédex; an empty text finds all. */
export function searchSpecies(entries: readonly SearchEntry[], text: string): readonly SpeciesMatch[] {
  const wanted = fold(text);
  return entries
    .flatMap(({ species, names }) => {
      const ranks = names.map(({ folded }) => rankOf(folded, wanted));
      const rank = Math.min(...ranks);
      const found = ranks.indexOf(rank);
      return rank === NOWHERE ? [] : [{ rank, species, alias: found > 0 ? names[found]?.shown : undefined }];
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ species, alias }) => ({ species, alias }));
}

export const NOWHERE = Number.POSITIVE_INFINITY;

/** 0 the very name, 1 its beginning, 2 beginnings of its words, 3 somewhere inside. */
export function rankOf(name: string, wanted: string): number {
  if (name === wanted) return 0;
  if (name.startsWith(wanted)) return 1;
  const parts = wanted.split(' ');
  if (!parts.every((part) => name.includes(part))) return NOWHERE;
  const words = name.split(' ');
  return parts.every((part) => words.some((word) => word.startsWith(part))) ? 2 : 3;
}

/** Whether a word of the name begins so. Scripts without spaces have no such words: there any part counts. */
export const hasWordStart = (name: string, part: string): boolean =>
  IS_ASCII.test(part) ? ` ${name}`.includes(` ${part}`) : name.includes(part);

const IS_ASCII = /^[\x20-\x7e]*$/;

/**
 * Whether a word may mean a skill or type: "char" means Charmander, not Charge Strength, so a word that begins
 * the name of a species has to be a whole word of the other name.
 */
export const meansTrait = (name: string, word: string): boolean =>
  hasWordStart(name, word) && (` ${name} `.includes(` ${word} `) || !beginsSpeciesName(word));

let speciesNames: readonly string[] | undefined;

function beginsSpeciesName(word: string): boolean {
  speciesNames ??= searchEntries(gameOf(NEWEST_EDITION)).flatMap(({ names }) => names.map(({ folded }) => folded));
  return speciesNames.some((name) => hasWordStart(name, word));
}

const HIRAGANA_TO_KATAKANA = 0x60;

/** Without case, accents and punctuation; hiragana counts as katakana, because that is what an input method types first. */
export function fold(text: string): string {
  return (
    // Back together: Korean syllables and Japanese voiced signs are no accents.
    normalized('NFC', normalized('NFKD', text).replace(/[\u0300-\u036f]/g, ''))
      .toLowerCase()
      .replace(/[\u3041-\u3096]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + HIRAGANA_TO_KATAKANA))
      .replace(/['’.:()（）]/g, '')
      .replace(/[\s_-]+/g, ' ')
      .trim()
  );
}
