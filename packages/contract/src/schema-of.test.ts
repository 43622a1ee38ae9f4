import {
  byKey,
  EDITIONS,
  flag,
  gameOf,
  list,
  named,
  number,
  object,
  oneOf,
  optional,
  or,
  orNull,
  playerWeekShape,
  record,
  text,
} from '@oversleep/game';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { Shape } from './route.ts';
import { REFUSAL, schemaOf } from './schema-of.ts';

const member = object(
  {
    level: number(1, 100, 'Level must be 1-100'),
    bonus: number(0, ({ rules }) => rules.areaBonus.max, 'too much'),
    nature: named(
      ({ natures }) => natures,
      (value) => `No nature ${String(value)}`,
    ),
    shiny: flag(),
    gender: optional(oneOf(['male', 'female'], 'male or female')),
    note: optional(text('a note', { most: 5 }), { nullable: true }),
    rank: orNull(text('a rank')),
    index: or(number(0, 9, '0-9'), 0),
  },
  'no member',
);
const schema = schemaOf(
  object(
    {
      members: list(member, 'no list', { least: 1, most: 2 }),
      bag: record(number(0, 9, '0-9'), 'no bag', { most: 1 }),
      days: byKey(['mon', 'tue'], flag(), 'no days'),
    },
    'no team',
  ),
);
const MOST_BONUS = Math.max(...EDITIONS.map((edition) => gameOf(edition).rules.areaBonus.max));
const GOOD = { level: 60, bonus: MOST_BONUS, nature: 'Bold', rank: null };
const team = (fields: object) => ({ members: [{ ...GOOD, ...fields }], bag: {}, days: {} });

describe('the schema of a shape', () => {
  it('accepts what is whole, with or without fields that may be missing', () => {
    for (const good of [
      team({}),
      team({ shiny: true, gender: 'male', note: null, rank: 'Basic 1', index: 3 }),
      { ...team({}), bag: { Egg: 3 }, days: { tue: true } },
    ])
      expect(Value.Check(schema, good), JSON.stringify(good)).toBe(true);
  });

  it('refuses what is beyond the limits of every edition, of another type, missing or unknown', () => {
    for (const bad of [
      ...[
        { level: 0 },
        { level: 1.5 },
        { bonus: MOST_BONUS + 1 },
        { nature: '' },
        { nature: undefined },
        { gender: null },
        { note: 'longer than five' },
        { rank: 3 },
        { more: 1 },
      ].map(team),
      { ...team({}), members: [] },
      { ...team({}), bag: { a: 1, b: 2 } },
      { ...team({}), days: { wed: true } },
    ])
      expect(Value.Check(schema, JSON.parse(JSON.stringify(bad))), JSON.stringify(bad)).toBe(false);
  });

  it('can be stripped of unknown fields at every depth', () => {
    const route = Shape({ team: Type.Optional(schema), week: schemaOf(playerWeekShape) });
    const sent = { team: { ...team({ more: 1 }), extra: true }, week: null, other: 1 };
    expect(Value.Clean(route, sent)).toEqual({ team: team({}), week: null });
  });

  it('carries the sentence for a wrong value, with {} in place of the value', () => {
    const { level, nature } = member.fields;
    expect(schemaOf(level)).toMatchObject({ [REFUSAL]: 'Level must be 1-100' });
    expect(schemaOf(nature)).toMatchObject({ [REFUSAL]: 'No nature {}' });
  });
});
