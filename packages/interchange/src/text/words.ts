// The words of the game as any tool spells them, in any language: found whatever their case, spaces, signs and width.
import {
  type Game,
  type Ingredient,
  type MainSkill,
  type NameSection,
  type Nature,
  namesOf,
  normalized,
  type Species,
  type Subskill,
} from '@oversleep/game';

/** A word without what tools spell differently: case, width, accents, spaces, signs, and 癒, which some write 愈. */
export const folded = (text: string): string =>
  normalized('NFC', normalized('NFKD', text).replace(/[\u0300-\u036f]/gu, ''))
    .toLowerCase()
    .replaceAll('癒', '愈')
    .replace(/[^\p{L}\p{N}\p{M}♀♂]/gu, '');

export interface WordLookup {
  readonly species: (text: string) => Species | undefined;
  readonly nature: (text: string) => Nature | undefined;
  readonly subskill: (text: string) => Subskill | undefined;
  readonly ingredient: (text: string) => Ingredient | undefined;
  /** Whether the word means a closed slot. */
  readonly isLocked: (text: string) => boolean;
  /** One of the skills that a species can choose. */
  readonly choice: (species: Species, text: string) => MainSkill | undefined;
}

/** What tools call forms, beside the game's own names. */
const FORMS: readonly (readonly [ours: RegExp, theirs: readonly string[]])[] = [
  [/ \(Alolan Form\)$/, [' (Alola)', ' (Alolan)']],
  [/ \(Paldean Form\)$/, [' (Paldea)', ' (Paldean)']],
  [/ \((\w+) Variety\)$/, [' ($1)', ' ($1 Size)']],
  [/ \(([\w ]+) Form\)$/, [' ($1)']],
  [/ \(Holiday\)$/, [' (Festivo)']],
];

/** Short names of pokesleep-tool that are not those of our tables. */
const SHORT_INGREDIENTS: Readonly<Record<string, string>> = { soy: 'GREENGRASS_SOYBEANS' };

/** A skill that is drawn from a range is marked so by some tools and not by others. */
const RANDOM = /random|ランダム|랜덤|随机|隨機/u;

const LOCKED = ['locked', 'lockedingredient', 'unknown', 'none'];

/** No name of the game is as long. */
const LONGEST = 60;
/** So many different spellings are remembered; files say the same again and again. */
const REMEMBERED = 5000;

function indexOf<T>(rows: readonly T[], namesOfRow: (row: T) => readonly string[]): (text: string) => T | undefined {
  const index = new Map<string, T>();
  // The first of two with the same name is found.
  for (const row of rows)
    for (const name of namesOfRow(row)) if (!index.has(folded(name))) index.set(folded(name), row);
  const seen = new Map<string, T | undefined>();
  return (text) => {
    if (text.length > LONGEST) return undefined;
    if (seen.has(text)) return seen.get(text);
    if (seen.size >= REMEMBERED) seen.clear();
    const found = index.get(folded(text));
    seen.set(text, found);
    return found;
  };
}

function speciesNames({ name, displayName }: Species): readonly string[] {
  const display = [displayName, ...namesOf('species', name)];
  const theirs = display.flatMap((own) =>
    FORMS.flatMap(([ours, forms]) => (ours.test(own) ? forms.map((form) => own.replace(ours, form)) : [])),
  );
  // "Alolan Vulpix" beside "Vulpix (Alolan)".
  const turned = theirs.map((form) => form.replace(/^(.+) \((\w+)\)$/, '$2 $1'));
  return [name, ...display, ...theirs, ...turned];
}

const keyed = (section: NameSection) => (row: { readonly key: string; readonly name: string }) => [
  row.key,
  row.name,
  ...namesOf(section, row.key),
];

function wordsFor(game: Game): WordLookup {
  const short = new Map(Object.entries(SHORT_INGREDIENTS));
  const ingredient = indexOf(game.ingredients.rows, (row) => [...keyed('ingredients')(row), row.longName]);
  return {
    species: indexOf(game.species.rows, speciesNames),
    nature: indexOf(game.natures.rows, keyed('natures')),
    subskill: indexOf(game.subskills.rows, (row) => [...keyed('subskills')(row), row.shortName]),
    ingredient: (text) => ingredient(short.get(folded(text)) ?? text),
    isLocked: (text) => LOCKED.includes(folded(text)),
    choice: (species, text) => {
      const offered = (species.skill.choosable ?? []).flatMap((key) => game.skills.find(key) ?? []);
      const plain = (name: string) => folded(name).replace(RANDOM, '');
      return offered.find((skill) => keyed('skills')(skill).some((name) => plain(name) === plain(text)));
    },
  };
}

// Made once for each game, because an index of all names takes a moment; the result never changes.
const made = new WeakMap<Game, WordLookup>();

export function wordsOf(game: Game): WordLookup {
  const known = made.get(game);
  if (known) return known;
  const words = wordsFor(game);
  made.set(game, words);
  return words;
}
