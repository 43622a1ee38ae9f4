// Parts of a search in a thread: can be stopped within a step and repeated, and name conditions that no candidate meets.
import { checkCandidates, type SearchTask } from '@oversleep/engine';
import { DEFAULT_EDITION, gameOf } from '@oversleep/game';
import { describe, expect, test } from 'vitest';
import { creature, SETTINGS } from '../../test/calculator-teams.ts';
import { chainsThere, planThere } from './search-part.ts';

const SPECIES = ['PIKACHU', 'RAICHU', 'DRAGONITE', 'GENGAR', 'GOLEM', 'SYLVEON', 'WIGGLYTUFF', 'VENUSAUR'];
const checked = checkCandidates(
  gameOf(DEFAULT_EDITION),
  [...SPECIES, ...SPECIES, ...SPECIES].map((name) => creature(name)),
  SETTINGS,
);
if (!checked.ok) throw new Error('no candidates');
const search: SearchTask = {
  edition: DEFAULT_EDITION,
  checked: checked.value,
  goal: { kind: 'strength' },
  wishes: {},
  seed: 1,
  present: [],
};
const task = { name: 'one', search, steps: 10 };
const plan = { kind: 'searchPlan', ...task, round: 0, from: 0, outcomes: [] } as const;
const goesOn = { aborted: false };

/** Goes on for so many looks. */
function stopAfter(most: number) {
  let looks = 0;
  return {
    get aborted() {
      looks += 1;
      return looks > most;
    },
    looks: () => looks,
  };
}

describe('a part that is stopped', () => {
  test('looks up while it plans, ends there, and is planned anew when it is wanted again', () => {
    const whole = stopAfter(Number.POSITIVE_INFINITY);
    const expected = planThere(plan, whole);
    expect(whole.looks()).toBeGreaterThan(0);
    const other = { ...plan, name: 'two' };
    const stop = stopAfter(0);
    expect(planThere(other, stop)).toBeUndefined();
    expect(stop.looks()).toBe(1);
    expect(planThere(other, goesOn)).toBe(expected);
  });

  test('looks up every few chains while it simulates', () => {
    const stop = stopAfter(2);
    const orders = [{ team: [0, 1, 2, 3, 4], from: 0, count: 256 }];
    expect(chainsThere({ kind: 'searchChains', ...task, orders }, stop)).toBeUndefined();
    expect(stop.looks()).toBe(3);
  });
});

test('wishes that no team fulfils are named', () => {
  const few = { ...search.checked, members: search.checked.members.slice(0, SPECIES.length) };
  const asked = { ...search, checked: few, wishes: { healers: 5 } };
  const text = planThere({ ...plan, name: 'three', search: asked }, goesOn);
  expect(JSON.parse(String(text))).toMatchObject({ orders: [], known: { teams: [], impossible: ['healers'] } });
});
