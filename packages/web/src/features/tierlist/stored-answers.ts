// What the server has answered stays on the device: without a network the last list that was seen is still there.

/** Another shape of answers needs another number. */
const CACHE = 'tier-lists-1';
/** Lists and details together; the oldest go first. */
const MOST = 80;

const placeOf = (key: string): string => `/kept/${encodeURIComponent(key)}`;

export async function keepAnswer(key: string, answer: unknown): Promise<void> {
  try {
    const cache = await caches.open(CACHE);
    // Taken out first, so that it counts as new.
    await cache.delete(placeOf(key));
    await cache.put(placeOf(key), new Response(JSON.stringify(answer)));
    const all = await cache.keys();
    await Promise.all(all.slice(0, Math.max(0, all.length - MOST)).map((old) => cache.delete(old)));
  } catch {
    // No such place in this browser, or no room: then there is nothing to look at without a network.
  }
}

/** Undefined where nothing was kept. */
export async function keptAnswer(key: string): Promise<unknown> {
  try {
    const found = await (await caches.open(CACHE)).match(placeOf(key));
    return await found?.json();
  } catch {
    return undefined;
  }
}
