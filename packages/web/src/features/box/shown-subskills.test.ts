// One line of Sub Skills: what has room, and what gives way.
import { gameOf } from '@oversleep/game';
import { expect, test } from 'vitest';
import { shownSubskills } from './shown-subskills.ts';

const game = gameOf('2026-10');
const slots = [
  ['Inventory Up M', undefined],
  ['Helping Bonus', undefined],
  ['Skill Trigger S', undefined],
  ['Berry Finding S', 75],
  ['Helping Speed S', 100],
] as const;
const subskills = slots.map(([name, opensAt]) => ({ subskill: game.subskills.get(name), opensAt }));

const namesIn = (room: number) => {
  const { shown, folded } = shownSubskills(subskills, room);
  return { shown: shown.map(({ subskill }) => subskill.shortName), folded: folded.length };
};

test('all of them where there is room', () => {
  expect(namesIn(600)).toEqual({ shown: ['Inv M', 'HB', 'Trigger S', 'BFS', 'Help S'], folded: 0 });
});

test('closed ones give way first, then common ones, and the order of the slots stays', () => {
  expect(namesIn(350)).toEqual({ shown: ['Inv M', 'HB', 'Trigger S', 'BFS'], folded: 1 });
  expect(namesIn(290)).toEqual({ shown: ['Inv M', 'HB', 'Trigger S'], folded: 2 });
  expect(namesIn(190)).toEqual({ shown: ['Inv M', 'HB'], folded: 3 });
  expect(namesIn(120)).toEqual({ shown: ['HB'], folded: 4 });
});

test('without any room only the count is left, and none is ever lost', () => {
  expect(namesIn(20)).toEqual({ shown: [], folded: 5 });
  for (let room = 0; room < 600; room += 10) {
    const { shown, folded } = namesIn(room);
    expect(shown.length + folded).toBe(5);
  }
});
