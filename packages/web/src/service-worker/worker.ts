// The service worker: keeps the app on the device so that it starts without a network, one version at a time.
/// <reference lib="webworker" />
import {
  BY_THE_DOZEN,
  cacheName,
  HASHED,
  handlingOf,
  isOldCache,
  isOtherLanguage,
  READER_CACHE,
  severalAtOnce,
} from './plan.ts';

declare const self: ServiceWorkerGlobalScope;

/** Put in by the build: a hash over all files, what the first page needs, what the rest of the app needs, and what reads pictures. */
declare const __VERSION__: string;
declare const __SHELL__: readonly string[];
declare const __REST__: readonly string[];
declare const __READERS__: readonly string[];
/** The messages of all languages; only those of the player's are kept. */
declare const __MESSAGES__: readonly string[];

const CACHE = cacheName(__VERSION__);
const PAGE = '/index.html';

/** Some browsers can be told what to answer without waking the worker; the compiler has not heard of it yet. */
interface Routes {
  readonly addRoutes?: (rules: readonly object[]) => Promise<void>;
}

self.addEventListener('install', (event: ExtendableEvent & Routes) => {
  const rules = BY_THE_DOZEN.map((pathname) => ({
    condition: { urlPattern: { pathname } },
    source: { cacheName: CACHE },
  }));
  // Where that is not to be had, they are answered below like everything else.
  event.waitUntil(Promise.all([keep(__SHELL__), event.addRoutes?.(rules).catch(() => undefined)]));
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
  // A new version takes over only when the player says so.
  if (data === 'take-over') void self.skipWaiting();
});

// Sent by the page once its own first needs are met: the first visit stays light.
self.addEventListener('message', (event: ExtendableMessageEvent) => {
  const { keep: what, messages } = event.data ?? {};
  if (what === 'everything') event.waitUntil(Promise.all([keep(__REST__), keepMessages(String(messages))]));
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

/** Their names hold a hash of the content: what this version calls otherwise nobody asks for any more. */
async function dropOldReaders(): Promise<void> {
  if (!(await caches.has(READER_CACHE))) return;
  const cache = await caches.open(READER_CACHE);
  const old = (await cache.keys()).filter(({ url }) => !__READERS__.includes(new URL(url).pathname));
  await Promise.all(old.map((request) => cache.delete(request)));
}

/** The messages of one language, `/messages/en.1a2b3c4d/`; those of another one that was used before go. */
async function keepMessages(folder: string): Promise<void> {
  const cache = await caches.open(CACHE);
  const others = (await cache.keys()).filter(({ url }) => isOtherLanguage(new URL(url).pathname, folder));
  await Promise.all(others.map((request) => cache.delete(request)));
  await keep(__MESSAGES__.filter((path) => path.startsWith(folder)));
}

/** What an older version already has under the same name is not loaded again: names hold a hash of the content. */
async function keep(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHE);
  await severalAtOnce(paths, async (path) => {
    if (await cache.match(path)) return;
    const older = HASHED.test(path) ? await caches.match(path) : undefined;
    await (older ? cache.put(path, older) : cache.add(new Request(path, { cache: 'no-cache' })));
  });
}
