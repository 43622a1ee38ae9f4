// The avatars that the built web app has, and who may wear which.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Role } from '@oversleep/contract';

export interface Avatars {
  readonly has: (name: string) => boolean;
  readonly allows: (name: string, role: Role) => boolean;
}

const DEFAULT_AVATAR = 'default';

/** Reads the catalogue once; without one there is only the default. */
export function loadAvatars(webDir: string): Avatars {
  return avatarsIn(readCatalogue(join(webDir, 'images', 'avatar', 'avatars.json')));
}

/** `paths`: file by name of the avatar. */
function avatarsIn(paths: ReadonlyMap<string, string>): Avatars {
  return {
    has: (name) => name === DEFAULT_AVATAR || paths.has(name),
    allows: (name, role) => {
      if (name === DEFAULT_AVATAR) return true;
      const path = paths.get(name);
      return path !== undefined && (role !== 'default' || isForAll(path));
    },
  };
}

/** The others are for supporters and admins. */
const isForAll = (path: string): boolean => path.includes('portrait/') || path.includes('default');

function readCatalogue(file: string): ReadonlyMap<string, string> {
  const text = readIfThere(file);
  if (text === undefined) return new Map();
  const catalogue: unknown = JSON.parse(text);
  if (typeof catalogue !== 'object' || catalogue === null)
    throw new Error(`${file} is no catalogue of avatars: please build the web app again.`);
  return new Map(Object.entries(catalogue).map(([name, path]) => [name, String(path)]));
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
