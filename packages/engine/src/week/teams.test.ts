// One team takes over from another: what the old one carries goes into the kitchen of the new one.
import { gameOf } from '@oversleep/game';
import { expect, test } from 'vitest';
import { requestFor } from '../../test/teams.ts';
import { beginDay, passDay } from '../loop/day.ts';
import type { State } from '../loop/state.ts';
import { arrive } from './arrive.ts';
import { createTeam, handOver, resetTeams, strengthSoFar } from './teams.ts';

const game = gameOf('2026-08');

const sum = (values: Iterable<number>) => [...values].reduce((total, value) => total + value, 0);
const rolledBy = ({ members }: State) => sum(members.map(({ rolled }) => sum(rolled)));

test.each(['always', { at: [] }, { at: ['08:00', '13:00'] }])(
  'every ingredient since the last meal and every berry is there after a change at bedtime (%j)',
  (lookIn) => {
    const settings = { policy: { filler: 'never', lookIn } };
    const day = createTeam(requestFor(game, [{ pokemon: 'RAICHU' }, { pokemon: 'GENGAR' }], settings), 1);
    const night = createTeam(requestFor(game, [{ pokemon: 'PINSIR' }], settings), 1);
    resetTeams([day, night], 1, 0, false);
    const { state } = day;
    beginDay(state);
    // The last meal of the day; what comes afterwards is for tomorrow's breakfast.
    passDay(state, state.plan.awake);
    const cooked = rolledBy(state) - sum(state.kitchen.incoming);
    arrive(state, state.plan.awake);
    const carried = sum(state.members.map(({ away }) => away));
    const strength = strengthSoFar([day, night]);
    state.kitchen.potBonus = 12;
    state.kitchen.tastyBonus = 0.3;

    handOver(day, night, new Map(), state.plan.awake);

    expect(carried > 0).toBe(lookIn !== 'always');
    expect(sum(night.state.kitchen.incoming)).toBeCloseTo(rolledBy(state) - cooked, 9);
    expect(sum(state.kitchen.incoming)).toBe(0);
    expect(state.members.map(({ away, unrolled }) => [away, unrolled])).toEqual([
      [0, 0],
      [0, 0],
    ]);
    expect(strengthSoFar([day, night]) > strength).toBe(carried > 0);
    expect([night.state.kitchen.potBonus, night.state.kitchen.tastyBonus]).toEqual([12, 0.3]);
  },
);
