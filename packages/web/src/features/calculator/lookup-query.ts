// The lookup as the query string of the address, so that reloading and sharing keep it.
import { EDITIONS, type EditionId, gameOf, isEdition, MAX_LEVEL, MIN_LEVEL } from '@oversleep/game';
import { wholeNumberIn } from '../../ui/whole-number.ts';
import { DEFAULT_LOOKUP, type Lookup, RIBBONS } from './lookup.ts';

const KEYS = {
  edition: 'edition',
  species: 'pokemon',
  level: 'level',
  nature: 'nature',
  ribbon: 'ribbon',
  skillLevel: 'skill',
} as const satisfies Record<keyof Lookup, string>;

/** Whatever is missing or makes no sense is quietly the default. */
export function parseLookup(search: string): Lookup {
  const query = new URLSearchParams(search);
  const read = (key: keyof Lookup) => query.get(KEYS[key]) ?? '';

  const editionText = read('edition');
  const edition = isEdition(editionText) ? editionText : DEFAULT_LOOKUP.edition;
  const game = gameOf(edition);
  const species = speciesNamed(read('species'), edition);
  const maxSkill = species === null ? 0 : (game.species.find(species)?.skill.maxLevel ?? 0);
  const ribbon = wholeNumberIn(read('ribbon'), 0, RIBBONS.length - 1);
  return {
    edition,
    species,
    level: wholeNumberIn(read('level'), MIN_LEVEL, MAX_LEVEL) ?? DEFAULT_LOOKUP.level,
    nature: game.natures.find(read('nature'))?.name ?? DEFAULT_LOOKUP.nature,
    ribbon: RIBBONS.find((known) => known === ribbon) ?? DEFAULT_LOOKUP.ribbon,
    skillLevel: wholeNumberIn(read('skillLevel'), 1, maxSkill) ?? DEFAULT_LOOKUP.skillLevel,
  };
}

// A species of another edition is kept too: the page then says in which one it is at home.
function speciesNamed(text: string, edition: EditionId): string | null {
  const inThisOne = gameOf(edition).species.find(text);
  const anywhere = EDITIONS.map((other) => gameOf(other).species.find(text)).find((species) => species !== undefined);
  return (inThisOne ?? anywhere)?.name ?? null;
}

/** The query string, "" or with its "?"; defaults are left out, and what is not ours stays as it is. */
export function formatLookup(lookup: Lookup, search: string): string {
  const query = new URLSearchParams(search);
  const write = (key: keyof Lookup, text: string) => {
    if (lookup[key] === DEFAULT_LOOKUP[key]) query.delete(KEYS[key]);
    else query.set(KEYS[key], text);
  };
  write('edition', lookup.edition);
  write('species', (lookup.species ?? '').toLowerCase());
  write('level', String(lookup.level));
  write('nature', lookup.nature.toLowerCase());
  write('ribbon', String(lookup.ribbon));
  write('skillLevel', String(lookup.skillLevel));
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
