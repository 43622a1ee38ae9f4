// Draws preview pictures: one at a time, each only once while it is in memory.
import { LRUCache } from 'lru-cache';
import { refuse } from '../problems.ts';

const MEMORY_BYTES = 64 * 1024 * 1024;
/** More callers are asked to try again later. */
const MOST_WAITING = 50;

export interface Drawings {
  readonly has: (key: string) => boolean;
  /** A PNG, from memory if possible. */
  readonly get: (key: string, svg: () => string) => Promise<Buffer>;
}

export function createDrawings(toPng: (svg: string) => Promise<Buffer> = pngOf, bytes = MEMORY_BYTES): Drawings {
  const drawn = new LRUCache<string, Buffer>({
    maxSize: bytes,
    sizeCalculation: ({ length }, key) => length + key.length,
  });
  const underWay = new Map<string, Promise<Buffer>>();
  let last: Promise<unknown> = Promise.resolve();

  const begin = (key: string, svg: () => string): Promise<Buffer> => {
    if (underWay.size >= MOST_WAITING) throw refuse('OVERLOADED');
    const picture = last.then(async () => toPng(svg()));
    const ended = picture.then((png) => drawn.set(key, png)).catch(() => undefined);
    last = ended.finally(() => underWay.delete(key));
    underWay.set(key, picture);
    return picture;
  };

  return {
    has: (key) => drawn.has(key) || underWay.has(key),
    get: async (key, svg) => drawn.get(key) ?? underWay.get(key) ?? begin(key, svg),
  };
}

/** Loaded with the first picture: it is the server's largest library. */
async function pngOf(svg: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  // Its threads would compete with calculations, and a cache is of no use because no picture is read twice.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp(Buffer.from(svg)).removeAlpha().png({ compressionLevel: 9 }).toBuffer();
}
