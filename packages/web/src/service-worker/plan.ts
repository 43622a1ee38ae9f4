// What the service worker does with a request, decided without touching the network.

export type Handling =
  /** Not ours: the browser goes on as if there were no service worker. */
  | 'network'
  /** The app's page, whatever the address: from the cache, so that page and scripts are of one version. */
  | 'page'
  /** A file whose name or place says that it does not change: the cache first. */
  | 'file'
  /** What reads pictures: the same, but kept on first use, apart, and across versions. */
  | 'reader';

interface Asked {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
}

/** Addresses that the server answers itself. */
const SERVER = /^\/(api|dev-idp|docs|THIRD_PARTY\.txt)(\/|$)/;
const FILES = /^\/(assets|messages|images|icons)\//;
/** Names hold a hash of the content. */
export const HASHED = /^\/(assets|messages)\//;
const READER_FILES = /^\/readers\//;

/** What comes by the dozen: a browser that can be told so takes it from the cache without asking the worker for each. */
export const BY_THE_DOZEN = [
  '/assets/*.js',
  '/assets/*.css',
  '/messages/*',
  '/images/pokemon/*',
  '/images/ingredient/*',
  '/images/recipe/*',
] as const;

export function handlingOf({ method, mode, url }: Asked, origin: string): Handling {
  const { origin: from, pathname } = new URL(url);
  if (method !== 'GET' || from !== origin || SERVER.test(pathname)) return 'network';
  if (mode === 'navigate') return 'page';
  if (READER_FILES.test(pathname)) return 'reader';
  return FILES.test(pathname) ? 'file' : 'network';
}

/** Name of the cache of a version; others of ours are old ones. */
export const cacheName = (version: string): string => `${PREFIX}${version}`;
const PREFIX = 'oversleep-';
/** Megabytes that change seldom, and that most never ask for. */
export const READER_CACHE = 'readers';

export const isOldCache = (name: string, version: string): boolean =>
  name.startsWith(PREFIX) && name !== cacheName(version);

/** Messages of a language that the player does not use (any more). */
export const isOtherLanguage = (path: string, folder: string): boolean =>
  path.startsWith('/messages/') && !path.startsWith(folder);

const AT_ONCE = 6;

/** A few at a time, so that what the player asks for meanwhile comes through. All are tried; then the first failure is told. */
export async function severalAtOnce<T>(items: readonly T[], act: (item: T) => Promise<unknown>): Promise<void> {
  const left = items.values();
  const failures: unknown[] = [];
  const work = async () => {
    for (const item of left) await act(item).catch((error: unknown) => failures.push(error));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  if (failures.length > 0) throw failures[0];
}
