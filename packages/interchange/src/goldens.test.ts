// Files of other tools with what they mean: `box read` tells the same, and keeps what their own tool refuses.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EDITIONS, gameOf } from '@oversleep/game';
import { describe, expect, it } from 'vitest';
import { boxJson, type CreatureJson } from './box-json.ts';
import { detectFormat, readBox } from './read-box.ts';
import { wordsOf } from './words.ts';

const game = gameOf(EDITIONS.at(-1));
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

const without = ({ row: _, flags: _flags, chosenSkill: _skill, favourite: _star, ...told }: CreatureJson): object =>
  told;

const read = (text: string) => boxJson(game, readBox(game, text));

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
    expectSingle(line, expected);
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
