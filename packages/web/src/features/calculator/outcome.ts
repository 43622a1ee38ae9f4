// What the panel has to show: nothing yet, nobody of that name, somebody of another edition, or a card.
import { EDITIONS, type EditionId, gameOf } from '@oversleep/game';
import { searchEntries, searchSpecies } from '../../parts/species-search.ts';
import { type CardModel, cardOf } from './card-model.ts';
import type { Lookup } from './lookup.ts';

/** A species where it is at home. */
export interface Whereabouts {
  readonly edition: EditionId;
  readonly species: string;
  readonly name: string;
}

export type Outcome =
  | { readonly kind: 'start' }
  | { readonly kind: 'nobody'; readonly text: string; readonly elsewhere: Whereabouts | undefined }
  | { readonly kind: 'absent'; readonly home: Whereabouts }
  | { readonly kind: 'card'; readonly card: CardModel };

/** `unmatched` is a typed text that finds nobody in the edition, or null. */
export function outcomeOf(lookup: Lookup, unmatched: string | null): Outcome {
  if (unmatched !== null) {
    return { kind: 'nobody', text: unmatched.trim(), elsewhere: foundElsewhere(lookup.edition, unmatched) };
  }
  if (lookup.species === null) return { kind: 'start' };
  const game = gameOf(lookup.edition);
  const species = game.species.find(lookup.species);
  return species
    ? { kind: 'card', card: cardOf(game, species, lookup) }
    : { kind: 'absent', home: homeOf(lookup.species) };
}

function foundElsewhere(here: EditionId, text: string): Whereabouts | undefined {
  for (const edition of EDITIONS.filter((other) => other !== here)) {
    const [first] = searchSpecies(searchEntries(gameOf(edition)), text);
    if (first) return { edition, species: first.species.name, name: first.species.displayName };
  }
  return undefined;
}

/** The edition that knows a species; lookups hold no other names. */
export function homeOf(species: string): Whereabouts {
  for (const edition of EDITIONS) {
    const found = gameOf(edition).species.find(species);
    if (found) return { edition, species: found.name, name: found.displayName };
  }
  throw new Error(`No edition knows ${species}`);
}
