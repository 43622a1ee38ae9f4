// Words that can be on the screen, and which of them a reading means: all are known, so the nearest one is looked for.
import { type Game, type Language, nameIn, normalized } from '@oversleep/game';

export interface Word {
  readonly key: string;
  readonly text: string;
}

export interface WordMatch {
  readonly key: string;
  /** Letters that differ, by the length of the word: 0 is the word itself. */
  readonly distance: number;
}

/** Spaces and signs say nothing; the text reader sees "$" for S and either of two forms of one letter. */
const folded = (text: string): string =>
  normalized('NFKC', text)
    .toLowerCase()
    .replaceAll('$', 's')
    .replaceAll('癒', '愈')
    .replaceAll('疗', '療')
    .replace(/[^\p{L}\p{N}]/gu, '');

function editDistance(a: string, b: string): number {
  const [from, to] = [[...a], [...b]];
  let row = Array.from({ length: to.length + 1 }, (_, i) => i);
  for (const [i, letter] of from.entries()) {
    const next = [i + 1];
    for (const [j, other] of to.entries()) {
      next.push(Math.min((next[j] ?? 0) + 1, (row[j + 1] ?? 0) + 1, (row[j] ?? 0) + (letter === other ? 0 : 1)));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** Matches, the nearest first; of a key with several words the nearest counts. */
export function matchesOf(text: string, words: readonly Word[]): WordMatch[] {
  const read = folded(text);
  const best = new Map<string, number>();
  for (const word of words) {
    const wanted = folded(word.text);
    const distance = editDistance(read, wanted) / Math.max(1, [...wanted].length);
    if (distance < (best.get(word.key) ?? Number.POSITIVE_INFINITY)) best.set(word.key, distance);
  }
  return [...best].map(([key, distance]) => ({ key, distance })).sort((a, b) => a.distance - b.distance);
}

/** So near that it is that word, and so much nearer than the next that it is no other. */
const NEAR = 0.34;
const APART = 0.12;

export const isNear = ({ distance }: WordMatch): boolean => distance <= NEAR;

/** What was read letter by letter is that word, however alike another one is. */
const isApart = (first: WordMatch, second: WordMatch): boolean =>
  second.distance - first.distance >= APART || (first.distance === 0 && second.distance > 0);

export function isCertain([first, second]: readonly WordMatch[]): boolean {
  return first !== undefined && isNear(first) && (second === undefined || isApart(first, second));
}

const withoutBrackets = (name: string): string => name.replace(/\s*[(（].*$/u, '');

/** The screen shows a form by its bare name: "Wooper" for both. */
export function speciesWords(game: Game, language: Language): Word[] {
  return game.species.rows.map(({ name, displayName }) => ({
    key: name,
    text: withoutBrackets(nameIn(language, 'species', name) ?? displayName),
  }));
}

/** With and without the text in brackets: some of it is only in our table ("Random"). */
export function skillWords(game: Game, language: Language): Word[] {
  return game.skills.rows.flatMap(({ key, name }) => {
    const text = nameIn(language, 'skills', key) ?? name;
    const short = withoutBrackets(text);
    const isOwnWord = key.endsWith('_RANGE') || short === text;
    return isOwnWord
      ? [{ key, text: short }]
      : [
          { key, text },
          { key, text: short },
        ];
  });
}

export const natureWords = (game: Game, language: Language): Word[] =>
  game.natures.rows.map(({ key, name }) => ({ key, text: nameIn(language, 'natures', key) ?? name }));

export const subskillWords = (game: Game, language: Language): Word[] =>
  game.subskills.rows.map(({ key, name }) => ({ key, text: nameIn(language, 'subskills', key) ?? name }));
