// Finds things of the game by what a player types, in any of its languages.
import type { FIND_KINDS } from '@oversleep/contract';
import {
  type AllNames,
  allNames,
  GAME_LANGUAGES,
  type Game,
  type GameLanguage,
  gameNumber,
  normalized,
  PAST_EVENTS,
  speciesNumber,
} from '@oversleep/game';
import { fold, isOneTypingErrorAway, wordStarts } from './fold.ts';

type Kind = (typeof FIND_KINDS)[number];

interface FindItem {
  readonly kind: Kind;
  readonly key: string;
  readonly gameId: number | null;
  readonly names: AllNames;
  readonly dex?: number;
  /** Short names and the like. */
  readonly others?: readonly string[];
}

interface SearchName {
  readonly text: string;
  readonly folded: string;
  /** Where words after the first begin. */
  readonly starts: readonly number[];
  /** The name as a whole, and its words if it has several. */
  readonly words: readonly string[];
  /** null: a key or a short name, which belongs to no language. */
  readonly language: GameLanguage | null;
}

interface IndexEntry extends FindItem {
  readonly written: readonly SearchName[];
}

export interface FindResult {
  readonly kind: Kind;
  readonly key: string;
  readonly gameId: number | null;
  readonly name: string;
  readonly names: Readonly<Record<GameLanguage, string>>;
  readonly matched: string;
  /** There is no name in this language; the English one is used. */
  readonly fallback?: true;
}

export interface FindQuery {
  readonly q: string;
  readonly lang?: GameLanguage | undefined;
  readonly kind?: Kind | undefined;
  readonly limit?: number | undefined;
}

const DEFAULT_LIMIT = 10;
/** Least length for tolerating a typing error: shorter words are too similar to each other. */
const LEAST_FOR_ERRORS = 4;

/** Undefined if nothing is left of the text after folding. */
export function finder(game: Game): (search: FindQuery) => readonly FindResult[] | undefined {
  const entries = thingsOf(game).map(entryOf);
  return ({ q, lang = 'en', kind, limit = DEFAULT_LIMIT }) => {
    const dex = /^\s*[#＃]\s*0*(\d{1,6})\s*$/.exec(normalized('NFKC', q))?.[1];
    const wanted = fold(q);
    if (wanted === '') return undefined;
    const among = kind === undefined ? entries : entries.filter((entry) => entry.kind === kind);
    const matches =
      dex === undefined
        ? among.flatMap((entry) => bestOf(entry, wanted, lang))
        : among
            .filter((entry) => entry.dex === Number(dex))
            .map((entry) => ({ entry, rank: 0, isForeign: false, length: entry.key.length, matched: `#${dex}` }));
    return matches
      .sort((a, b) => a.rank - b.rank || Number(a.isForeign) - Number(b.isForeign) || a.length - b.length)
      .slice(0, limit)
      .map(({ entry, matched }) => answerOf(entry, lang, matched));
  };
}

interface Match {
  readonly entry: IndexEntry;
  readonly rank: number;
  readonly isForeign: boolean;
  readonly length: number;
  readonly matched: string;
}

/** The best match among an entry's names; the caller's language wins ties. */
function bestOf(entry: IndexEntry, wanted: string, lang: GameLanguage): readonly Match[] {
  let best: Match | undefined;
  for (const { text, folded, starts, words, language } of entry.written) {
    const rank = rankOf({ folded, starts, words }, wanted);
    if (rank === undefined) continue;
    const isForeign = language !== null && language !== lang;
    if (best && (best.rank < rank || (best.rank === rank && (!best.isForeign || isForeign)))) continue;
    best = { entry, rank, isForeign, length: folded.length, matched: text };
  }
  return best ? [best] : [];
}

/** Ranks: whole name, start of the name, start of a word, anywhere, one typing error in the name or in one of its words. */
function rankOf({ folded, starts, words }: Pick<SearchName, 'folded' | 'starts' | 'words'>, wanted: string) {
  const at = folded.indexOf(wanted);
  if (at === 0) return folded.length === wanted.length ? 0 : 1;
  if (at > 0) return starts.some((start) => folded.startsWith(wanted, start)) ? 2 : 3;
  const isLong = wanted.length >= LEAST_FOR_ERRORS;
  return isLong && words.some((word) => isOneTypingErrorAway(word, wanted)) ? 4 : undefined;
}

function answerOf({ kind, key, gameId, names }: IndexEntry, lang: GameLanguage, matched: string): FindResult {
  const english = names.en ?? key;
  return {
    kind,
    key,
    gameId,
    name: names[lang] ?? english,
    names: namesInAll(names, english),
    matched,
    ...(names[lang] === null && { fallback: true as const }),
  };
}

/** Missing names are filled in with English. */
export const namesInAll = (names: AllNames, english: string): FindResult['names'] => ({
  en: english,
  ja: names.ja ?? english,
  ko: names.ko ?? english,
  'zh-CN': names['zh-CN'] ?? english,
  'zh-TW': names['zh-TW'] ?? english,
  de: names.de ?? english,
  fr: names.fr ?? english,
  es: names.es ?? english,
});

function entryOf(thing: FindItem): IndexEntry {
  const inLanguages = GAME_LANGUAGES.flatMap((language) => {
    const name = thing.names[language];
    return name === null ? [] : [{ text: name, language }];
  });
  const others = [thing.key, ...(thing.others ?? [])].map((text) => ({ text, language: null }));
  return {
    ...thing,
    written: [...inLanguages, ...others].map(({ text, language }) => {
      const folded = fold(text);
      const starts = wordStarts(text);
      const words = [0, ...starts].map((start, i) => folded.slice(start, starts[i] ?? folded.length));
      return { text, language, folded, starts, words: starts.length === 0 ? [folded] : [folded, ...words] };
    }),
  };
}

/** The order decides between equally good matches. */
function thingsOf(game: Game): readonly FindItem[] {
  const mixed = Object.values(game.mixedDishes);
  return [
    ...game.species.rows.map((species) => ({
      kind: 'species' as const,
      key: species.name,
      gameId: speciesNumber(game.species.rows, species),
      names: allNames('species', species.name, species.displayName),
      dex: species.pokedexNumber,
    })),
    ...[...game.recipes.rows, ...mixed].map(({ name, displayName }) => ({
      kind: 'recipe' as const,
      key: name,
      gameId: gameNumber('recipe', name),
      names: allNames('recipes', name, displayName),
    })),
    ...game.ingredients.rows.map(({ key, name, longName }) => ({
      kind: 'ingredient' as const,
      key,
      gameId: gameNumber('ingredient', key),
      names: allNames('ingredients', key, longName),
      others: [name],
    })),
    ...game.berries.rows.map(({ name, displayName }) => ({
      kind: 'berry' as const,
      key: name,
      gameId: null,
      names: allNames('berries', name, displayName),
    })),
    ...game.natures.rows.map(({ key, name }) => ({
      kind: 'nature' as const,
      key,
      gameId: gameNumber('nature', key),
      names: allNames('natures', key, name),
    })),
    ...game.subskills.rows.map(({ key, name, shortName }) => ({
      kind: 'subskill' as const,
      key,
      gameId: gameNumber('subskill', key),
      names: allNames('subskills', key, name),
      others: [shortName],
    })),
    ...game.skills.rows.map(({ key, name }) => ({
      kind: 'skill' as const,
      key,
      gameId: gameNumber('skill', key),
      names: allNames('skills', key, name),
    })),
    ...game.islands.rows.map(({ shortName, name }) => ({
      kind: 'island' as const,
      key: shortName,
      gameId: null,
      names: allNames('islands', shortName, name),
    })),
    ...PAST_EVENTS.map(({ key, name }) => ({
      kind: 'event' as const,
      key,
      gameId: null,
      names: allNames('events', key, name),
    })),
  ];
}
