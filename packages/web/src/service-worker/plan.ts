// Decides what the service worker does with a request, without touching the network.

export type Handling =
  /** Not ours: the browser handles it as if there were no service worker. */
  | 'network'
  /** The app's page for any address: from the cache, so that page and scripts have the same version. */
  | 'page'
  /** A file whose name or folder says that it never changes: cache first. */
  | 'file'
  /** The screenshot reader: cache first too, but stored on first use, in a cache of its own, across versions. */
  | 'reader';

interface FetchedRequest {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
}

/** Addresses that the server answers itself. */
const SERVER = /^\/(api|card|compat|dev-idp|docs|THIRD_PARTY\.txt)(\/|$)/;
const FILES = /^\/(assets|messages|images|icons)\//;
/** Names hold a hash of the content. */
export const HASHED = /^\/(assets|messages)\//;
const READER_FILES = /^\/readers\//;

/** Files that come by the dozen: browsers with static routing take them from the cache without waking the worker. */
export const BY_THE_DOZEN = [
  '/assets/*.js',
  '/assets/*.css',
  '/messages/*',
  '/images/pokemon/*',
  '/images/ingredient/*',
  '/images/recipe/*',
] as const;

export function handlingOf({ method, mode, url }: FetchedRequest, origin: string): Handling {
  const { origin: from, pathname } = new URL(url);
  if (method !== 'GET' || from !== origin || SERVER.test(pathname)) return 'network';
  if (mode === 'navigate') return 'page';
  if (READER_FILES.test(pathname)) return 'reader';
  return FILES.test(pathname) ? 'file' : 'network';
}

/** Name of the cache of a version; our other caches are old ones. */
export const cacheName = (version: string): string => `${PREFIX}${version}`;
const PREFIX = 'oversleep-';
/** Megabytes that rarely change, and that most players never need. */
export const READER_CACHE = 'readers';

export const isOldCache = (name: string, version: string): boolean =>
  name.startsWith(PREFIX) && name !== cacheName(version);

/** Messages of a language that the player does not use (any more). */
export const isOtherLanguage = (path: string, folder: string): boolean =>
  path.startsWith('/messages/') && !path.startsWith(folder);

/** Files per pause of the player. */
const BATCH = 24;

export interface FileBatch {
  readonly files: readonly string[];
  /** Where the next batch begins; null after the last. */
  readonly next: number | null;
}

/** The next files of a list that are not stored yet. */
export function batchOf(files: readonly string[], stored: ReadonlySet<string>, from: number): FileBatch {
  const missing: string[] = [];
  for (let i = from; i < files.length; i += 1) {
    const file = files[i];
    if (file === undefined || stored.has(file)) continue;
    if (missing.length === BATCH) return { files: missing, next: i };
    missing.push(file);
  }
  return { files: missing, next: null };
}

const AT_ONCE = 6;

/** A few at a time, so that requests of the player get through. All are tried; then the first failure is thrown. */
export async function severalAtOnce<T>(items: readonly T[], act: (item: T) => Promise<unknown>): Promise<void> {
  const left = items.values();
  const failures: unknown[] = [];
  const work = async () => {
    for (const item of left) await act(item).catch((error: unknown) => failures.push(error));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  if (failures.length > 0) throw failures[0];
}
