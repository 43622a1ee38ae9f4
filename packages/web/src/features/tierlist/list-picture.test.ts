// What of the picture can be reckoned without drawing it.
import { expect, test } from 'vitest';
import { nameLines, rowHeight } from './list-picture.ts';

test.each([
  ['Venusaur', ['Venusaur', '']],
  ['Ninetales (Alolan Form)', ['Ninetales', 'Alolan Form']],
  ['キュウコン（アローラのすがた）', ['キュウコン', 'アローラのすがた']],
  ["Farfetch'd", ["Farfetch'd", '']],
])('%s is written as %j', (name, lines) => {
  expect(nameLines(name)).toEqual(lines);
});

test('a tier grows by whole lines of faces', () => {
  const line = rowHeight(20) - rowHeight(10);
  expect(rowHeight(11) - rowHeight(10)).toBe(line);
  expect(rowHeight(1)).toBe(rowHeight(10));
});
