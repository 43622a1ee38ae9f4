// A player's conditions: the candidates of a search, and the wishes they become.
import type { Conditions, Creature } from '@oversleep/game';
import { describe, expect, it } from 'vitest';
import { isCandidate, wishesFor } from './conditions.ts';

const NONE: Conditions = {
  chosen: null,
  favourites: false,
  tags: [],
  withTeam: false,
  level: null,
  include: [],
  never: [],
  limits: [],
  healers: 0,
  changes: null,
};

const creature = (externalId: string, more: Partial<Creature> = {}): Creature => ({
  externalId,
  version: 0,
  saved: true,
  shiny: false,
  pokemon: 'RAICHU',
  name: '',
  level: 60,
  ribbon: 0,
  skillLevel: 1,
  nature: 'Bashful',
  subskills: [null, null, null, null, null],
  ingredients: [
    { name: 'Apple', amount: 1 },
    { name: 'Apple', amount: 2 },
    { name: 'Apple', amount: 4 },
  ],
  ...more,
});

const BOX = [
  creature('a'),
  creature('b', { favourite: true }),
  creature('c', { tags: ['berries'] }),
  creature('d', { tags: ['cooks', 'berries'] }),
];
const part = (asked: Partial<Conditions>, team: readonly string[] = []) =>
  BOX.filter((one) => isCandidate({ ...NONE, ...asked }, team)(one)).map(({ externalId }) => externalId);

describe('candidates', () => {
  it.each([
    ['all', {}, ['a', 'b', 'c', 'd']],
    ['those who were chosen', { chosen: ['c', 'a'] }, ['a', 'c']],
    ['favourites', { favourites: true }, ['b']],
    ['those with one of the tags', { tags: ['cooks', 'else'] }, ['d']],
    ['those with all of it', { chosen: ['c', 'd'], tags: ['cooks'] }, ['d']],
    ['who is included, whatever else is asked', { favourites: true, include: ['a'] }, ['a', 'b']],
    ['none that are excluded', { never: ['a', 'b'], include: ['b'] }, ['c', 'd']],
  ] as const)('%s', (_, asked, ids) => {
    expect(part(asked)).toEqual(ids);
  });

  it('include the present team where it is requested or only some of it may change', () => {
    expect(part({ favourites: true }, ['a'])).toEqual(['b']);
    expect(part({ favourites: true, withTeam: true }, ['a'])).toEqual(['a', 'b']);
    expect(part({ favourites: true, changes: 1 }, ['a'])).toEqual(['a', 'b']);
  });

  it('creatures outside the box take part only by name', () => {
    const takes = isCandidate({ ...NONE, include: ['x'] }, []);
    expect([takes(creature('x'), false), takes(creature('y'), false)]).toEqual([true, false]);
  });
});

describe('wishes', () => {
  const wishes = (asked: Partial<Conditions>, present: readonly Creature[] = []) =>
    wishesFor({ ...NONE, ...asked }, BOX, present);

  it('without effect are left out', () => {
    expect(wishes({})).toEqual({});
  });

  it('name members, limits and healers', () => {
    const limits = [{ skill: 'CHARGE_ENERGY_S', members: 1 }];
    expect(wishes({ include: ['a', 'x'], limits, healers: 2 })).toEqual({ include: ['a'], atMost: limits, healers: 2 });
  });

  it('let empty slots be filled', () => {
    const [a, b, c, d] = BOX;
    if (!a || !b || !c || !d) throw new Error('A box of four');
    expect(wishes({ changes: 1 }, [a, b, c, d])).toEqual({ near: { team: ['a', 'b', 'c', 'd'], changes: 2 } });
    expect(wishes({ changes: 2 }, [a, b])).toEqual({});
    expect(wishes({ changes: 0 }, [a, b, c, d, creature('x')])).toEqual({
      near: { team: ['a', 'b', 'c', 'd'], changes: 0 },
    });
  });
});
