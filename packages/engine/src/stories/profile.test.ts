// The average day of one that takes turns: its Energy counts on the days on which it is in the team.
import { gameOf } from '@oversleep/game';
import { expect, test } from 'vitest';
import { requestFor } from '../../test/teams.ts';
import { simulateRequest } from '../answer/simulate.ts';

const MEMBERS = ['PINSIR', 'RAICHU', 'ABSOL'].map((pokemon) => ({ pokemon }));

test('two on alternate days are as awake in the morning as one that stays', () => {
  const rotation = {
    lineups: [
      ['PINSIR 0', 'ABSOL 2'],
      ['RAICHU 1', 'ABSOL 2'],
    ],
    changes: [
      { lineup: 0, at: 'wakeup', days: ['mon', 'wed', 'fri', 'sun'] },
      { lineup: 1, at: 'wakeup', days: ['tue', 'thu', 'sat'] },
    ],
  };
  const request = requestFor(gameOf('2026-10'), MEMBERS, { rotation });
  const { profiles = [] } = simulateRequest(request, { days: 28, cooking: false }) ?? {};
  expect(profiles.map(({ energy: [first = 0] }) => Math.round(first))).toEqual([100, 100, 100]);
});
