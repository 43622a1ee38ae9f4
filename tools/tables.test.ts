// The committed tables against the facts they come from.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FACTS, generate, sealOf } from './tables.mjs';

const folder = join(import.meta.dirname, '../packages/game/src/tables');
const committed = Object.fromEntries(
  readdirSync(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
);

describe('generated tables', () => {
  it('all say where they come from, the same for all', () => {
    const sources = Object.values(committed).map(
      (text) => /from the fact tables \(sha256 ([0-9a-f]{16})\); do not edit/.exec(text)?.[1],
    );
    expect(sources.length).toBeGreaterThanOrEqual(13);
    expect(new Set(sources).size).toBe(1);
    expect(sources[0]).toBeDefined();
  });

  // The facts lie beside a checkout of the maintainers, not in the repository.
  it.runIf(existsSync(FACTS))('are what the facts give', () => {
    expect(generate()).toEqual(committed);
  });

  it('have not been edited by hand', () => {
    expect(sealOf(committed)).toBe(readFileSync(join(import.meta.dirname, 'tables.sha256'), 'utf8').trim());
  });
});
