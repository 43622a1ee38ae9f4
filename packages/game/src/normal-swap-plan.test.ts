// Rotations: what is refused, and what has the same meaning.
import { describe, expect, test } from 'vitest';
import { gameOf } from './edition.ts';
import { movesOf, type NormalTeam, readSwapPlan, timesIn } from './normal-swap-plan.ts';
import { parse } from './shape/shape.ts';
import { swapPlanShape } from './swap-plan-shape.ts';
import { DAYS_A_WEEK, WEEKDAYS } from './time.ts';

const game = gameOf('2026-10');
const SCHEDULE = { wakeup: 6 * 60, bedtime: 21 * 60 + 30 };
const AWAKE = 930;
const MEALS = [
  { meal: 'breakfast', at: 359 },
  { meal: 'lunch', at: 719 },
  { meal: 'dinner', at: 929 },
];

function read(input: unknown, ids = ['a', 'b', 'c', 'd']) {
  const said: string[] = [];
  const asked = parse(swapPlanShape, game, input);
  if (!asked.ok) return { said: asked.problems.map(({ field }) => field), normal: undefined };
  const normal = readSwapPlan(asked.value, {
    ids,
    schedule: SCHEDULE,
    meals: MEALS,
    problem: (field) => said.push(field),
    note: (field) => said.push(`note ${field}`),
  });
  return { said, normal };
}

const normalOf = (input: unknown): NormalTeam => {
  const { said, normal } = read(input);
  if (!normal) throw new Error(said.join());
  return normal;
};

const change = (lineup: number, at: string, ...days: readonly string[]) => ({
  lineup,
  at,
  ...(days.length > 0 && { days }),
});

describe('problems are named by field', () => {
  const lineups = [['a'], ['b']];
  test.each([
    ['an unknown id', { lineups: [['a', 'x']], changes: [change(0, 'wakeup')] }, 'lineups[0][1]'],
    ['six at once', { lineups: [['a', 'b', 'c', 'd', 'e', 'f']], changes: [change(0, 'wakeup')] }, 'lineups[0]'],
    ['a change at night', { lineups, changes: [change(0, 'wakeup'), change(1, '22:00')] }, 'changes[1].at'],
    ['a word that is no time', { lineups, changes: [change(0, 'noon')] }, 'changes[0].at'],
    ['no such line-up', { lineups, changes: [change(2, 'wakeup')] }, 'changes[0].lineup'],
    ['two changes at a minute', { lineups, changes: [change(0, '18:00'), change(1, '18:00', 'fri')] }, 'changes[1]'],
    ['nine line-ups', { lineups: Array(9).fill(['a']), changes: [change(0, 'wakeup')] }, 'lineups'],
    ['no change', { lineups, changes: [] }, 'changes'],
    ['more than 56 changes a week', { lineups, changes: hours(9) }, 'changes'],
    ['no member at all', { lineups: [[]], changes: [change(0, 'wakeup')] }, 'lineups'],
    ['an unknown rule', { lineups, changes: [change(0, 'wakeup')], rules: { pity: 'some' } }, 'rules.pity'],
  ])('%s', (_, input, field) => {
    const { said, normal } = read(input);
    expect(normal).toBeUndefined();
    expect(said).toContain(field);
  });

  function hours(count: number) {
    return Array.from({ length: count }, (_, n) => change(n % 2, `${String(8 + n).padStart(2, '0')}:00`));
  }
});

describe('the normal form', () => {
  test('has minutes since wake-up; a clock time on the minute of a meal is before it', () => {
    const at = (when: string) =>
      normalOf({ lineups: [['a'], ['b']], changes: [change(0, 'wakeup'), change(1, when)] }).rotation?.changes[1]?.at;
    expect(['bedtime', '18:00', '11:59', 'before:breakfast', 'after:breakfast', '21:30'].map(at)).toEqual([
      AWAKE,
      720,
      359,
      359,
      359.5,
      AWAKE,
    ]);
  });

  test('is the same for texts with the same meaning', () => {
    const days = { lineups: [['a', 'b'], ['c']], changes: [change(0, 'wakeup'), change(1, 'bedtime')] };
    const same = [
      { lineups: [['c'], ['b', 'a', 'b']], changes: [change(0, '21:30'), change(1, '06:00')] },
      { ...days, changes: [...days.changes, change(0, '12:00', 'mon')] },
      { ...days, lineups: [...days.lineups, ['a', 'b']], changes: [...days.changes, change(2, 'before:lunch', 'sun')] },
      { ...days, rules: { bench: 0.05, clock: 'restart' } },
      { ...days, changes: [change(0, 'wakeup', ...WEEKDAYS), change(1, 'bedtime')] },
    ];
    for (const input of same) expect(normalOf(input)).toEqual(normalOf(days));
    expect(normalOf(days).rotation?.changes).toHaveLength(2 * DAYS_A_WEEK);
    expect(normalOf({ ...days, rules: { bench: 0 } }).rotation?.rules).toEqual({ bench: 0 });
  });

  test('of the same members at any hours is a plain team in the order given', () => {
    expect(
      normalOf({
        lineups: [
          ['c', 'a'],
          ['a', 'c'],
        ],
        changes: [change(0, '10:00', 'tue'), change(1, '18:00')],
      }),
    ).toEqual({ members: [0, 2], rotation: undefined });
  });

  test('begins with the members of the line-up that is in longest, and leaves out who is never in, with a note', () => {
    const input = {
      lineups: [['a', 'd'], ['c', 'd'], ['b']],
      changes: [change(0, 'wakeup', 'mon'), change(1, 'wakeup', 'tue')],
    };
    const { said, normal } = read(input);
    expect(normal?.members).toEqual([2, 3, 0]);
    expect(normal?.rotation?.lineups).toEqual([
      [1, 2],
      [0, 1],
    ]);
    expect(said).toEqual(['note lineups[2]', 'note lineups']);
  });

  test('holds until the next change, from Sunday on to Monday', () => {
    const { rotation } = normalOf({
      lineups: [['a'], ['b', 'c']],
      changes: [change(0, '12:00', 'mon'), change(1, 'bedtime', 'wed')],
    });
    const [alone, two] = rotation ? timesIn(rotation, SCHEDULE) : [];
    expect(alone).toEqual({ awake: 3 * AWAKE - 360, asleep: 2 * 510, nights: 2 });
    expect(two).toEqual({ awake: 4 * AWAKE + 360, asleep: 5 * 510, nights: 5 });
    expect(rotation && movesOf(rotation)).toBe(3);
  });
});

test('moves of a week are those who come in, not all who are in after a change', () => {
  const changes = [0, 3].map((day, lineup) => ({ day, at: 0, lineup }));
  expect(
    movesOf({
      lineups: [
        [0, 1, 2],
        [0, 1, 3],
      ],
      changes,
    }),
  ).toBe(2);
  expect(movesOf({ lineups: [[0, 1], [2]], changes })).toBe(3);
});
