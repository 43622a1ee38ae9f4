// The service worker: stores the app on the device so that it starts offline, one version at a time.
/// <reference lib="webworker" />
import {
  BY_THE_DOZEN,
  cacheName,
  FILES_AT_ONCE,
  HASHED,
  handlingOf,
  isOldCache,
  isOtherLanguage,
  READER_CACHE,
  severalAtOnce,
} from './plan.ts';

declare const self: ServiceWorkerGlobalScope;

/** Filled in by the build: a hash over all files, the files of the first page, those of the rest of the app, and those of the screenshot reader. */
declare const __VERSION__: string;
declare const __SHELL__: readonly string[];
declare const __REST__: readonly string[];
declare const __READERS__: readonly string[];
/** The messages of all languages; only those of the player's language are stored. */
declare const __MESSAGES__: readonly string[];

const CACHE = cacheName(__VERSION__);
const PAGE = '/index.html';

/** Static routing of some browsers answers without waking the worker; TypeScript does not know it yet. */
interface Routes {
  readonly addRoutes?: (rules: readonly object[]) => Promise<void>;
}

self.addEventListener('install', (event: ExtendableEvent & Routes) => {
  const rules = BY_THE_DOZEN.map((pathname) => ({
    condition: { urlPattern: { pathname } },
    source: { cacheName: CACHE },
  }));
  // Without static routing these are answered below like all other requests.
  event.waitUntil(Promise.all([keep(__SHELL__, 'needed'), event.addRoutes?.(rules).catch(() => undefined)]));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => isOldCache(name, __VERSION__)).map((name) => caches.delete(name))),
      )
      .then(dropOldReaders)
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('message', ({ data }: ExtendableMessageEvent) => {
  // A new version takes over only when the player agrees.
  if (data === 'take-over') void self.skipWaiting();
});

// Sent by the page after it has loaded what it needs itself, so that the first visit stays light.
self.addEventListener('message', (event: ExtendableMessageEvent) => {
  const { keep: what, messages } = event.data ?? {};
  if (what === 'everything') event.waitUntil(Promise.all([keep(__REST__, 'spare'), keepMessages(String(messages))]));
});

self.addEventListener('fetch', (event) => {
  const handling = handlingOf(event.request, self.location.origin);
  if (handling === 'page') event.respondWith(answer(CACHE, new Request(PAGE), event.request));
  if (handling === 'file') event.respondWith(answer(CACHE, event.request, event.request));
  if (handling === 'reader') event.respondWith(answer(READER_CACHE, event.request, event.request));
});

/** From the cache, else from the network. */
async function answer(name: string, kept: Request, asked: Request): Promise<Response> {
  const cache = await caches.open(name);
  const found = await cache.match(kept, { ignoreSearch: true });
  if (found) return found;
  const response = await fetch(asked);
  if (response.ok && kept === asked) await cache.put(asked, response.clone());
  return response;
}

/** Names contain a hash of the content: files that this version names differently are not used any more. */
async function dropOldReaders(): Promise<void> {
  if (!(await caches.has(READER_CACHE))) return;
  const cache = await caches.open(READER_CACHE);
  const old = (await cache.keys()).filter(({ url }) => !__READERS__.includes(new URL(url).pathname));
  await Promise.all(old.map((request) => cache.delete(request)));
}

/** The messages of one language, `/messages/en.1a2b3c4d/`; those of a language used before are deleted. */
async function keepMessages(folder: string): Promise<void> {
  const cache = await caches.open(CACHE);
  const others = (await cache.keys()).filter(({ url }) => isOtherLanguage(new URL(url).pathname, folder));
  await Promise.all(others.map((request) => cache.delete(request)));
  await keep(
    __MESSAGES__.filter((path) => path.startsWith(folder)),
    'spare',
  );
}

/** Files that an older version has under the same name are copied: names contain a hash of the content. */
async function keep(paths: readonly string[], use: keyof typeof FILES_AT_ONCE): Promise<void> {
  const cache = await caches.open(CACHE);
  // Asked for at every visit: to look up each of hundreds of files would take longer than all the rest.
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const missing = paths.filter((path) => !kept.has(path));
  await severalAtOnce(missing, FILES_AT_ONCE[use], async (path) => {
    const older = HASHED.test(path) ? await caches.match(path) : undefined;
    await (older ? cache.put(path, older) : cache.add(new Request(path, { cache: 'no-cache' })));
  });
}
