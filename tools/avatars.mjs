// Makes the avatars that players choose from: two faces for each species of any edition, and the list of them.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { drawDefault, drawFace } from './avatar-drawing.mjs';

const FOLDER = 'images/avatar';
const MOODS = /** @type {const} */ ([
  ['portrait', ''],
  ['happy', '_happy'],
]);

/**
 * Every file by its path below the folder of avatars; `avatars.json` names them for who chooses.
 * @returns {Promise<Map<string, string>>}
 */
export async function drawAvatars() {
  const { EDITIONS, gameOf } = await tsImport('../packages/game/src/index.ts', import.meta.url);
  const species = new Map(EDITIONS.flatMap((edition) => gameOf(edition).species.rows.map((row) => [row.name, row])));
  const files = new Map([['default.svg', drawDefault()]]);
  const list = { default: 'default.svg' };
  for (const { name, family, previousEvolutions, berry } of species.values()) {
    for (const [mood, suffix] of MOODS) {
      const file = `${mood}/${name.toLowerCase()}.svg`;
      files.set(file, drawFace({ name, family, previousEvolutions, type: berry.type }, mood));
      list[`${name.toLowerCase()}${suffix}`] = file;
    }
  }
  return files.set('avatars.json', JSON.stringify(list));
}

/** @param {string} webDir the folder of the built web app */
export async function writeAvatars(webDir) {
  const folder = join(webDir, FOLDER);
  for (const [mood] of MOODS) mkdirSync(join(folder, mood), { recursive: true });
  for (const [file, content] of await drawAvatars()) writeFileSync(join(folder, file), content);
}
