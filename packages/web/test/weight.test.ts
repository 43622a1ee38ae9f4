// What the app weighs on the wire. Somebody on a train waits for every kilobyte of it.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import filePlugin from '@size-limit/file';
import sizeLimit from 'size-limit';
import { beforeAll, describe, expect, test } from 'vitest';
import { ensureWebBuilt } from '../../../tools/web-build.mjs';

const dist = fileURLToPath(new URL('../dist/', import.meta.url));

const INITIAL_SCRIPTS = 190_000;
const INITIAL_STYLES = 30_000;
const ROUTE = 45_000;
const KEPT_ON_DEVICE = 3_350_000;

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly isDynamicEntry?: boolean;
}

let chunks: Readonly<Record<string, Chunk>> = {};

beforeAll(async () => {
  expect(await ensureWebBuilt()).toBeUndefined();
  chunks = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
}, 300_000);

async function gzipped(files: readonly string[], gzip = true): Promise<number> {
  if (files.length === 0) return 0;
  for (const file of files) expect(existsSync(join(dist, file)), file).toBe(true);
  const sums: unknown = await sizeLimit([filePlugin], {
    checks: [{ files: files.map((file) => join(dist, file)), gzip, brotli: false }],
  });
  const [sum] = Array.isArray(sums) ? sums : [];
  return Number(sum?.size);
}

/** A chunk with everything that it cannot do without. */
function closureOf(name: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const next of chunks[name]?.imports ?? []) closureOf(next, seen);
  return seen;
}

const scriptsOf = (names: Iterable<string>) => [...names].flatMap((name) => chunks[name]?.file ?? []);

/** What the page asks for before it can show anything. */
function namedInPage(ending: string): readonly string[] {
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  const named = [...page.matchAll(/(?:src|href)="\/([^"]+)"/g)].map(([, path]) => path ?? '');
  return [...new Set(named.filter((path) => path.endsWith(ending)))];
}

describe('before anything is shown', () => {
  test('scripts', async () => {
    const scripts = namedInPage('.js');
    expect(scripts.length).toBeGreaterThan(1);
    expect(scripts).toEqual(expect.arrayContaining(scriptsOf(closureOf('index.html'))));
    expect(await gzipped(scripts)).toBeLessThanOrEqual(INITIAL_SCRIPTS);
  });

  test('styles', async () => {
    expect(await gzipped(namedInPage('.css'))).toBeLessThanOrEqual(INITIAL_STYLES);
  });
});

test('no page weighs more than its share on top of that, and no later part of one either', async () => {
  const router = readFileSync(new URL('../src/app/router.tsx', import.meta.url), 'utf8');
  const pages = new Set([...router.matchAll(/import\('\.\.\/(features\/[^']+)'\)/g)].map(([, path]) => `src/${path}`));
  expect(pages.size).toBeGreaterThan(10);
  const initial = new Set(scriptsOf(closureOf('index.html')));
  const tooHeavy: string[] = [];
  for (const [name, chunk] of Object.entries(chunks)) {
    if (!chunk.isDynamicEntry) continue;
    const files = pages.has(name) ? scriptsOf(closureOf(name)) : [chunk.file];
    const size = await gzipped(files.filter((file) => !initial.has(file) && !file.includes('names-')));
    if (size > ROUTE) tooHeavy.push(`${name}: ${size}`);
  }
  expect(tooHeavy).toEqual([]);
});

test('what is kept on the device', async () => {
  const worker = readFileSync(join(dist, 'service-worker.js'), 'utf8');
  const kept = [...worker.matchAll(/"\/((?:assets|images|icons|index|manifest)[^"*]*)"/g)].map(
    ([, path]) => path ?? '',
  );
  expect(kept.length).toBeGreaterThan(100);
  expect(await gzipped([...new Set(kept)], false)).toBeLessThanOrEqual(KEPT_ON_DEVICE);
});
