// News as an admin writes it, and as an attacker might.
import { expect, test } from 'vitest';
import { type Block, type Inline, readNewsText, safeAddress } from './news-text.ts';

/** Short to read: <b>, <i>, <a href>, and text as it is. */
const drawn = (pieces: readonly Inline[]): string =>
  pieces
    .map((piece) => {
      if (piece.kind === 'text') return piece.text;
      const content = drawn(piece.content);
      if (piece.kind === 'link') return `{${content}|${piece.href}}`;
      return piece.kind === 'strong' ? `<b>${content}</b>` : `<i>${content}</i>`;
    })
    .join('');

const inline = (text: string): string =>
  readNewsText(text)
    .flatMap(({ lines }) => lines.map(({ content }) => drawn(content)))
    .join('\n');

const outline = (blocks: readonly Block[]) =>
  blocks.map((block) => [
    block.kind === 'list' ? `list ${block.first ?? '-'}` : block.kind,
    block.lines.map(({ content }) => drawn(content)),
  ]);

test('a blank line parts paragraphs, a single break stays a break', () => {
  expect(outline(readNewsText('\r\nGood morning.\r\nSlept well?\n\n  \nBye.\n'))).toEqual([
    ['paragraph', ['Good morning.', 'Slept well?']],
    ['paragraph', ['Bye.']],
  ]);
});

test('lists with and without numbers', () => {
  expect(outline(readNewsText('New:\n- naps\n\n* dreams\n3. three\n4) four\nDone.'))).toEqual([
    ['paragraph', ['New:']],
    ['list -', ['naps', 'dreams']],
    ['list 3', ['three', 'four']],
    ['paragraph', ['Done.']],
  ]);
});

test('a year at the start of a line, a dash without a space and a lone dash are no list', () => {
  expect(outline(readNewsText('2026. What a year\n-5 degrees\n-'))).toEqual([
    ['paragraph', ['2026. What a year', '-5 degrees', '-']],
  ]);
});

test.each([
  ['a **bold** and *slanted* or _slanted_ word', 'a <b>bold</b> and <i>slanted</i> or <i>slanted</i> word'],
  ['**bold with *both* in it**', '<b>bold with <i>both</i> in it</b>'],
  ['*slanted with **both** in it*', '<i>slanted with <b>both</b> in it</i>'],
  ['***both***', '<b><i>both</i></b>'],
  ['2 * 3 * 4 and pot_size_max', '2 * 3 * 4 and pot_size_max'],
  ['**never closed and *neither', '**never closed and *neither'],
  ['**', '**'],
  ['****', '****'],
])('%s', (text, shown) => {
  expect(inline(text)).toBe(shown);
});

test('links by name and bare ones', () => {
  expect(inline('See [the **notes**](https://example.org/a_(b)?c=1) or https://example.org/x_y_z, then sleep.')).toBe(
    'See {the <b>notes</b>|https://example.org/a_(b)?c=1} or {https://example.org/x_y_z|https://example.org/x_y_z}, then sleep.',
  );
  expect(inline('(at https://example.org/)')).toBe('(at {https://example.org/|https://example.org/})');
  expect(inline('**https://example.org/a**')).toBe('<b>{https://example.org/a|https://example.org/a}</b>');
});

test.each([
  '[click](javascript:alert(1))',
  '[click](JavaScript:alert(1))',
  '[click](java\tscript:alert(1))',
  '[click](data:text/html,<script>alert(1)</script>)',
  '[click](http://example.org)',
  '[click](//example.org)',
  '[click](/admin)',
  '[click](https://oversleep@evil.example)',
  '[click](vbscript:x)',
  'javascript:alert(1)',
  'http://example.org',
  '<script>alert(1)</script>',
  '<img src=x onerror="alert(1)">',
  '<a href="javascript:alert(1)">x</a>',
  '&lt;b&gt;',
])('%s stays text', (text) => {
  expect(inline(text)).toBe(text);
});

test('only encrypted addresses without a pretended name are safe', () => {
  expect(safeAddress('https://example.org/a')).toBe('https://example.org/a');
  for (const address of ['http://example.org', 'https://', 'https://a:b@example.org', 'javascript:1', 'x', ''])
    expect(safeAddress(address)).toBeNull();
});

test('every piece has a position of its own, which serves as its key', () => {
  const places: number[] = [];
  const collect = (pieces: readonly Inline[]): void => {
    places.push(...pieces.map(({ at }) => at));
  };
  const [block] = readNewsText('a **b** _c_ [d](https://example.org) e');
  for (const { content } of block?.lines ?? []) collect(content);
  expect(places).toEqual([...new Set(places)]);
  expect(places.length).toBe(7);
});

test('nothing is lost of long nonsense, and it does not take for ever', () => {
  const textIn = (pieces: readonly Inline[]): string =>
    pieces.map((piece) => (piece.kind === 'text' ? piece.text : textIn(piece.content))).join('');
  for (const nonsense of ['**a ', '*a ', '_a ', '[a](', '[', 'https://', '[a](https://x ', 'a*', '\n\na\n', '\n- a']) {
    const shown = readNewsText(nonsense.repeat(5_000)).flatMap(({ lines }) => lines.map(({ content }) => content));
    expect(shown.map(textIn).join('').length, nonsense).toBeGreaterThanOrEqual(5_000);
  }
});
