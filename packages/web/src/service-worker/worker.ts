// The service worker: stores the app on the device so that it starts offline, one version at a time.
/// <reference lib="webworker" />
import {
  BY_THE_DOZEN,
  batchOf,
  cacheName,
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
  // A new version takes over only when the player agrees.
  if (data === 'take-over') void self.skipWaiting();
});

// Sent by the page whenever the player pauses, once per batch, so that the first visit stays light. The reply says where the next batch begins.
self.addEventListener('message', (event: ExtendableMessageEvent) => {
  const { keep: what, messages, from = 0 } = event.data ?? {};
  if (what !== 'everything') return;
  event.waitUntil(keepSome(String(messages), Number(from)).then((next) => event.ports[0]?.postMessage(next)));
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

/** The next batch of the rest of the app, with the messages in the folder of one language, `/messages/en.1a2b3c4d/`. */
async function keepSome(folder: string, from: number): Promise<number | null> {
  if (from === 0) await dropOtherLanguages(folder);
  const ofLanguage = __MESSAGES__.filter((path) => path.startsWith(folder));
  const { files, next } = batchOf([...ofLanguage, ...__REST__], await storedFiles(), from);
  // What can't be had now is tried again at the next visit, or once the device is online.
  await keep(files).catch(() => undefined);
  return next;
}

async function dropOtherLanguages(folder: string): Promise<void> {
  const cache = await caches.open(CACHE);
  const others = (await cache.keys()).filter(({ url }) => isOtherLanguage(new URL(url).pathname, folder));
  await Promise.all(others.map((request) => cache.delete(request)));
}

/** All names at once: looking up each of a thousand files takes much longer. */
async function storedFiles(): Promise<ReadonlySet<string>> {
  const cache = await caches.open(CACHE);
  return new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
}

/** Files that an older version has under the same name are copied: names contain a hash of the content. */
async function keep(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHE);
  await severalAtOnce(paths, async (path) => {
    if (await cache.match(path)) return;
    const older = HASHED.test(path) ? await caches.match(path) : undefined;
    await (older ? cache.put(path, older) : cache.add(new Request(path, { cache: 'no-cache' })));
  });
}
