// Teams whose members take turns, in files: our own rotations, and schedules of Neroli's Lab.
import { gameOf, NEWEST_EDITION } from '@oversleep/game';
import { expect, test } from 'vitest';
import { readBox, writeBox } from '../read-box.ts';
import { boxOf } from '../to-creature.ts';

const game = gameOf(NEWEST_EDITION);
const creature = (externalId: string) => ({
  externalId,
  pokemon: 'RAICHU',
  level: 60,
  nature: 'Bold',
  subskills: [],
  ingredients: ['Apple', 'Apple', 'Apple'],
});
const shift = (slotIndex: number, externalId: string, startTime: string) => ({ slotIndex, externalId, startTime });
const nl = (schedule: readonly unknown[]) =>
  JSON.stringify({
    box: ['a', 'b', 'x'].map(creature),
    teams: [{ name: 'Shifts', members: ['a', 'b', null, null, null], schedule }],
  });

test('a schedule of Neroli’s Lab is a rotation that repeats every day', () => {
  const { teams, remarks } = readBox(game, nl([shift(0, 'a', '06:00'), shift(0, 'x', '18:00')]));
  expect(remarks).toEqual([]);
  expect(teams[0]?.rotation).toEqual({
    lineups: [
      [1, 2],
      [3, 2],
    ],
    changes: [
      { lineup: 0, at: '06:00' },
      { lineup: 1, at: '18:00' },
    ],
  });
});

test('shifts that begin on a condition are left out with a note', () => {
  const { teams, remarks } = readBox(
    game,
    nl([
      shift(0, 'a', '06:00'),
      shift(0, 'x', '18:00'),
      { slotIndex: 1, externalId: 'x', kind: 'tasty-chance', value: 30 },
    ]),
  );
  expect(remarks?.map(({ code }) => code)).toEqual(['shiftsOnCondition']);
  expect(teams[0]?.rotation?.changes).toHaveLength(2);
});

test('our own files keep a rotation', () => {
  const read = readBox(game, nl([shift(0, 'a', '06:00'), shift(0, 'x', '18:00')]));
  const { text } = writeBox(
    game,
    boxOf(read, '2026-11-18T00:00:00Z', () => 'new'),
    'oversleep',
  );
  expect(readBox(game, text).teams[0]?.rotation).toEqual(read.teams[0]?.rotation);
});
