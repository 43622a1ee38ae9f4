// Records say in which line of their file they begin, so that a player finds them in an editor.
import { gameOf, NEWEST_EDITION } from '@oversleep/game';
import { describe, expect, it } from 'vitest';
import type { FormatId } from './formats.ts';
import { readBox } from './read-box.ts';

const game = gameOf(NEWEST_EDITION);

const DUMP = 'TypeNumber,Rank,SP,Nature,SubSkill1,PickupItemId1';

const TEXTS: readonly (readonly [FormatId, string, readonly string[], readonly number[]])[] = [
  ['pokesleep-lines', 'lines', ['', 'oQEAr4wDZ3x-@Sparky', '', ' ', '# mine', 'UQJDJkVF8H8f'], [2, 5, 6]],
  ['pokesleep-csv', 'CSV', ['', 'Nickname,Pokémon,Level', '', ',Raichu,60', ' ,,', ',,9', ',Pikachu,3'], [4, 6, 7]],
  [
    'pokesleep-csv',
    'CSV with line breaks in quotes',
    ['Nickname,Pokémon,Level', '"Spar', 'ky",Raichu,60', '', '"a', 'b', 'c",Pikachu,3', ',Eevee,9'],
    [2, 5, 8],
  ],
  ['pokesleep-tsv', 'TSV', ['Nickname\tPokémon\tLevel', '', '\tRaichu\t60', '', '\tPikachu\t3'], [3, 5]],
  ['dump-raw', 'a raw table', ['# from a phone', DUMP, '', '26,60,0,1,0,5', '', '25,3,0,1,0,5'], [4, 6]],
];

describe.each(TEXTS)('%s, %s', (format, _, lines, expected) => {
  it.each([
    ['LF', '\n'],
    ['CRLF', '\r\n'],
    ['CR', '\r'],
  ])('with line ends %s counts the lines of the file', (_name, end) => {
    const { creatures, problems } = readBox(game, `\ufeff${lines.join(end)}${end}`, format);
    const read = [...creatures, ...problems].toSorted((a, b) => a.row - b.row);
    // A remark above the header of a raw table is a record that could not be read.
    expect(read.map(({ line }) => line).filter((line) => line !== 1)).toEqual(expected);
  });
});

it('a record of JSON has no line of its own', () => {
  const [read] = readBox(game, '[\n\n{"pokemon": "RAICHU", "level": 60}]').creatures;
  expect(read).toBeDefined();
  expect(read?.line).toBeUndefined();
});
