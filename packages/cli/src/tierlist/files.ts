// Tier lists in files: JSON, compressed where the name ends in .br.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { type TierFile, type TierList, tierFileOf, tierListName } from '@oversleep/engine';
import { messageOf, pathOf } from '../input/files.ts';
import { Refusal } from '../input/strict.ts';

const COMPRESSED = '.br';

/** Where in a folder the list of a choice lies. */
export const fileIn = (folder: string, list: TierList): string =>
  join(folder, `${tierListName(list)}.json${COMPRESSED}`);

export function keepList(file: string, list: TierList, computedAt: string): TierFile {
  const path = pathOf(file);
  try {
    mkdirSync(dirname(path), { recursive: true });
    const kept = tierFileOf(list, computedAt, listIn(path));
    const text = `${JSON.stringify(kept)}\n`;
    // A concurrent reader finds the old list or the new one, never half of it.
    writeFileSync(`${path}.new`, path.endsWith(COMPRESSED) ? compressed(text) : text);
    renameSync(`${path}.new`, path);
    return kept;
  } catch (error) {
    throw new Refusal(`Cannot write ${file}: ${messageOf(error)}`);
  }
}

const compressed = (text: string): Buffer =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text) } });

/** What only this program has written; something else in its place is not overwritten. */
function listIn(path: string): TierFile | undefined {
  if (!existsSync(path)) return undefined;
  const bytes = readFileSync(path);
  const text = path.endsWith(COMPRESSED) ? brotliDecompressSync(bytes) : bytes;
  const file: TierFile = JSON.parse(text.toString('utf8'));
  if (!Array.isArray(file.list?.species)) throw new Error('there is another file of that name');
  return file;
}

/** What the folder has, to be read without opening every list. */
export function keepIndex(folder: string, files: readonly TierFile[]): void {
  const heads = files.map(({ list, computedAt }) => {
    const { engineVersion, dataset } = list;
    return [tierListName(list), { engineVersion, dataset, computedAt }] as const;
  });
  const path = pathOf(join(folder, 'index.json'));
  writeFileSync(path, `${JSON.stringify(Object.fromEntries(heads), null, 2)}\n`);
}
