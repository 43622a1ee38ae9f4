// The avatars: everybody has both faces, no two portraits are alike, each is a small picture that needs nothing else.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EDITIONS, gameOf } from '@oversleep/game';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { drawAvatars, writeAvatars } from './avatars.mjs';

const MOST_BYTES = 1500;
const species = [...new Set(EDITIONS.flatMap((edition) => gameOf(edition).species.rows.map(({ name }) => name)))];

let files: Map<string, string>;
let list: Record<string, string>;
beforeAll(async () => {
  files = await drawAvatars();
  list = JSON.parse(files.get('avatars.json') ?? '{}');
});

const pictures = () => [...files].filter(([file]) => file.endsWith('.svg'));

describe('the list', () => {
  test('names a portrait and a happy face for every species of every edition, and the default', () => {
    const names = species.map((name) => name.toLowerCase());
    expect(Object.keys(list).sort()).toEqual(['default', ...names, ...names.map((name) => `${name}_happy`)].sort());
    expect(list.default).toBe('default.svg');
    for (const name of names)
      expect([list[name], list[`${name}_happy`]]).toEqual([`portrait/${name}.svg`, `happy/${name}.svg`]);
  });

  test('leads to the pictures, and there are no others', () => {
    expect(Object.values(list).sort()).toEqual(
      pictures()
        .map(([file]) => file)
        .sort(),
    );
  });
});

describe('the pictures', () => {
  test('no two are alike', () => {
    expect(new Set(pictures().map(([, svg]) => svg)).size).toBe(pictures().length);
  });

  test('are small', () => {
    for (const [file, svg] of pictures()) expect(Buffer.byteLength(svg), file).toBeLessThan(MOST_BYTES);
  });

  test('are well-formed, hold real numbers, and neither run nor load anything', () => {
    for (const [file, svg] of pictures()) {
      expect(svg, file).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 64 64">.*<\/svg>$/);
      expect(svg, file).not.toMatch(/NaN|undefined|null|Infinity|script|href|url\(|style=| on\w+=/);
      expect(svg.match(/<\w/g)?.length, file).toBe(svg.match(/\/>|<\/\w+>/g)?.length);
      expect(svg.match(/"/g)?.length ?? 1, file).toSatisfy((quotes: number) => quotes % 2 === 0);
    }
  });

  test('use only colours', () => {
    for (const [file, svg] of pictures())
      for (const [, colour] of svg.matchAll(/(?:fill|stroke)="([^"]+)"/g))
        expect(colour, file).toMatch(/^(none|#[0-9a-f]{3,6})$/);
  });

  test('the same every time, so that nobody’s avatar changes with a build', async () => {
    expect(await drawAvatars()).toEqual(files);
  });

  test('an evolution keeps the family’s features but is another picture', () => {
    const mouthOf = (name: string) =>
      /<path d="([^"]+)" stroke-width="1.6"/.exec(files.get(`portrait/${name}.svg`) ?? '')?.[1];
    expect(mouthOf('charmander')).toBeDefined();
    expect(mouthOf('charmander')).toBe(mouthOf('charizard'));
  });
});

describe('on disk', () => {
  const folder = mkdtempSync(join(tmpdir(), 'oversleep-avatars-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('lie where the web app looks for them', async () => {
    await writeAvatars(folder);
    const at = (file: string) => join(folder, 'images/avatar', file);
    expect(JSON.parse(readFileSync(at('avatars.json'), 'utf8'))).toEqual(list);
    for (const file of Object.values(list)) expect(existsSync(at(file)), file).toBe(true);
  });
});
