// Names in the game's languages. Their table is large, and a page needs it only when it shows something of the game.
import { LANGUAGES, type Language } from '../languages.ts';
import type { NameSection } from '../rows.ts';
import { NAMES } from '../tables/large/names.ts';

/** Name in a language, otherwise in English; undefined without an entry. */
export function nameIn(language: Language, section: NameSection, key: string): string | undefined {
  const row = NAMES[section][key];
  return row?.[LANGUAGES.indexOf(language)] ?? row?.[0] ?? undefined;
}

/** Every name of a thing, for searching. */
export function namesOf(section: NameSection, key: string): readonly string[] {
  const row: readonly (string | null)[] = NAMES[section][key] ?? [];
  return [...new Set(row.filter((name) => name !== null))];
}

/** Display name of a creature: its nickname, or the full name of its species. */
export const displayNameOf = (
  { name, pokemon }: { readonly name: string; readonly pokemon: string },
  language: Language = 'en',
): string => name || (nameIn(language, 'species', pokemon) ?? pokemon);
