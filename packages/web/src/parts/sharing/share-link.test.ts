// Share links: whole, cut off, damaged, newer, and of another site.
import { expect, test, vi } from 'vitest';
import { creatureOf, game } from '../../testing/creatures.ts';
import { inflated } from './inflate.ts';
import { isShareLink, linkTo, readLink } from './share-link.ts';

const HERE = 'https://sleep.example';
const many = Array.from({ length: 300 }, (_, i) => creatureOf(i, { level: 1 + (i % 100), name: `No. ${i}` }));
const boxLink = () => linkTo(HERE, game, { kind: 'box', creatures: many }, 'plain');

test('one creature is a short link, and a box of 300 one that still travels', async () => {
  const link = await linkTo(HERE, game, { kind: 'creature', creature: creatureOf(1, { name: 'Sparky' }) }, 'plain');
  expect(link).toMatch(/^https:\/\/sleep\.example\/shared#v1z?\.[\w-]+$/);
  expect(link.length).toBeLessThan(140);
  expect(isShareLink(`Look: ${link}`)).toBe(true);
  const read = await readLink(game, link);
  expect(read).toMatchObject({ kind: 'creature', creatures: [{ pokemon: 'PIKACHU', name: 'Sparky' }], notes: [] });

  const box = await boxLink();
  expect(box.length).toBeLessThan(8000);
  const readBox = await readLink(game, box.slice(box.indexOf('#')));
  expect('creatures' in readBox && readBox.creatures.map(({ name, level }) => [name, level])).toEqual(
    many.map(({ name, level }) => [name, level]),
  );
});

test('a link with a preview holds the same in its path, unless that would be too long', async () => {
  const creature = creatureOf(1, { name: 'Sparky' });
  const link = await linkTo(HERE, game, { kind: 'creature', creature }, 'preview');
  expect(link).toMatch(/^https:\/\/sleep\.example\/s\/v1z?\.[\w-]+$/);
  expect(isShareLink(`Look: ${link}?utm=1`)).toBe(true);
  expect(await readLink(game, `${link}?utm=1`)).toMatchObject({ creatures: [{ name: 'Sparky' }], notes: [] });
  expect(await linkTo(HERE, game, { kind: 'box', creatures: many }, 'preview')).toBeUndefined();
});

test('of a link that was cut off, those before the cut are shown', async () => {
  const box = await boxLink();
  const read = await readLink(game, box.slice(0, box.length * 0.7));
  if (!('creatures' in read)) throw new Error(read.unreadable);
  expect(read.creatures.length).toBeGreaterThan(50);
  expect(read.creatures.map(({ name }) => name)).toEqual(many.slice(0, read.creatures.length).map(({ name }) => name));
  expect(read.notes).toMatchObject([{ code: 'linkPartlyDamaged', values: { total: 300 } }]);
});

test('what cannot be shown says why', async () => {
  expect(await readLink(game, `${HERE}/shared#v9.AAAA`)).toEqual({
    unreadable: expect.stringContaining('newer version'),
  });
  expect(await readLink(game, '')).toEqual({ unreadable: expect.stringContaining('start of the link is missing') });
  expect(await readLink(game, 'v1z.AAAA')).toMatchObject({ creatures: [] });
  expect(isShareLink('https://nitoyon.github.io/pokesleep-tool/iv/#p=EAAQAAAA')).toBe(false);
});

test('a link that unpacks to megabytes is given up at its limit', async () => {
  const stream = new Blob([new Uint8Array(50_000_000)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bomb = Buffer.from(await new Response(stream).arrayBuffer());
  const kept = vi.spyOn(Blob.prototype, 'arrayBuffer');
  expect(await readLink(game, `${HERE}/shared#v1z.${bomb.toString('base64url')}`)).toEqual({
    unreadable: expect.stringContaining('larger than any'),
  });
  const sizes = kept.mock.contexts.map((blob) => (blob instanceof Blob ? blob.size : 0));
  kept.mockRestore();
  // One more step of unpacking than the limit takes.
  expect(Math.max(...sizes)).toBeLessThan(2_000_000);
  const { bytes, isTooMuch } = await inflated(new Uint8Array(bomb), 1000);
  expect([bytes.length, isTooMuch]).toEqual([1000, true]);
});
