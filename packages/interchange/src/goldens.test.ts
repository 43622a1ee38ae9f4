// Files of other tools with what they mean: `box read` returns the same, and keeps what their own tool refuses.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameOf, NEWEST_EDITION } from '@oversleep/game';
import { describe, expect, it } from 'vitest';
import { boxJson, type CreatureJson } from './box-json.ts';
import { detectFormat, readBox, writeBox } from './read-box.ts';
import { wordsOf } from './text/words.ts';
import { toCreature } from './to-creature.ts';

const game = gameOf(NEWEST_EDITION);
const words = wordsOf(game);

interface Mon {
  readonly species: string;
  readonly level: number;
  readonly nature: string;
  readonly subskills: Readonly<Record<string, string>>;
  readonly ingredients: readonly (string | null)[];
  readonly skillLevel: number;
  readonly ribbon: number | null;
  readonly shiny: boolean;
  readonly nickname: string;
  readonly gender?: string | null;
}

type Single = { readonly ok?: true; readonly mon: Mon } | { readonly ok: false; readonly reason: string };

const casesOf = <T>(file: string): readonly T[] =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../test/goldens', file), 'utf8')).cases;

const named = <T extends { readonly id: string; readonly what?: string }>(cases: readonly T[]) =>
  cases.map((each) => [`${each.id} ${each.what ?? ''}`, each] as const);

const SLOTS = ['10', '25', '50', '70', '80'];

/** What a tool's reader made of it, in our words. */
const meant = (mon: Mon): object => ({
  pokemon: words.species(mon.species)?.name ?? mon.species,
  level: mon.level,
  nature: mon.nature,
  subskills: Object.entries(mon.subskills).map(([level, subskill]) => ({ slot: SLOTS.indexOf(level) + 1, subskill })),
  ingredients: mon.ingredients.map((name) => (name === null ? null : words.ingredient(name)?.name)),
  skillLevel: mon.skillLevel,
  ribbon: mon.ribbon ?? 0,
  shiny: mon.shiny,
  ...(mon.nickname !== '' && { nickname: mon.nickname }),
  ...(mon.gender && { gender: mon.gender }),
});

const without = ({
  row: _,
  line: _line,
  flags: _flags,
  doubts: _doubts,
  chosenSkill: _skill,
  favourite: _star,
  ...rest
}: CreatureJson): object => rest;

/** The file after a stay in the Pokébox. */
function again(text: string): string {
  const { format, creatures } = readBox(game, text);
  if (format === 'screens') throw new Error('A picture is no file of a tool');
  const at = '2026-11-16T12:00:00.000Z';
  const box = creatures.map((one) => toCreature(game, one, { id: one.id ?? String(one.row), format, at }));
  return writeBox(game, { creatures: box }, format).text;
}

const read = (text: string) => boxJson(game, readBox(game, text), ({ code }) => code);

/** One record: the same creature, or kept with a word about it where its own tool refuses it. */
function expectSingle(text: string, expected: Single): CreatureJson | undefined {
  const { creatures, problems } = read(text);
  expect(creatures.length + problems.length).toBe(1);
  const [creature] = creatures;
  if ('mon' in expected) expect(creature && without(creature)).toEqual(meant(expected.mon));
  else expect([...(creature?.flags ?? []), ...problems.map(({ message }) => message)]).not.toEqual([]);
  return creature;
}

interface LineCase {
  readonly id: string;
  readonly what?: string;
  readonly line: string;
  readonly expect: Single;
}

describe('lines of pokesleep-tool', () => {
  it.each(named(casesOf<LineCase>('ps-lines.odd.json')))('odd: %s', (_, { line, expect: expected }) => {
    expectSingle(line, expected);
  });

  it.each(named(casesOf<LineCase>('ps-lines.random.json')))('ordinary: %s', (_, { line, expect: expected }) => {
    const creature = expectSingle(line, expected);
    // What the game cannot have is put right, and said.
    if (creature?.flags.length === 0) expect(again(line)).toBe(line);
  });

  it.each(named(casesOf<{ id: string; url: string; expect: Single }>('ps-links.json')))(
    'link: %s',
    (_, { url, expect: expected }) => {
      expectSingle(url, expected);
    },
  );

  it.each(
    named(
      casesOf<{ id: string; text: string; expect: { mons: readonly Mon[]; rejectedLines: readonly number[] } }>(
        'ps-texts.json',
      ),
    ),
  )('text: %s', (_, { text, expect: { mons, rejectedLines } }) => {
    const { format, creatures, problems } = read(text);
    expect(format).toBe('pokesleep-lines');
    const refused = (row: number) => rejectedLines.includes(row);
    expect(creatures.filter(({ row }) => !refused(row)).map(without)).toEqual(mons.map(meant));
    const kept = [...creatures.filter(({ flags }) => flags.length > 0), ...problems].map(({ row }) => row);
    for (const row of rejectedLines) expect(kept).toContain(row);
  });

  it.each(named(casesOf<{ id: string; what: string; text: string; expect: string }>('ps-detect.json')))(
    'recognised: %s',
    (_, { text }) => {
      expect(detectFormat(game, text)).toBe('pokesleep-lines');
    },
  );
});

interface TableCase {
  readonly id: string;
  readonly what: string;
  readonly text: string;
  readonly expect: { readonly mons: readonly Mon[]; readonly rejected: readonly { readonly row: number }[] };
}

/** Where we understand more than the tool itself does. */
const BETTER: Readonly<Record<string, Partial<CreatureJson>[]>> = {
  V061: [{ pokemon: 'PIKACHU', level: 49 }],
  V073: [{ pokemon: 'PIKACHU', level: 60 }],
};

describe('tables of pokesleep-tool', () => {
  it.each(named(casesOf<TableCase>('ps-csv.cases.json')))('%s', (_, { id, text, expect: { mons, rejected } }) => {
    const { format, creatures, problems } = read(text);
    expect(format).toBe('pokesleep-csv');
    const refused = rejected.map(({ row }) => row - 1);
    const better = BETTER[id];
    if (better) expect(creatures).toMatchObject(better);
    else expect(creatures.filter(({ row }) => !refused.includes(row)).map(without)).toEqual(mons.map(meant));
    const kept = [...creatures.filter(({ flags }) => flags.length > 0), ...problems].map(({ row }) => row);
    for (const row of refused) expect(kept).toContain(row);
  });

  it('reads what the tool itself exports, without a doubt', () => {
    const text = readFileSync(join(import.meta.dirname, '../test/goldens/ps-export.en.csv'), 'utf8');
    const { creatures, problems } = read(text);
    expect([creatures.length, problems]).toEqual([12, []]);
    expect(creatures.flatMap(({ flags }) => flags)).toEqual([]);
    expect(again(text)).toBe(text.trim());
  });
});

interface JsonCase {
  readonly id: string;
  readonly what?: string;
  readonly json: string;
}

describe("objects of Neroli's Lab", () => {
  const cases = casesOf<JsonCase & { readonly expect: Mon | { readonly ok: false; readonly reason: string } }>(
    'nl-wire.json',
  );

  it.each(named(cases))('%s', (_, { json, expect: expected }) => {
    expect(detectFormat(game, json)).toBe('nerolis-lab');
    expectSingle(json, 'ok' in expected ? expected : { mon: expected });
    if (!('ok' in expected)) expect(JSON.parse(again(json))).toMatchObject([{ name: expected.nickname }]);
  });
});

describe('entries of RaenonX', () => {
  const cases = casesOf<JsonCase & { readonly expect: Omit<Mon, 'skillLevel'> & { readonly favourite: boolean } }>(
    'rx-pokebox.json',
  );
  /** By the rule that the cases name: one, golden seeds, evolutions and what open subskills add. */
  const SKILL_LEVELS: Readonly<Record<string, number>> = { RX01: 1, RX07: 6, RX13: 6 };

  it.each(named(cases))('%s', (_, { id, json, expect: expected }) => {
    expect(detectFormat(game, json)).toBe('raenonx');
    const creature = expectSingle(json, { mon: { ...expected, skillLevel: SKILL_LEVELS[id] ?? 0 } });
    expect(creature?.favourite ?? false).toBe(expected.favourite);
    expect(Object.values(JSON.parse(again(json)))).toMatchObject([{ name: expected.nickname || null }]);
  });
});

describe('records of pokeSleepCalc', () => {
  interface Expected {
    readonly species: string;
    readonly level: number;
    readonly natureCandidates: readonly string[];
    readonly subskillsWithoutOrder: readonly string[];
    readonly ingredientPattern: string;
    readonly skillLevel: number;
  }

  it.each(named(casesOf<JsonCase & { readonly expect: Expected }>('psc-box.json')))(
    '%s',
    (_, { json, expect: expected }) => {
      const { format, creatures } = read(json);
      expect(format).toBe('pokesleepcalc');
      const [creature] = creatures;
      const species = words.species(expected.species);
      expect(creature).toMatchObject({
        pokemon: species?.name,
        level: expected.level,
        skillLevel: expected.skillLevel,
      });
      expect(expected.natureCandidates).toContain(creature?.nature);
      expect(creature?.subskills.map(({ subskill }) => subskill)).toEqual(expected.subskillsWithoutOrder);
      const slots = [species?.ingredient0, species?.ingredient30, species?.ingredient60];
      const chosen = [...expected.ingredientPattern].map(
        (letter, slot) => slots[slot]?.['ABC'.indexOf(letter)]?.ingredient.name,
      );
      expect(creature?.ingredients).toEqual(chosen);
    },
  );
});
