// Parts of the app that cannot be had at once: waited for without a server, given up only when the server lacks them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createLoader, MissingFile } from './loading.ts';

/** A server that is away for so many looks. */
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
  test('a part is tried again until it is there, and whoever waits is told', async () => {
    const { line, isThere, state } = lineTo(6);
    const told: boolean[] = [];
    const file = async () => {
      if (!isThere()) throw new TypeError('Failed to fetch dynamically imported module');
      return 'page';
    };
    expect(await createLoader(line).load(file, (waits) => told.push(waits))).toBe('page');
    expect(told).toEqual([true, false]);
    expect(state.pauses).toEqual([1000, 2000, 4000, 8000, 8000, 8000]);
  });

  test('many may wait, but only one asks whether it is back', async () => {
    const { line, isThere, state } = lineTo(3);
    const { load } = createLoader(line);
    const file = () => (isThere() ? Promise.resolve('part') : Promise.reject(new Error('away')));
    expect(await Promise.all([load(file), load(file), load(file)])).toEqual(['part', 'part', 'part']);
    expect(state.looks).toBe(4);
  });

  test('one that comes and goes is not taken for one that lacks the file', async () => {
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

test('a server that is there and has no such file is not asked for ever', async () => {
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

test('every part that is loaded later goes through the loader', () => {
  const folder = join(import.meta.dirname, '..', '..');
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!\.test)\.tsx?$/.test(name),
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
