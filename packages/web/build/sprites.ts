// Which sprite of the collection shows which species. The collection ends with the eighth generation.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type TrimmedPicture, trimmedPng } from './trim-png.ts';

const require = createRequire(import.meta.url);
const COLLECTION = join(dirname(require.resolve('pokesprite-images/package.json')), 'pokemon-gen8');

export interface Sprite {
  readonly plain: TrimmedPicture;
  readonly shiny: TrimmedPicture;
}

/** Suffixes of our names that the collection spells differently. Festive forms share the plain picture. */
const ENDINGS: readonly (readonly [ours: string, theirs: string])[] = [
  ['_ALOLAN', '-alola'],
  ['_GALARIAN', '-galar'],
  ['_HISUIAN', '-hisui'],
  ['_HALLOWEEN', ''],
  ['_HOLIDAY', ''],
  ['_CAPTAIN', ''],
  ['_AMPED', ''],
  ['_JUMBO', '-super'],
  ['_MEDIUM', ''],
];

/** Name in the collection. */
export function slugOf(species: string): string {
  const [ours, theirs] = ENDINGS.find(([ending]) => species.endsWith(ending)) ?? ['', ''];
  return `${species
    .slice(0, species.length - ours.length)
    .toLowerCase()
    .replaceAll('_', '-')}${theirs}`;
}

export function findSprite(species: string): Sprite | undefined {
  const [plain, shiny] = ['regular', 'shiny'].map((kind) => join(COLLECTION, kind, `${slugOf(species)}.png`));
  return plain && shiny && existsSync(plain) && existsSync(shiny)
    ? { plain: trimmedPng(readFileSync(plain)), shiny: trimmedPng(readFileSync(shiny)) }
    : undefined;
}
