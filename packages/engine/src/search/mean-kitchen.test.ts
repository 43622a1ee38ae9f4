import { gameOf } from '@oversleep/game';
import { expect, test } from 'vitest';
import { randomBox } from '../../test/boxes.ts';
import { simulateRequest } from '../answer/simulate.ts';
import { createEstimator } from './estimate-team.ts';
import { everybodyIn } from './evaluate.ts';

test('a team whose best dishes need a rich meal is not taken for a poor one', () => {
  const game = gameOf('2026-08');
  const box = randomBox(game, 10, 60);
  const everybody = everybodyIn({ game, ...box, goal: { kind: 'strength' }, wishes: {}, seed: 1 });
  const team = [1, 4, 36, 44, 45];
  const { cooking } = createEstimator({ ...everybody, members: [] }, everybody.members).parts(team);
  const members = team.flatMap((number) => everybody.members[number] ?? []);
  const simulated = simulateRequest({ ...everybody, members }, { precision: 0.005, seed: 1 })?.mean.team.cooking.total;
  // With all meals alike it was 27 % too low.
  expect(cooking / (simulated ?? 0)).toBeGreaterThan(0.85);
  expect(cooking / (simulated ?? 0)).toBeLessThan(1.15);
});
