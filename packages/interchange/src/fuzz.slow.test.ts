// Damaged files: nothing crashes, nothing hangs, and every record is a creature or a problem.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { gameOf, NEWEST_EDITION } from '@oversleep/game';
import { describe, expect, it } from 'vitest';
import { seeded } from '../test/seeded.ts';
import { boxJson, type CreatureJson } from './box-json.ts';
import { FORMATS } from './formats.ts';
import { openBox, readBox, writeBox } from './read-box.ts';
import { linesOf } from './text/text.ts';
import { boxOf, toCreature } from './to-creature.ts';

const game = gameOf(NEWEST_EDITION);
const FILES = process.env.FULL ? 50_000 : 500;
const random = seeded(7);
const below = (most: number) => Math.floor(random() * most);

const goldens = (file: string): readonly Record<string, unknown>[] =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../test/goldens', file), 'utf8')).cases;
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const LINES = [...goldens('ps-lines.random.json'), ...goldens('ps-lines.odd.json')].map(({ line }) => textOf(line));
const OBJECTS = goldens('nl-wire.json').map(({ json }) => textOf(json));
const ENTRIES = goldens('rx-pokebox.json').map(({ json }) => textOf(json));
const seeds: readonly string[] = [
  LINES.slice(0, 12).join('\n'),
  LINES.slice(12, 20).join('\r\n'),
  JSON.stringify({ PstPokeBox: JSON.stringify(LINES.slice(0, 8)) }),
  ...goldens('ps-csv.cases.json').map(({ text }) => textOf(text)),
  readFileSync(join(import.meta.dirname, '../test/goldens/ps-export.en.csv'), 'utf8'),
  `[${OBJECTS.slice(0, 5).join(',')}]`,
  JSON.stringify({
    pokemon: JSON.stringify({ pokemon: Object.fromEntries(OBJECTS.map((text, i) => [`id-${i}`, JSON.parse(text)])) }),
  }),
  `[\n${ENTRIES.join(',\n')}\n]`,
  `[${goldens('psc-box.json')
    .map(({ json }) => textOf(json))
    .join(',')}]`,
  ...FORMATS.flatMap(({ id, write }) =>
    write
      ? [
          writeBox(
            game,
            boxOf(readBox(game, LINES.slice(0, 10).join('\n')), '', () => 'x'),
            id,
            { language: 'ja' },
          ).text,
        ]
      : [],
  ),
  'TypeNumber,Rank,SP,Nature,SubSkill1,PickupItemId1,MainSkillLevelValue\n26,60,2500,2,8,5,4\n25,10,300,3,0,5,1',
];

const SIGNS = [
  '"',
  ',',
  '\n',
  '\t',
  ';',
  '{',
  '}',
  '[',
  ']',
  '@',
  '\\',
  '\u0000',
  '\ufeff',
  '９',
  '-1',
  '1e999',
  'null',
  '😴',
  '%',
  '=',
];

function mutated(text: string): string {
  let result = text;
  for (let times = 1 + below(6); times > 0; times--) {
    const at = below(result.length + 1);
    const length = below(12);
    const kinds = [
      () => result.slice(0, at) + result.slice(at + length),
      () => result.slice(0, at) + (SIGNS[below(SIGNS.length)] ?? '') + result.slice(at),
      () => result.slice(0, at) + String.fromCodePoint(below(0x2fff)) + result.slice(at + 1),
      () => result.slice(0, at) + result.slice(at, at + length * 10).repeat(2) + result.slice(at + length * 10),
      () => result.slice(0, below(result.length + 1)),
      () => `${result}\n${seeds[below(seeds.length)] ?? ''}`,
    ];
    result = kinds[below(kinds.length)]?.() ?? result;
  }
  return result;
}

/** Records that a text has, where they can be counted without reading them. */
function recordsIn(text: string, format: string): number | undefined {
  if (['nerolis-lab', 'raenonx', 'pokesleepcalc', 'sleep-atlas', 'oversleep'].includes(format))
    return openBox(text).records()?.records.length;
  const isPlain = format === 'pokesleep-lines' && !/^[\s\ufeff\u200b\u2060]*["[{]/u.test(text);
  return isPlain ? linesOf(text).filter((line) => line.trim() !== '').length : undefined;
}

/** Runs a thread, which has to count from before the code is loaded. */
const workOf = (texts: readonly (readonly string[])[]): Promise<readonly (readonly number[])[]> =>
  new Promise((resolve, reject) => {
    const thread = new Worker(new URL('../test/count-work.mjs', import.meta.url), { workerData: texts });
    thread.once('message', resolve);
    thread.once('error', reject);
    thread.once('exit', () => reject(new Error('The thread ended without an answer.')));
  });

const isSound = ({ level, ribbon, skillLevel, ingredients, flags, unknown }: CreatureJson): boolean =>
  Number.isInteger(level) &&
  level >= 1 &&
  level <= 100 &&
  ribbon >= 0 &&
  ribbon <= 4 &&
  skillLevel >= 1 &&
  ingredients.length === 3 &&
  (unknown === undefined || flags.length > 0);

describe('damaged files', () => {
  it(`${FILES} of them are read to the last record, and what was read can be kept and written`, () => {
    for (let count = 0; count < FILES; count++) {
      const text = mutated(seeds[below(seeds.length)] ?? '');
      const box = readBox(game, text);
      const { creatures, problems } = boxJson(game, box, ({ code }) => code);
      const rows = [...creatures, ...problems].map(({ row }) => row).filter((row) => row > 0);
      expect(
        rows.toSorted((a, b) => a - b),
        text,
      ).toEqual(Array.from(rows, (_, i) => i + 1));
      const records = recordsIn(text, box.format);
      if (records !== undefined) expect(rows.length, text).toBe(records);
      expect(
        creatures.filter((creature) => !isSound(creature)),
        text,
      ).toEqual([]);
      if (count % 10 === 0) {
        const kept = box.creatures.map((read, i) =>
          toCreature(game, read, { id: String(i), format: box.format, at: '' }),
        );
        for (const { id, write } of FORMATS) if (write) writeBox(game, { creatures: kept }, id);
      }
    }
  }, 3_600_000);

  const filled = (text: string) => (size: number) => text.repeat(Math.ceil(size / text.length));
  const lined = (text: string) => filled(`${text}\n`);
  /** Beyond what a format is recognised by. */
  const SIZES = [40_000, 80_000, 160_000];
  const TEXTS: readonly (readonly [string, (size: number) => string])[] = [
    ['lines', lined(LINES.slice(0, 20).join('\n'))],
    ['a table', lined(readFileSync(join(import.meta.dirname, '../test/goldens/ps-export.en.csv'), 'utf8').trim())],
    ['objects', (size: number) => `[${filled(`${OBJECTS.join(',')},`)(size).slice(0, -1)}]`],
    ['quotes', lined('"a,"b,""c,"')],
    ['braces', filled('{"a":')],
    ['open braces in a list', (size: number) => `[${filled('{')(size)}`],
    ['one long line', filled('a')],
    ['commas', filled(',')],
    ['broken objects', (size: number) => `[${filled(`${OBJECTS.join(',')},`)(size)}`],
  ];
  it('cost in proportion to their size', async () => {
    const work = await workOf(TEXTS.map(([, textOfSize]) => SIZES.map(textOfSize)));
    const growth = TEXTS.map(([name], i) => {
      const [small = 0, middle = 0, large = 0] = work[i] ?? [];
      // Without what every text costs. It doubles with the size; what grows with the square of it would be four times as much.
      return [name, (large - middle) / (middle - small)] as const;
    });
    expect(growth.filter(([, times]) => !(times > 1 && times < 2.5))).toEqual([]);
  });
});
