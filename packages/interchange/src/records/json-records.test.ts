// Records of JSON texts, wherever they lie, and the teams that name them.
import { describe, expect, it } from 'vitest';
import { openBox } from '../read-box.ts';

const one = { externalId: 'a', pokemon: 'RAICHU', level: 60 };
const two = { externalId: 'b', pokemon: 'PIKACHU', level: 30 };
const found = (value: unknown) => openBox(typeof value === 'string' ? value : JSON.stringify(value)).records();
const names = (value: unknown) =>
  found(value)?.records.map(({ value: record }) =>
    typeof record === 'object' && record !== null && 'pokemon' in record ? record.pokemon : record,
  );

describe('records', () => {
  it('are found in lists, objects by id and strings that are JSON again', () => {
    expect(names([one, two])).toEqual(['RAICHU', 'PIKACHU']);
    expect(names({ x: one, y: two })).toEqual(['RAICHU', 'PIKACHU']);
    expect(names({ store: JSON.stringify({ box: JSON.stringify([one]) }) })).toEqual(['RAICHU']);
  });

  it('of an account are left alone', () => {
    expect(names({ user: one, auth: [one], accessToken: one, box: [two] })).toEqual(['PIKACHU']);
  });

  it('get the key that they lie under as an id where they have none', () => {
    const { externalId: _, ...nameless } = one;
    expect(found({ x: nameless })?.records[0]?.id).toBe('x');
    expect(found({ x: one })?.records[0]?.id).toBe('a');
  });

  it('that are none are counted in a list, and nowhere else', () => {
    expect(names([one, 5, 'text'])).toEqual(['RAICHU', 5, 'text']);
    expect(names({ version: 5, box: [one] })).toEqual(['RAICHU']);
  });

  it('of a damaged text are read piece by piece, with what lies between them', () => {
    const text = `[${JSON.stringify({ ...one, ribbon: 1, shiny: false })},{"externalId":"x","pokemon":"BULB`;
    expect(names(text)).toEqual(['RAICHU', '{"externalId":"x","pokemon":"BULB']);
    expect(found('no JSON')).toBeUndefined();
    expect(found('"a string"')).toBeUndefined();
  });
});

describe('teams', () => {
  const membersOf = (value: unknown) => found(value)?.teams.map(({ members }) => members);

  it('name their members by id', () => {
    expect(membersOf({ box: [one, two], teams: [{ members: ['b', 'no one', null, 'a'] }] })).toEqual([
      [1, null, null, 0],
    ]);
  });

  it('have members of their own, each once', () => {
    const value = [{ members: [one, two] }, { members: [{ ...one, memberIndex: 3 }] }];
    expect(names(value)).toEqual(['RAICHU', 'PIKACHU']);
    expect(membersOf(value)).toEqual([
      [0, 1],
      [null, null, null, 0],
    ]);
  });

  it('take another creature of the same id for another', () => {
    const value = [{ members: [one] }, { members: [{ ...one, level: 10 }] }];
    expect(found(value)?.records).toHaveLength(2);
    expect(membersOf(value)).toEqual([[0], [1]]);
  });
});
