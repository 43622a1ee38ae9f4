// The tier lists that come with the product, so that there is something to see before anything was computed.
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { type TierChoice, type TierFile, tierListName } from '@oversleep/engine';
import { PREBUILT_FOLDER } from '../places.ts';

const decompress = promisify(brotliDecompress);

/** What the folder's index says about a list. */
interface PrebuiltHead {
  readonly engineVersion: string;
  readonly dataset: string;
  readonly computedAt: string;
}

export interface Prebuilt {
  readonly head: (choice: TierChoice) => PrebuiltHead | undefined;
  /** Read when it is first wanted, then kept. */
  readonly load: (choice: TierChoice) => Promise<TierFile>;
}

export function createPrebuilt(folder: string = PREBUILT_FOLDER): Prebuilt {
  const heads = headsIn(`${folder}/index.json`);
  const loaded = new Map<string, Promise<TierFile>>();
  const load = async (name: string): Promise<TierFile> => {
    const bytes = await decompress(await readFile(`${folder}/${name}.json.br`));
    return JSON.parse(bytes.toString('utf8'));
  };
  return {
    head: (choice) => heads.get(tierListName(choice)),
    load: (choice) => {
      const name = tierListName(choice);
      const file = loaded.get(name) ?? load(name);
      loaded.set(name, file);
      return file;
    },
  };
}

function headsIn(file: string): ReadonlyMap<string, PrebuiltHead> {
  if (!existsSync(file)) return new Map();
  // Our own command has written it.
  const heads: Record<string, PrebuiltHead> = JSON.parse(readFileSync(file, 'utf8'));
  return new Map(Object.entries(heads));
}
