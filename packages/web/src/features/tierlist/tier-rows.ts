// The entries of a list as the page shows them: with names and pictures, found by a search, in rows by tier.
import type { TierEntry, TierLetter, TierListAnswer } from '@oversleep/contract';
import {
  type Creature,
  type Game,
  type Ingredient,
  type Language,
  nameIn,
  namesOf,
  type Species,
} from '@oversleep/game';
import { fold, rankOf } from '../../parts/species-search.ts';

export interface TierCard {
  readonly entry: TierEntry;
  readonly species: Species;
  /** In the player's language. */
  readonly name: string;
  /** Each kind once. */
  readonly ingredients: readonly Ingredient[];
  readonly isMine: boolean;
  /** Put together by the first search only: opening the page needs none of it. */
  readonly search: () => SearchWords;
}

interface SearchWords {
  /** In every language. */
  readonly names: readonly string[];
  /** Everything that a search finds it by. */
  readonly all: string;
}

export const speciesName = (language: Language, { name, displayName }: Pick<Species, 'name' | 'displayName'>): string =>
  nameIn(language, 'species', name) ?? displayName;

export function tierCards(
  game: Game,
  language: Language,
  entries: readonly TierEntry[],
  mine: ReadonlySet<string>,
): readonly TierCard[] {
  return entries.flatMap((entry) => {
    const species = game.species.find(entry.pokemon);
    if (!species) return [];
    const ingredients = [...new Set(entry.ingredients)].flatMap((name) => game.ingredients.find(name) ?? []);
    let words: SearchWords | undefined;
    return [
      {
        entry,
        species,
        name: speciesName(language, species),
        ingredients,
        isMine: mine.has(species.name),
        search: () => (words ??= searchWords(game, entry, species, ingredients)),
      },
    ];
  });
}

function searchWords(game: Game, entry: TierEntry, species: Species, ingredients: readonly Ingredient[]): SearchWords {
  const names = [...new Set([species.displayName, ...namesOf('species', species.name)])].map(fold);
  const others = [...ingredients.flatMap(ingredientNames), ...entry.recipes.flatMap((name) => recipeNames(game, name))];
  return { names, all: [...names, ...others.map(fold)].join(' · ') };
}

/** In all languages. */
export const ingredientNames = ({ key, name, longName }: Ingredient): readonly string[] => [
  name,
  longName,
  ...namesOf('ingredients', key),
];

const recipeNames = (game: Game, name: string): readonly string[] => {
  const recipe = game.recipes.find(name);
  return recipe ? [recipe.displayName, ...namesOf('recipes', recipe.name)] : [];
};

/** All words, anywhere, without case and accents. */
export function includesWords(words: string, text: string): boolean {
  return fold(text)
    .split(' ')
    .every((word) => words.includes(word));
}

export const shownCards = (cards: readonly TierCard[], text: string, onlyMine: boolean): readonly TierCard[] =>
  cards.filter((card) => (!onlyMine || card.isMine) && (text.trim() === '' || includesWords(card.search().all, text)));

/** Opened by Enter: the best match by name, else the first. */
export function bestMatch(cards: readonly TierCard[], text: string): TierCard | undefined {
  const wanted = fold(text);
  const rank = ({ search }: TierCard) => Math.min(...search().names.map((name) => rankOf(name, wanted)));
  return cards.toSorted((a, b) => (rank(a) === rank(b) ? 0 : rank(a) - rank(b)))[0];
}

export interface TierRow {
  readonly tier: TierLetter;
  /** Least score. */
  readonly from: number;
  /** Species in the whole list. */
  readonly species: number;
  readonly cards: readonly TierCard[];
}

/** Only tiers with matches. */
export const tierRows = (tiers: TierListAnswer['tiers'], cards: readonly TierCard[]): readonly TierRow[] =>
  tiers
    .map(({ tier, from, species }) => ({
      tier,
      from,
      species,
      cards: cards.filter(({ entry }) => entry.tier === tier),
    }))
    .filter((row) => row.cards.length > 0);

/** Pixels, at least: of a card with the gap beside it, of the label and edges beside the cards, and of what is above the first tier. */
const PHONE = { card: 80, beside: 24, above: 380 };
const DESKTOP = { card: 100, beside: 130, above: 240 };
const PHONE_BELOW = 600;
/** A line of cards, and the edges of a tier. */
const LINE = 124;
const EDGES = 18;

/** How many cards of each tier a window can show before it is scrolled. */
export function cardsInView(rows: readonly Pick<TierRow, 'cards'>[], { width, height }: Size): readonly number[] {
  const { card, beside, above } = width < PHONE_BELOW ? PHONE : DESKTOP;
  const across = Math.max(1, Math.ceil((width - beside) / card));
  let left = height - above;
  return rows.map(({ cards }) => {
    const count = Math.min(cards.length, Math.max(0, Math.ceil(left / LINE)) * across);
    left -= Math.ceil(count / across) * LINE + EDGES;
    return count;
  });
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const MOVERS = 10;

/** A swap with a neighbour is not worth showing. */
const LEAST_MOVE = 2;

/** The largest changes of rank; equal ones in the order of the list. */
export const movers = (cards: readonly TierCard[]): readonly TierCard[] =>
  cards
    .filter(({ entry }) => Math.abs(entry.change ?? 0) >= LEAST_MOVE)
    .toSorted((a, b) => Math.abs(b.entry.change ?? 0) - Math.abs(a.entry.change ?? 0))
    .slice(0, MOVERS);

/** The player's Pokémon and their evolutions. */
export function ownSpecies(game: Game, box: readonly Pick<Creature, 'pokemon'>[]): ReadonlySet<string> {
  const own = new Set<string>();
  const add = (name: string) => {
    const species = game.species.find(name);
    if (!species || own.has(species.name)) return;
    own.add(species.name);
    for (const next of species.evolvesInto) add(next);
  };
  for (const { pokemon } of box) add(pokemon);
  return own;
}
