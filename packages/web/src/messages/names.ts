// Names of things of the game in the language of the app, which changes only with a reload, as with its messages.
import { gameOf, NEWEST_EDITION } from '@oversleep/game';

type NamedKind = 'species' | 'recipes' | 'ingredients' | 'berries' | 'skills' | 'natures' | 'subskills' | 'islands';

/** A row of the game has its English name, in a field of its own where `name` is the id. */
interface NamedRow {
  readonly name: string;
  readonly displayName?: string;
  readonly longName?: string;
}

/** Of a row, or of what has this id or English name. What the game doesn't have is shown as it is. */
export function nameOf(kind: NamedKind, thing: NamedRow | string): string {
  const row: NamedRow | undefined = typeof thing === 'string' ? gameOf(NEWEST_EDITION)[kind].find(thing) : thing;
  return row?.displayName ?? row?.longName ?? row?.name ?? String(thing);
}

/** What a Pokémon is called: its nickname, or the name of its species. */
export const displayNameOf = ({ name, pokemon }: { readonly name: string; readonly pokemon: string }): string =>
  name || nameOf('species', pokemon);
