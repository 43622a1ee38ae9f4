// Detects the format of a text, which is parsed only once.
import { gameOf, NEWEST_EDITION } from '@oversleep/game';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FORMATS, formatOf, isFormatId } from './formats.ts';
import { detectFormat, openBox, readBox, recognise, writeBox } from './read-box.ts';

const game = gameOf(NEWEST_EDITION);
const words = { pokemon: 'RAICHU', level: 60, nature: 'Bold', subskills: [], ingredients: ['Apple', 'Apple', 'Apple'] };
const raenonx = { uuid: 'a', pokemon: 26, level: 60, nature: 3 };
const calc = { dataId: 'c', pokemonId: 26, level: 60, skill: ['hs'], character: 'none', useFoods: [0, 0, 0] };
const dump = { TypeNumber: 26, Rank: 60, SP: 0, Nature: 3 };
const json = (value: unknown): string => JSON.stringify(value);

afterEach(() => vi.restoreAllMocks());

it.each([
  ['a line', `oQEAr4wDZ3x-@${'a'.repeat(2000)}`],
  ['a cell', `Pokémon,Level,Nickname\nRaichu,30,${'a'.repeat(2000)}`],
  ['a line of marks alone', `\u0316\u0300`.repeat(32_000)],
  ['equals signs', `${'='.repeat(64_000)}x`],
  ['spaces in a cell', `Pokémon,Level,Ing 1\nRaichu,30,a${' '.repeat(64_000)}b`],
])('%s that is too long is a problem of its own', (_, text) => {
  const { creatures, problems } = readBox(game, `${text}\n`);
  expect(creatures).toEqual([]);
  expect(problems).toMatchObject([{ row: 1, note: { code: 'tooLong', values: { limit: 1000 } } }]);
  expect(problems[0]?.raw.length).toBe(200);
});

it('a nickname that will be shortened is doubtful from the start, whatever format it comes in', () => {
  const long = 'n'.repeat(300);
  const texts = [
    `oQEAr4wDZ3x-@${long}`,
    `Pokémon,Nickname\nRaichu,${long}`,
    JSON.stringify([{ pokemon: 'Raichu', name: long }]),
  ];
  for (const text of texts)
    expect(readBox(game, text).creatures[0]?.doubts).toContainEqual({ code: 'nameShortened', values: { name: long } });
});

describe('the format', () => {
  it.each([
    ['a list of words', json([words]), 'nerolis-lab'],
    ['words under our own mark', json({ format: 'oversleep', v: 1, box: [words] }), 'oversleep'],
    ['words under the mark of another tool', json({ format: 'another', box: [words] }), 'nerolis-lab'],
    ['numbers by id', json({ a: raenonx }), 'raenonx'],
    ['letters and numbers', json([calc]), 'pokesleepcalc'],
    ['tables of the game as JSON', json([dump]), 'dump-raw'],
    ['tables of the game as CSV', 'TypeNumber,Rank,SP\n26,60,0', 'dump-raw'],
    ['codes', 'oQEAr4wDZ3x-@Sparky', 'pokesleep-lines'],
    ["codes in a browser's store", json({ PstPokeBox: json(['oQEAr4wDZ3x-@Sparky']) }), 'pokesleep-lines'],
    ['cells between commas', 'Pokémon,Level\nRaichu,60', 'pokesleep-csv'],
    ['cells between tabs', 'Pokémon\tLevel\nRaichu\t60', 'pokesleep-tsv'],
    ['an empty list', '[ ]', 'nerolis-lab'],
    ['an empty object', '{}', 'raenonx'],
    ['an empty box of ours', json({ format: 'oversleep', v: 1, box: [] }), 'oversleep'],
    ['nothing', '', 'pokesleep-csv'],
    ['nothing but tabs', '\t\t', 'pokesleep-tsv'],
  ])('of %s', (_, text, format) => {
    expect(detectFormat(game, text)).toBe(format);
    expect(readBox(game, text).format).toBe(format);
  });

  it('is the one that most records have', () => {
    expect(recognise(game, json([words, words, raenonx]))).toEqual({ id: 'nerolis-lab', share: 2 / 3 });
    expect(recognise(game, json([words, raenonx, raenonx]))).toEqual({ id: 'raenonx', share: 2 / 3 });
    expect(recognise(game, 'nothing of the kind')).toBeUndefined();
  });

  it('may be said; each record is read by what it is all the same', () => {
    const { format, creatures } = readBox(game, json([words, raenonx, calc, dump]), 'raenonx');
    expect(format).toBe('raenonx');
    expect(creatures.map(({ creature }) => creature.pokemon)).toEqual(['RAICHU', 'RAICHU', 'RAICHU', 'RAICHU']);
  });

  it('of a record that looks like two is the one that it is more surely of', () => {
    const [read] = readBox(game, json([{ ...dump, pokemon: 7 }])).creatures;
    expect(read?.creature.pokemon).toBe('RAICHU');
  });

  it('is known by its id alone', () => {
    expect(new Set(FORMATS.map(({ id }) => id)).size).toBe(FORMATS.length);
    expect(isFormatId('raenonx') && formatOf('raenonx')?.name).toBe('RaenonX');
    expect(isFormatId('excel')).toBe(false);
    expect(() => writeBox(game, { creatures: [] }, 'dump-raw')).toThrow('can be read, not written');
  });
});

describe('a text is parsed once', () => {
  it.each([
    ['a list', json([words, raenonx])],
    ['our own box', json({ format: 'oversleep', v: 1, box: [words] })],
  ])('%s', (_, text) => {
    const parse = vi.spyOn(JSON, 'parse');
    readBox(game, text);
    expect(parse.mock.calls.filter(([parsed]) => parsed === text)).toHaveLength(1);
  });

  it('also when its JSON was parsed before', () => {
    const parse = vi.spyOn(JSON, 'parse');
    const box = openBox(json([words]));
    expect(box.value()).toEqual([words]);
    expect(recognise(game, box)?.id).toBe('nerolis-lab');
    expect(readBox(game, box).creatures).toHaveLength(1);
    expect(parse).toHaveBeenCalledTimes(1);
  });

  it('and not at all before anything is asked', () => {
    const parse = vi.spyOn(JSON, 'parse');
    openBox(json([words]));
    expect(parse).not.toHaveBeenCalled();
  });
});

it('a file of a newer version is read as far as it is known, with a note', () => {
  const { creatures, remarks } = readBox(game, json({ format: 'oversleep', v: 2, box: [words] }));
  expect(creatures).toHaveLength(1);
  expect(remarks).toEqual([{ code: 'newerFile', values: {} }]);
});

it('a figure of the file that does not fit is flagged', () => {
  const [read] = readBox(game, json([{ ...words, rp: 7 }])).creatures;
  expect(read?.doubts).toMatchObject([{ values: { figure: 'rp', given: 7 } }]);
});
