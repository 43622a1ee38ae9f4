// The app in the pseudo language, for browser tests: its texts, and the names that stay as they are in it.
import { EDITIONS, gameOf, NEWEST_EDITION, nameIn, RANK_NAMES } from '@oversleep/game';
import { FORMATS } from '@oversleep/interchange';
import { compiledRoom, MESSAGES, SOURCE } from '../../build/catalogues.ts';
import { pseudoRoom } from '../../build/pseudo.ts';

/** The file of a room, as the server would send it. */
export const pseudoFile = (room: string): string => JSON.stringify(pseudoRoom(compiledRoom(MESSAGES, SOURCE, room)));

const NAME_FIELDS = /^(displayName|name|longName|shortName|prettyName|modifierName|title)$/;

/** All English names of the game and of other tools: species, dishes, skills, formats and so on. They come from tables, not from the catalogues. */
export function properNames(): readonly string[] {
  const names = new Set(['Main Skill Seed', ...RANK_NAMES, ...FORMATS.map(({ name }) => name)]);
  const collect = (value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) collect(one);
    else if (typeof value === 'object' && value !== null)
      for (const [field, inner] of Object.entries(value)) {
        if (typeof inner !== 'string') collect(inner);
        else if (NAME_FIELDS.test(field)) names.add(inner);
      }
  };
  for (const edition of EDITIONS) for (const table of Object.values(gameOf(edition))) collect(table);
  const game = gameOf(NEWEST_EDITION);
  for (const { name } of game.species.rows) names.add(nameIn('en', 'species', name) ?? name);
  for (const { type } of game.berries.rows) names.add(nameIn('en', 'types', type) ?? type);
  // Where there is little room, an island or a berry is called by its first word.
  const long = [
    ...game.islands.rows.map(({ name }) => name),
    ...game.berries.rows.map(({ displayName }) => displayName),
  ];
  for (const name of long) names.add(name.split(' ')[0] ?? name);
  return [...names].filter((name) => name.length > 2 || /^[A-Z]+$/.test(name));
}
