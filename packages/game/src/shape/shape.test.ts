import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gameOf } from '../edition.ts';
import { either } from './either.ts';
import { optional, or, orNull, refine } from './modifiers.ts';
import { type Of, parse, restore, type Shape } from './shape.ts';
import { list, object, record } from './structures.ts';
import { flag, named, number, oneOf, text } from './values.ts';

const game = gameOf('2025-10');
const newest = gameOf('2026-10');

const problemsOf = (shape: Shape<unknown>, value: unknown): readonly string[] => {
  const result = parse(shape, game, value);
  return result.ok ? [] : result.problems.map(({ field, message }) => `${field}: ${message}`);
};
const readBy = <T>(shape: Shape<T>, value: unknown): T | undefined => {
  const result = parse(shape, game, value);
  return result.ok ? result.value : undefined;
};

const level = number(1, 100, 'Level must be 1-100');
const nature = named(
  ({ natures }) => natures,
  (value) => `No nature ${String(value)}`,
);
const member = object(
  { level, nature, shiny: flag(), note: optional(text('note must be a text', { most: 5 })), camp: or(flag(), true) },
  'A member must be an object',
);
const ALL_GOOD = { level: 60, nature: 'adamant', shiny: true, note: ' abc ', camp: false };

describe('a number', () => {
  it('is refused outside of its limits, with a fraction and as text', () => {
    for (const wrong of [0, 101, 1.5, Number.NaN, Number.POSITIVE_INFINITY, '60', null, undefined, [60]])
      expect(problemsOf(level, wrong)).toEqual([': Level must be 1-100']);
    expect(readBy(level, 100)).toBe(100);
  });

  it('is restored to the nearest within its limits', () => {
    expect([-3, 101, 59.6].map((value) => restore(level, game, value).value)).toEqual([1, 100, 60]);
    expect(restore(level, game, 'high').value).toBeUndefined();
  });

  it('takes its limits from the edition', () => {
    const bonus = number(0, ({ rules }) => rules.areaBonus.max, 'too much');
    const most = newest.rules.areaBonus.max;
    expect(most).toBeGreaterThan(game.rules.areaBonus.max);
    expect([parse(bonus, newest, most).ok, parse(bonus, game, most).ok]).toEqual([true, false]);
  });

  it('has fractions where they are allowed', () => {
    const share = number(0, 1, 'a share', { fraction: true });
    expect([readBy(share, 0.25), restore(share, game, 2).value]).toEqual([0.25, 1]);
  });
});

describe('a text', () => {
  it('is trimmed, and refused when it is empty or does not match', () => {
    const code = text('six capitals', { pattern: '^[A-Z]{6}$' });
    expect(readBy(code, ' ABCDEF ')).toBe('ABCDEF');
    for (const wrong of ['', '  ', 'abcdef', 7, null]) expect(problemsOf(code, wrong)).toEqual([': six capitals']);
  });

  it('is cut between characters where it is restored', () => {
    const short = text('at most three', { most: 3 });
    expect(problemsOf(short, '😴😴😴😴')).toEqual([': at most three']);
    expect(restore(short, game, '😴😴😴😴').value).toBe('😴😴😴');
  });
});

describe('a name of the game', () => {
  it('is found in any case and spelt as the game does', () => {
    expect(readBy(nature, ' aDaMaNt')).toBe('Adamant');
    expect(problemsOf(nature, 'sleepy')).toEqual([': No nature sleepy']);
  });

  it('of another edition is kept with a note where that is wanted', () => {
    const kept = named(({ species }) => species, 'unknown species', { keep: true });
    expect(parse(kept, game, 'SNOOZEMON')).toEqual({
      ok: true,
      value: 'SNOOZEMON',
      notes: [{ field: '', message: 'unknown species' }],
    });
    expect(problemsOf(kept, '')).toEqual([': unknown species']);
  });
});

describe('an object', () => {
  it('names the problem of every field, with its path', () => {
    const team = object({ members: list(member, 'no list') }, 'no team');
    expect(problemsOf(team, { members: [ALL_GOOD, { level: 0, nature: 'x', shiny: 'yes', note: 7 }] })).toEqual([
      'members[1].level: Level must be 1-100',
      'members[1].nature: No nature x',
      'members[1].shiny: shiny must be true or false, not yes',
      'members[1].note: note must be a text',
    ]);
    for (const wrong of [null, [], 'text', 3]) expect(problemsOf(team, wrong)).toEqual([': no team']);
  });

  it('has no field for what is left out, and the default where there is one', () => {
    expect(readBy(member, { level: 1, nature: 'Bold', note: null })).toEqual({
      level: 1,
      nature: 'Bold',
      shiny: false,
      camp: true,
    });
    expect(readBy(member, ALL_GOOD)).toEqual({ ...ALL_GOOD, nature: 'Adamant', note: 'abc' });
  });

  it('leaves unknown fields behind and reads no field of its prototype', () => {
    const polluted: unknown = JSON.parse('{"level": 1, "nature": "Bold", "__proto__": {"shiny": true}, "more": 1}');
    expect(readBy(member, polluted)).toEqual({ level: 1, nature: 'Bold', shiny: false, camp: true });
    expect(problemsOf(member, Object.create(ALL_GOOD))).toHaveLength(2);
  });

  it('has the type of its value', () => {
    type Member = Of<typeof member>;
    const read: Member = { level: 1, nature: 'Bold', shiny: false, camp: true };
    const noted: Member = { ...read, note: 'abc' };
    expect(noted.note).toBe('abc');
  });
});

describe('a list', () => {
  const levels = list(level, 'two to three levels', { least: 2, most: 3 });

  it('is refused when it is too long, too short or none', () => {
    for (const wrong of [[1], [1, 2, 3, 4], { 0: 1 }, null])
      expect(problemsOf(levels, wrong)).toContain(': two to three levels');
    expect(readBy(levels, [1, 2])).toEqual([1, 2]);
  });

  it('is restored without its wrong entries, from its start or its end', () => {
    expect(restore(levels, game, [1, 'x', 3]).value).toEqual([1, 3]);
    expect(restore(levels, game, [1, 2, 3, 4]).value).toEqual([1, 2, 3]);
    expect(restore(levels, game, [1, 'x']).value).toBeUndefined();
    const latest = list(level, 'two', { most: 2, keep: 'last' });
    const { value, problems } = restore(latest, game, [1, 2, 'x', 4]);
    expect([value, problems.map(({ field }) => field)]).toEqual([[4], ['', '[2]']]);
  });
});

describe('a record', () => {
  it('reads every value under its key', () => {
    const bag = record(level, 'no bag', { most: 2 });
    expect(readBy(bag, { Egg: 3, Corn: 5 })).toEqual({ Egg: 3, Corn: 5 });
    expect(problemsOf(bag, { Egg: 0, Corn: 5 })).toEqual(['Egg: Level must be 1-100']);
    expect(problemsOf(bag, { a: 1, b: 2, c: 3 })).toEqual([': no bag']);
    expect(restore(bag, game, { a: 1, b: 2, c: 3 }).value).toEqual({ a: 1, b: 2 });
  });

  it('keeps a key such as __proto__ as a key', () => {
    const read = readBy(record(level, 'no bag'), JSON.parse('{"__proto__": 5}'));
    expect(Object.entries(read ?? {})).toEqual([['__proto__', 5]]);
  });
});

describe('alternatives', () => {
  const when = either(
    [
      { is: (value) => typeof value === 'string', shape: oneOf(['always'], 'always or every so many hours') },
      {
        is: (value) => typeof value === 'object',
        shape: object({ everyHours: number(1, 24, 'hours must be 1-24') }, 'none'),
      },
    ],
    'always or every so many hours',
  );

  it('name the problems of the intended one', () => {
    expect([readBy(when, 'always'), readBy(when, { everyHours: 3 })]).toEqual(['always', { everyHours: 3 }]);
    expect(problemsOf(when, { everyHours: 30 })).toEqual(['everyHours: hours must be 1-24']);
    expect(problemsOf(when, 'never')).toEqual([': always or every so many hours']);
    expect(problemsOf(when, 7)).toEqual([': always or every so many hours']);
  });
});

describe('modifiers', () => {
  it('give null for missing values', () => {
    const rank = orNull(text('a rank'));
    expect([readBy(rank, undefined), readBy(rank, null), readBy(rank, 'Basic 1')]).toEqual([null, null, 'Basic 1']);
    expect([problemsOf(rank, 7), restore(rank, game, 7).value]).toEqual([[': a rank'], null]);
  });

  it('report problems of a rule over several fields', () => {
    const span = refine(object({ from: level, to: level }, 'no span'), (value, at, { report }) => {
      if (value.from > value.to) report.problem(at, 'ends before it begins');
      return value;
    });
    expect(problemsOf(span, { from: 3, to: 2 })).toEqual([': ends before it begins']);
    expect(readBy(span, { from: 2, to: 3 })).toEqual({ from: 2, to: 3 });
  });
});

describe('reading', () => {
  it('never throws and never fails without a problem, whatever the JSON', () => {
    const team = object(
      { members: list(member, 'no list', { most: 3 }), bag: record(level, 'no bag'), camp: or(flag(), false) },
      'no team',
    );
    const json = fc.oneof(
      fc.jsonValue(),
      fc.record({ members: fc.array(fc.oneof(fc.jsonValue(), fc.constant(ALL_GOOD))), bag: fc.jsonValue() }),
    );
    fc.assert(
      fc.property(json, (value) => {
        const { value: restored, problems } = restore(team, game, value);
        if (restored === undefined) expect(problems.length).toBeGreaterThan(0);
        // What was restored is whole: it can be read again without a problem.
        else expect(parse(team, game, restored)).toMatchObject({ ok: true, value: restored });
      }),
      { numRuns: 500 },
    );
  });
});
