// What a species is found by: its names, ingredients, berry, type and main skill.
import { type Game, namesOf, type Species } from '@oversleep/game';
import { listFormat } from '../../../messages/formats.ts';
import { nameOf } from '../../../messages/names.ts';
import {
  fold,
  hasWordStart,
  meansTrait,
  NOWHERE,
  rankOf,
  type SearchEntry,
  searchEntries,
} from '../../../parts/species-search.ts';
import { typeName } from '../../../parts/words/wording.ts';

const inList = listFormat({ type: 'unit' });

interface Trait {
  readonly shown: string;
  readonly folded: readonly string[];
  /** Names of skills and types only count for words that are not part of a Pokémon's name. */
  readonly isLoose: boolean;
}

export interface Findable extends SearchEntry {
  readonly traits: readonly Trait[];
}

export interface SearchHit {
  /** Smaller is better. */
  readonly rank: number;
  /** What it was found by, unless its name shows it. */
  readonly why: string | undefined;
}

/** The search index of an edition, by name of the species. */
export function findables(game: Pick<Game, 'species'>): ReadonlyMap<string, Findable> {
  return new Map(
    searchEntries(game).map((entry) => [entry.species.name, { ...entry, traits: traitsOf(entry.species) }]),
  );
}

function traitsOf(species: Species): readonly Trait[] {
  const { ingredient0, ingredient30, ingredient60, berry, skill } = species;
  const sets = [...ingredient0, ...ingredient30, ...ingredient60].filter(({ ingredient }) => !ingredient.placeholder);
  const ingredients = [...new Set(sets.map(({ ingredient }) => ingredient))];
  return [
    ...ingredients.map((row) => trait(nameOf('ingredients', row), [row.name, ...namesOf('ingredients', row.key)])),
    trait(nameOf('berries', berry), namesOf('berries', berry.name)),
    trait(nameOf('skills', skill), namesOf('skills', skill.key), true),
    trait(typeName(berry.type), namesOf('types', berry.type), true),
  ];
}

const trait = (shown: string, names: readonly string[], isLoose = false): Trait => ({
  shown,
  folded: [...new Set([shown, ...names].map(fold))],
  isLoose,
});

const BY_TRAIT = 10;
const BY_WORDS = 20;

/**
 * Names first (exact, beginning, beginning of a word, inside), then traits in the same order, then words that are each
 * found somewhere. `nickname` counts as a name. Undefined if it is not found.
 */
export function find({ names, traits }: Findable, wanted: string, nickname?: string): SearchHit | undefined {
  if (wanted === '') return { rank: 0, why: undefined };
  const nameRanks = [...(nickname === undefined ? [] : [fold(nickname)]), ...names.map(({ folded }) => folded)].map(
    (name) => rankOf(name, wanted),
  );
  const byName = Math.min(...nameRanks);
  if (byName !== NOWHERE) return { rank: byName, why: aliasOf(names, wanted, nickname) };

  const parts = wanted.split(' ');
  const isMeant = ({ isLoose, folded }: Trait) =>
    !isLoose || folded.some((name) => parts.every((part) => meansTrait(name, part)));
  const traitRanks = traits.map((each) =>
    isMeant(each) ? Math.min(...each.folded.map((name) => rankOf(name, wanted))) : NOWHERE,
  );
  const byTrait = Math.min(...traitRanks);
  if (byTrait !== NOWHERE) return { rank: BY_TRAIT + byTrait, why: traits[traitRanks.indexOf(byTrait)]?.shown };

  const ownNames = [...(nickname === undefined ? [] : [fold(nickname)]), ...names.map(({ folded }) => folded)];
  const reasons = parts.map((part) => {
    if (ownNames.some((name) => name.includes(part))) return '';
    return traits.find(({ folded, isLoose }) =>
      folded.some((name) => (isLoose ? meansTrait(name, part) : hasWordStart(name, part))),
    )?.shown;
  });
  if (reasons.includes(undefined)) return undefined;
  return { rank: BY_WORDS, why: inList(new Set(reasons.flatMap((reason) => reason || []))) };
}

/** The name in another language that matched, if the English one did not. */
function aliasOf(names: SearchEntry['names'], wanted: string, nickname: string | undefined): string | undefined {
  if (nickname !== undefined && rankOf(fold(nickname), wanted) !== NOWHERE) return undefined;
  const ranks = names.map(({ folded }) => rankOf(folded, wanted));
  const best = ranks.indexOf(Math.min(...ranks));
  return best > 0 ? names[best]?.shown : undefined;
}
