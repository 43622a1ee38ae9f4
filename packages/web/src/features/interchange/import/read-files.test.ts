// Files as texts: plain ones, archives, what spreadsheets save, and what is none.
import { strToU8, zipSync } from 'fflate';
import { expect, test, vi } from 'vitest';
import { messages } from '../../../messages/messages.ts';
import { readFiles } from './read-files.ts';

const t = messages('interchange');

const file = (name: string, content: BlobPart) => new File([content], name);
const packed = (files: Parameters<typeof zipSync>[0]) => new Uint8Array(zipSync(files));

test('several files and archives become texts; what systems put into archives does not', async () => {
  const archive = packed({
    'box/a.txt': strToU8('EQCApwj5-38f'),
    'b.csv': strToU8('Pokémon,Level'),
    '__MACOSX/._a.txt': strToU8('clutter'),
    'box/.DS_Store': strToU8('clutter'),
  });
  expect(await readFiles([file('one.txt', 'ピカチュウ'), file('all.zip', archive)])).toEqual({
    texts: [
      { name: 'one.txt', text: 'ピカチュウ' },
      { name: 'box/a.txt', text: 'EQCApwj5-38f' },
      { name: 'b.csv', text: 'Pokémon,Level' },
    ],
    failures: [],
  });
});

test('a text of two bytes a letter, as spreadsheets save it, is read', async () => {
  const words = new Uint8Array(Uint16Array.from('\ufeffミュウ,60', (letter) => letter.charCodeAt(0)).buffer);
  expect((await readFiles([file('box.txt', words)])).texts).toEqual([{ name: 'box.txt', text: 'ミュウ,60' }]);
});

test.each([
  ['a picture', file('box.png', new Uint8Array([0x89, 0x50, 0, 1])), t('files.notText', { name: 'box.png' })],
  [
    'a broken archive',
    file('box.zip', new Uint8Array([0x50, 0x4b, 3, 4, 9, 9])),
    t('files.closed', { name: 'box.zip' }),
  ],
  ['an empty archive', file('box.zip', packed({ 'folder/': new Uint8Array() })), t('files.empty', { name: 'box.zip' })],
  ['too much', file('box.txt', new Uint8Array(5_000_001)), t('files.tooLarge', { name: 'box.txt' })],
  [
    'too much in little',
    file('box.zip', packed({ 'big.txt': new Uint8Array(6_000_000) })),
    t('files.tooLarge', { name: 'big.txt in box.zip' }),
  ],
])('%s is reported by name', async (_, wrong, failure) => {
  const { texts, failures } = await readFiles([file('good.txt', 'line'), wrong]);
  expect(texts.map(({ name }) => name)).toEqual(['good.txt']);
  expect(failures).toEqual([failure]);
});

/** An archive whose headers say that its file has ten bytes. */
function lying(archive: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const view = new DataView(archive.buffer);
  view.setUint32(22, 10, true);
  const entry = view.getUint32(archive.length - 6, true);
  view.setUint32(entry + 24, 10, true);
  return archive;
}

test('an archive that lies about its size is unpacked up to the limit and no further', async () => {
  const unpackedBytes = vi.spyOn(Blob.prototype, 'arrayBuffer');
  const bomb = lying(packed({ 'small.txt': new Uint8Array(12_000_000) }));
  const { texts, failures } = await readFiles([file('box.zip', bomb)]);
  expect([texts, failures]).toEqual([[], [t('files.tooLarge', { name: 'small.txt in box.zip' })]]);
  const sizes = unpackedBytes.mock.contexts.map((blob) => (blob instanceof Blob ? blob.size : 0));
  expect(Math.max(...sizes)).toBeLessThan(7_000_000);
  unpackedBytes.mockRestore();
});

test('an archive of many small files is unpacked up to the limit together', async () => {
  const files = Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`${i}.txt`, strToU8('a'.repeat(400_000))]));
  const { texts, failures } = await readFiles([file('box.zip', packed(files))]);
  expect(texts).toHaveLength(12);
  expect(failures).toEqual([t('files.tooLarge', { name: '12.txt in box.zip' })]);
});

test('a stored file and a damaged one beside it: the whole one is read', async () => {
  const archive = packed({ 'a.txt': [strToU8('EQCApwj5-38f'), { level: 0 }], 'b.txt': strToU8('b'.repeat(1000)) });
  const at = archive.findLastIndex((_, i) => new TextDecoder().decode(archive.subarray(i, i + 5)) === 'b.txt');
  const start = archive.findIndex((_, i) => new TextDecoder().decode(archive.subarray(i, i + 5)) === 'b.txt');
  expect(start).toBeLessThan(at);
  archive.fill(0xff, start + 5, start + 9);
  const { texts, failures } = await readFiles([file('box.zip', archive)]);
  expect(texts).toEqual([{ name: 'a.txt', text: 'EQCApwj5-38f' }]);
  expect(failures).toEqual([t('files.closed', { name: 'b.txt in box.zip' })]);
});
