import { type EditionId, gameOf } from '@oversleep/game';
import { expect, test } from 'vitest';
import { randomBox } from '../../test/boxes.ts';
import { simulateRequest } from '../answer/simulate.ts';
import { createEstimator } from './estimate-team.ts';
import { fullRequestOf } from './evaluate.ts';

interface Case {
  readonly name: string;
  readonly edition: EditionId;
  readonly box: number;
  readonly size: number;
  readonly team: readonly number[];
}

test.each<Case>([
  // With all meals alike it was 27 % too low.
  { name: 'a rich meal', edition: '2026-08', box: 10, size: 60, team: [1, 4, 36, 44, 45] },
  // With all pots alike it was 43 % too low.
  { name: 'a lucky pot', edition: '2026-08', box: 19, size: 150, team: [30, 39, 84, 107, 125] },
])('a team whose best dishes need $name is not taken for a poor one', ({ edition, box, size, team }) => {
  const game = gameOf(edition);
  const fullRequest = fullRequestOf({
    game,
    ...randomBox(game, box, size),
    goal: { kind: 'strength' },
    wishes: {},
    seed: 1,
  });
  const { cooking } = createEstimator({ ...fullRequest, members: [] }, fullRequest.members).parts(team);
  const members = team.flatMap((number) => fullRequest.members[number] ?? []);
  const simulated = simulateRequest({ ...fullRequest, members }, { precision: 0.005, seed: 1 })?.mean.team.cooking
    .total;
  expect(cooking / (simulated ?? 0)).toBeGreaterThan(0.85);
  expect(cooking / (simulated ?? 0)).toBeLessThan(1.15);
});
