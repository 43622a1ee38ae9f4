// Parts of the app that fail to load: retried without a server, given up only if the server lacks them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createLoader, MissingFile } from './loading.ts';

/** A server that is away for this many checks. */
function lineTo(away: number) {
  const state = { looks: 0, pauses: [] as number[] };
  const isThere = () => state.looks > away;
  return {
    state,
    isThere,
    line: {
      isServerThere: async () => {
        state.looks += 1;
        return isThere();
      },
      pause: async (ms: number) => void state.pauses.push(ms),
    },
  };
}

describe('without a server', () => {
  test('a part is retried until it loads, and the wait is reported', async () => {
    const { line, isThere, state } = lineTo(6);
    const reports: boolean[] = [];
    const file = async () => {
      if (!isThere()) throw new TypeError('Failed to fetch dynamically imported module');
      return 'page';
    };
    expect(await createLoader(line).load(file, (waits) => reports.push(waits))).toBe('page');
    expect(reports).toEqual([true, false]);
    expect(state.pauses).toEqual([1000, 2000, 4000, 8000, 8000, 8000]);
  });

  test('many parts may wait, but only one checks the server', async () => {
    const { line, isThere, state } = lineTo(3);
    const { load } = createLoader(line);
    const file = () => (isThere() ? Promise.resolve('part') : Promise.reject(new Error('away')));
    expect(await Promise.all([load(file), load(file), load(file)])).toEqual(['part', 'part', 'part']);
    expect(state.looks).toBe(4);
  });

  test('a server that comes and goes is not mistaken for one that lacks the file', async () => {
    const answers = [false, true, false, true, true];
    const line = { isServerThere: async () => answers.shift() ?? true, pause: async () => {} };
    let failures = 2;
    const file = async () => {
      failures -= 1;
      if (failures >= 0) throw new Error('away');
      return 'part';
    };
    expect(await createLoader(line).load(file)).toBe('part');
  });
});

test('a server that lacks the file is not asked forever', async () => {
  const { line } = lineTo(0);
  let asked = 0;
  const file = async () => {
    asked += 1;
    throw new TypeError('Failed to fetch dynamically imported module');
  };
  await expect(createLoader(line).load(file)).rejects.toBeInstanceOf(MissingFile);
  expect(asked).toBe(2);
});

const LOADED = /\b(lazyPart|partAhead|load|loadPage|loadAhead|lazyPage)\(\s*(async )?\(\) => (\(await )?import\(/g;

test('every dynamic import goes through the loader', () => {
  const folder = join(import.meta.dirname, '..', '..');
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!\.(test|d))\.tsx?$/.test(name),
  );
  const counted = sources.map((name) => {
    const text = readFileSync(join(folder, name), 'utf8').replaceAll(/typeof import\(/g, '');
    const all = text.match(/\bimport\(/g)?.length ?? 0;
    const loaded = text.match(LOADED)?.length ?? 0;
    return { name, all, loaded };
  });
  expect(counted.reduce((sum, { loaded }) => sum + loaded, 0)).toBeGreaterThan(20);
  const unloaded = counted.filter(({ all, loaded }) => all !== loaded).map(({ name }) => name);
  // The router hands every row of this table to lazyPage.
  expect(unloaded).toEqual(['app/pages.ts']);
  expect(readFileSync(join(folder, 'app/router.tsx'), 'utf8')).toContain('lazyPage(row.load,');
});
