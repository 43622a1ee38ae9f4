// A creature of the box with everything that its row shows and is sorted and searched by.
import {
  buildOf,
  type Creature,
  canBeBuilt,
  displayNameOf,
  type Game,
  type Ingredient,
  type Language,
  type Nature,
  namesOf,
  natureOf,
  rpOf,
  type Species,
  type Subskill,
  unlockedSlots,
} from '@oversleep/game';
import { messages } from '../../messages/messages.ts';
import { fold } from '../../parts/species-search.ts';
import { doubtWords } from '../../parts/words/doubt-words.ts';
import { knownName } from '../../parts/words/species-name.ts';
import { typeName } from '../../parts/words/wording.ts';
import { isPreview, type Preview, withPreview } from './preview.ts';

const t = messages('box');

interface RowSubskill {
  readonly subskill: Subskill;
  /** The level at which it opens, while it is closed. */
  readonly opensAt: number | undefined;
}

interface RowIngredient {
  readonly ingredient: Ingredient;
  readonly amount: number;
  readonly opensAt: number | undefined;
}

export interface BoxRow {
  readonly id: string;
  /** As it is stored. */
  readonly own: Creature;
  /** As it is shown: as stored, or previewed at a higher level. */
  readonly creature: Creature;
  /** Undefined if this edition does not know it: then nothing is calculated. */
  readonly species: Species | undefined;
  readonly speciesName: string;
  /** Its nickname, or its species if it has none. */
  readonly name: string;
  readonly nature: Nature | undefined;
  readonly subskills: readonly RowSubskill[];
  readonly ingredients: readonly RowIngredient[];
  readonly rp: number | undefined;
  /** Why it needs review: what was doubtful when it was imported, or that its species is unknown. */
  readonly doubts: readonly string[];
}

/** Makes the rows of an edition. A creature that is the same object as before gets the same row. */
export function rowMaker(game: Game, language: Language, wish: Preview): (own: Creature) => BoxRow {
  const made = new WeakMap<Creature, BoxRow>();
  return (own) => {
    const known = made.get(own);
    if (known) return known;
    const row = rowOf(game, language, own, isPreview(wish) ? withPreview(game, own, wish) : own);
    made.set(own, row);
    return row;
  };
}

function rowOf(game: Game, language: Language, own: Creature, creature: Creature): BoxRow {
  const species = game.species.find(creature.pokemon);
  const speciesName = knownName(language, species, creature.pokemon);
  const born = game.natures.find(creature.nature);
  return {
    id: own.externalId,
    own,
    creature,
    species,
    speciesName,
    name: nameOf(own, language, speciesName),
    nature: born && natureOf(game, creature),
    subskills: subskillsOf(game, creature),
    ingredients: ingredientsOf(game, creature),
    rp: canBeBuilt(game, creature) ? rpOf(game, buildOf(game, creature)) : undefined,
    doubts: [
      ...(species ? [] : [t('unknownSpecies', { species: speciesName })]),
      ...(own.origin ? doubtWords(own.origin) : []),
    ],
  };
}

/** A nickname that only repeats the species is none. */
function nameOf(own: Creature, language: Language, speciesName: string): string {
  const name = displayNameOf(own, language);
  return fold(name) === fold(speciesName) ? speciesName : name;
}

function subskillsOf(game: Game, { subskills, level }: Creature): readonly RowSubskill[] {
  const open = unlockedSlots(game, level);
  return subskills.flatMap((name, slot) => {
    const subskill = name === null ? undefined : game.subskills.find(name);
    return subskill ? [{ subskill, opensAt: slot < open ? undefined : game.rules.subskillUnlockLevels[slot] }] : [];
  });
}

function ingredientsOf(game: Game, { ingredients, level }: Creature): readonly RowIngredient[] {
  return ingredients.flatMap(({ name, amount }, slot) => {
    const ingredient = game.ingredients.find(name);
    const unlock = game.rules.ingredientUnlockLevels[slot] ?? 0;
    return ingredient && !ingredient.placeholder
      ? [{ ingredient, amount, opensAt: unlock <= level ? undefined : unlock }]
      : [];
  });
}

/** What the search finds a row by, in all languages of the game. */
export interface RowWords {
  /** Found by any part of them. */
  readonly names: readonly string[];
  /** Found by the beginnings of their words. */
  readonly traits: readonly string[];
  /** As traits, but only by words that are not also part of a Pokémon's name. */
  readonly skills: readonly string[];
}

export function wordsOf({ own, species, speciesName, nature, subskills, ingredients }: BoxRow): RowWords {
  const names = species
    ? [own.name, speciesName, own.pokemon, species.displayName, ...namesOf('species', species.name)]
    : [own.name, speciesName, own.pokemon, own.origin?.raw ?? ''];
  const traits = [
    own.nature,
    ...(nature ? namesOf('natures', nature.key) : []),
    own.note ?? '',
    ...(own.tags ?? []),
    ...(species ? [species.berry.displayName, ...namesOf('berries', species.berry.name)] : []),
    ...ingredients.flatMap(({ ingredient }) => [ingredient.longName, ...namesOf('ingredients', ingredient.key)]),
  ];
  const skills = [
    ...(species
      ? [
          typeName(species.berry.type),
          ...namesOf('types', species.berry.type),
          species.skill.name,
          ...namesOf('skills', species.skill.key),
        ]
      : []),
    ...subskills.flatMap(({ subskill }) => [subskill.name, ...namesOf('subskills', subskill.key)]),
  ];
  return { names: names.map(fold), traits: traits.map(fold), skills: skills.map(fold) };
}
