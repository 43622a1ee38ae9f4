// A trimmed sprite has the same pixels without the empty margin, in fewer bytes.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readPixels, trimmedPng } from './trim-png.ts';

const sprite = (path: string) =>
  readFileSync(createRequire(import.meta.url).resolve(`pokesprite-images/pokemon-gen8/${path}`));

/** Reads only what we write: plain rows of indices. */
function pixelsOf(png: Buffer, width: number, height: number): number[][] {
  const find = (type: string) => {
    const at = png.indexOf(type, 0, 'latin1');
    return png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4));
  };
  const [colours, opacity, rows] = [find('PLTE'), find('tRNS'), inflateSync(find('IDAT'))];
  return Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (_, column) => {
      const index = rows[row * (width + 1) + 1 + column] ?? 0;
      return (colours.readUIntBE(index * 3, 3) * 256 + (opacity[index] ?? 0)) >>> 0;
    }),
  );
}

/** The picture without empty rows and columns at its edges. */
function withoutMargin({ width, data }: ReturnType<typeof readPixels>): number[][] {
  const rows = Array.from({ length: data.length / width }, (_, row) => [
    ...data.subarray(row * width, row * width + width),
  ]);
  const turn = (table: number[][]) => (table[0] ?? []).map((_, column) => table.map((row) => row[column] ?? 0));
  const cut = (table: number[][]) => {
    const used = table.map((row) => row.some((pixel) => pixel !== 0));
    return table.slice(used.indexOf(true), used.lastIndexOf(true) + 1);
  };
  return turn(cut(turn(cut(rows))));
}

test.each(['regular/pikachu.png', 'shiny/dragonite.png', 'regular/onix.png', 'regular/mew.png'])('%s', (path) => {
  const original = sprite(path);
  const { png, width, height } = trimmedPng(original);
  expect(png.length).toBeLessThan(original.length);
  expect(pixelsOf(png, width, height)).toEqual(withoutMargin(readPixels(original)));
});

test('another kind of picture is refused with a reason', () => {
  expect(() => trimmedPng(trimmedPng(sprite('regular/pikachu.png')).png)).toThrow('another kind');
});
