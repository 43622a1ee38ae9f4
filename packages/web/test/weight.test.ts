// Limits how much the app weighs on the wire: players on a slow network wait for every kilobyte.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { ensureWebBuilt } from '../../../tools/build/web-build.mjs';
import { gzipBytes } from '../../../tools/build/worker-chunk.mjs';
import { createRoomsOf } from '../build/message-rooms.ts';

const dist = fileURLToPath(new URL('../dist/', import.meta.url));

/** Including their texts, which are separate files. */
const INITIAL_SCRIPTS = 199_500;
const INITIAL_STYLES = 30_000;
const ROUTE = 47_200;
const KEPT_ON_DEVICE = 3_545_000;

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

const bytesOf = (files: readonly string[], measure: (content: Buffer) => number): number =>
  files.reduce((sum, file) => sum + measure(readFileSync(join(dist, file))), 0);

const gzipped = (files: readonly string[]): number => bytesOf(files, gzipBytes);

/** A chunk with everything it needs to run. */
function closureOf(name: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const next of chunks[name]?.imports ?? []) closureOf(next, seen);
  return seen;
}

const scriptsOf = (names: Iterable<string>) => [...names].flatMap((name) => chunks[name]?.file ?? []);

/** What the page loads before it can show anything. */
function namedInPage(ending: string): readonly string[] {
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  const named = [...page.matchAll(/(?:src|href)="\/([^"]+)"/g)].map(([, path]) => path ?? '');
  return [...new Set(named.filter((path) => path.endsWith(ending)))];
}

describe('before anything is shown', () => {
  test('scripts', () => {
    const scripts = namedInPage('.js');
    expect(scripts.length).toBeGreaterThan(1);
    expect(scripts).toEqual(expect.arrayContaining(scriptsOf(closureOf('index.html'))));
    const rooms = [...createRoomsOf()(fileURLToPath(new URL('../src/main.tsx', import.meta.url)))];
    const texts = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
      rooms.some((room) => file.startsWith('messages/en.') && file.endsWith(`/${room}.json`)),
    );
    expect(texts.length).toBe(rooms.length);
    expect(gzipped([...scripts, ...texts])).toBeLessThanOrEqual(INITIAL_SCRIPTS);
  });

  test('styles', () => {
    expect(gzipped(namedInPage('.css'))).toBeLessThanOrEqual(INITIAL_STYLES);
  });
});

test('no page and no part loaded later exceeds its limit', () => {
  const table = readFileSync(new URL('../src/app/pages.ts', import.meta.url), 'utf8');
  const pages = new Set([...table.matchAll(/import\('\.\.\/(features\/[^']+)'\)/g)].map(([, path]) => `src/${path}`));
  expect(pages.size).toBeGreaterThan(10);
  const initial = new Set(scriptsOf(closureOf('index.html')));
  const tooHeavy: string[] = [];
  for (const [name, chunk] of Object.entries(chunks)) {
    if (!chunk.isDynamicEntry) continue;
    const files = pages.has(name) ? scriptsOf(closureOf(name)) : [chunk.file];
    const size = gzipped(files.filter((file) => !initial.has(file) && !file.includes('names-')));
    if (size > ROUTE) tooHeavy.push(`${name}: ${size}`);
  }
  expect(tooHeavy).toEqual([]);
});

test('what is kept on the device', () => {
  const worker = readFileSync(join(dist, 'service-worker.js'), 'utf8');
  const kept = [...worker.matchAll(/"\/((?:assets|images|icons|index|manifest)[^"*]*[^"*/])"/g)].map(
    ([, path]) => path ?? '',
  );
  expect(kept.length).toBeGreaterThan(100);
  expect(bytesOf([...new Set(kept)], (content) => content.length)).toBeLessThanOrEqual(KEPT_ON_DEVICE);
});
