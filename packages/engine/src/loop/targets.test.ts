// Which two members Heal Pulse reaches, through every way in which luck may fall.
import { gameOf } from '@oversleep/game';
import { expect, test } from 'vitest';
import { energies, memberAt, pick, proc, setEnergies, stateFor } from '../../test/teams.ts';

const game = gameOf('2026-08');
const CHANCE = game.skills.get('ENERGIZING_CHEER_S_HEAL_PULSE').targeting?.lowestEnergyChance ?? 0;
const [TIRED, ANYONE] = [0, 0.9];
const START = [90, 10, 60, 50, 40];
const TIREDEST = 1;

interface Way {
  readonly chance: number;
  readonly luck: readonly number[];
  readonly isAnyone: boolean;
}

/** One draw among so many: the most tired one, or each of them. */
const ways = (count: number): readonly Way[] => [
  { chance: CHANCE, luck: [TIRED], isAnyone: false },
  ...Array.from({ length: count }, (_, k) => ({
    chance: (1 - CHANCE) / count,
    luck: [ANYONE, pick(k, count)],
    isAnyone: true,
  })),
];

function healed(luck: readonly number[]) {
  const state = stateFor(game, [{ pokemon: 'LATIAS' }, ...Array.from({ length: 4 }, () => ({ pokemon: 'RAICHU' }))]);
  setEnergies(state, ...START);
  state.aims.set([5, 4, 3, 2, 1], memberAt(state, 0).plan.program * START.length);
  proc(state, 0, ...luck);
  const reached = energies(state).flatMap((energy, place) => (energy > (START[place] ?? 0) ? [place] : []));
  return { reached, luck: state.tally[state.layout.aimMartingale] ?? 0 };
}

test('each of the two is drawn separately, and the luck of all outcomes adds up to zero', () => {
  let [tired, luck] = [0, 0];
  for (const first of ways(5))
    for (const second of ways(4)) {
      const way = healed([...first.luck, ...second.luck]);
      expect(way.reached).toHaveLength(2);
      tired += first.chance * second.chance * Number(way.reached.includes(TIREDEST));
      luck += first.chance * second.chance * way.luck;
    }
  const [firstIs, secondIs] = [CHANCE + (1 - CHANCE) / 5, CHANCE + (1 - CHANCE) / 4];
  expect(CHANCE).toBeGreaterThan(0);
  expect(tired).toBeCloseTo(firstIs + (1 - firstIs) * secondIs, 12);
  expect(luck).toBeCloseTo(0, 12);
});
