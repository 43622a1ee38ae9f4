// Which questions are the same, and what is wrong with others.
import { DEFAULT_EDITION, gameOf } from '@oversleep/game';
import { describe, expect, test } from 'vitest';
import { askIv, askTeam, type CalculationCheck, type PlayerQuestion, type Situation } from './question.ts';
import { situationOf } from './situation.ts';
import { withIds } from './task.ts';

const situation: Situation = {
  edition: '2025-10',
  version: '1',
  settings: { camp: false, bedtime: '21:30', wakeup: '06:00' },
};

const creature = (externalId: string, fields: Readonly<Record<string, unknown>> = {}) => ({
  externalId,
  pokemon: 'PIKACHU',
  level: 30,
  ribbon: 1,
  skillLevel: 2,
  nature: 'Adamant',
  subskills: [{ level: 10, subskill: 'Berry Finding S' }],
  ingredients: [
    { level: 0, name: 'Apple', amount: 1 },
    { level: 30, name: 'Ginger', amount: 2 },
    { level: 60, name: 'Egg', amount: 3 },
  ],
  ...fields,
});

function questionOf(asked: CalculationCheck): PlayerQuestion {
  if (!asked.ok) throw new Error(asked.problems.map(({ message }) => message).join('\n'));
  return asked.question;
}

const keyOf = (fields: Readonly<Record<string, unknown>> = {}, over: Partial<Situation> = {}) =>
  questionOf(askTeam({ ...situation, ...over }, [creature('a', fields)])).key;

describe('the key of a question', () => {
  test.each([
    ['id', { externalId: 'b' }],
    ['nickname', { name: 'Sparky' }],
    ['shine', { shiny: true }],
    ['spelling', { pokemon: 'pikachu', nature: 'ADAMANT' }],
    [
      'subskill that is still locked',
      {
        subskills: [
          { level: 10, subskill: 'berry finding s' },
          { level: 50, subskill: 'Helping Bonus' },
        ],
      },
    ],
    ['order of fields', Object.fromEntries(Object.entries(creature('a')).reverse())],
  ])('does not depend on the %s', (_name, fields) => {
    expect(keyOf(fields)).toBe(keyOf());
  });

  test('without a ribbon is that of an old friend', () => {
    expect(keyOf({ ribbon: undefined })).toBe(keyOf({ ribbon: 4 }));
  });

  test.each([
    ['species', { pokemon: 'RAICHU' }],
    ['level', { level: 31 }],
    ['ribbon', { ribbon: 2 }],
    ['skill level', { skillLevel: 3 }],
    ['nature', { nature: 'Bashful' }],
    ['subskills', { subskills: [] }],
    ['snacking', { sneakySnacking: true }],
    [
      'ingredients',
      {
        ingredients: [
          { level: 0, name: 'Apple', amount: 1 },
          { level: 30, name: 'Apple', amount: 2 },
          { level: 60, name: 'Egg', amount: 3 },
        ],
      },
    ],
  ])('depends on the %s', (_name, fields) => {
    expect(keyOf(fields)).not.toBe(keyOf());
  });

  test.each([
    ['edition', { edition: '2026-08' }],
    ['version', { version: '2' }],
    ['camp', { settings: { ...situation.settings, camp: true } }],
    ['bedtime', { settings: { ...situation.settings, bedtime: '22:00' } }],
    ['pot', { settings: { ...situation.settings, potSize: 21 } }],
    ['area bonus', { settings: { ...situation.settings, areaBonusPercent: 5 } }],
    ['recipe levels', { settings: { ...situation.settings, recipeLevels: { FANCY_APPLE_CURRY: 1 } } }],
  ] satisfies [string, Partial<Situation>][])('depends on the %s', (_name, over) => {
    expect(keyOf({}, over)).not.toBe(keyOf());
  });

  test('depends on the order of the team, and on what is asked', () => {
    const [a, b] = [creature('a'), creature('b', { level: 9 })];
    const team = (members: readonly ReturnType<typeof creature>[]) => questionOf(askTeam(situation, members)).key;
    expect(team([a, b])).not.toBe(team([b, a]));
    expect(questionOf(askIv(situation, [b], [a])).key).not.toBe(team([a, b]));
  });
});

describe('ids', () => {
  test('are not part of what a thread is asked, and return in their places', () => {
    const { task, ids } = questionOf(askTeam(situation, [creature('first'), creature('second')]));
    expect(JSON.stringify(task)).not.toMatch(/first|second/);
    expect(ids).toEqual(['first', 'second']);
    expect(withIds('[{"externalId":"@1@"},{"externalId":"@0@"}]', ids)).toBe(
      '[{"externalId":"second"},{"externalId":"first"}]',
    );
  });

  test('of variants return, those of the others do not travel at all', () => {
    const { task, ids } = questionOf(askIv(situation, [creature('other')], [creature('x'), creature('y')]));
    expect(JSON.stringify(task)).not.toContain('other');
    expect(ids).toEqual(['x', 'y']);
  });
});

describe('the situation of a calculation', () => {
  const settings = { camp: false, bedtime: '21:30', wakeup: '06:00' };
  const kitchen = {
    edition: '2026-08',
    potSize: 81,
    recipeLevels: { FANCY_APPLE_CURRY: 70, NOT_IN_THE_GAME: 5 },
    areaBonuses: { greengrass: 85, cyan: 3 },
  } as const;

  test('of no member stays as it was sent', () => {
    expect(situationOf({ settings: { ...settings, potSize: null } }, undefined, '1')).toEqual({
      edition: DEFAULT_EDITION,
      settings,
      version: '1',
    });
  });

  test('of a player is filled up with the own kitchen', () => {
    expect(situationOf({ settings: { ...settings, island: 'Cyan' } }, kitchen, '1')).toEqual({
      edition: '2026-08',
      version: '1',
      settings: {
        ...settings,
        island: 'Cyan',
        potSize: 81,
        areaBonusPercent: 3,
        recipeLevels: { FANCY_APPLE_CURRY: 70 },
      },
    });
  });

  test('in another edition than the own is cut to it', () => {
    const { rules } = gameOf('2025-10');
    expect(situationOf({ edition: '2025-10', settings }, kitchen, '1').settings).toMatchObject({
      potSize: Math.max(...rules.pot.sizes),
      areaBonusPercent: rules.areaBonus.max,
      recipeLevels: { FANCY_APPLE_CURRY: rules.maxRecipeLevel },
    });
  });
});
