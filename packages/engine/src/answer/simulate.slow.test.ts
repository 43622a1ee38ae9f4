// What is shown while a team is simulated: no later total leaves the range of the first one that is shown.
import { readFileSync } from 'node:fs';
import { gameOf, marginOf } from '@oversleep/game';
import { expect, test } from 'vitest';
import { requestFor, SIX } from '../../test/swap-plans-of-r.ts';
import { validateRequest } from '../read-request.ts';
import type { TeamRequest } from '../request.ts';
import { createRunner, runChains } from '../statistics/chains.ts';
import { createSimulation } from './simulate.ts';

function recordedTeam(edition: '2025-10' | '2026-08', id: string): TeamRequest {
  const { input } = JSON.parse(
    readFileSync(new URL(`../../test/goldens/${edition}-${id}.json`, import.meta.url), 'utf8'),
  );
  const request = validateRequest(gameOf(edition), input);
  if (!request.ok) throw new Error(JSON.stringify(request.problems));
  return request.value;
}

interface Walk {
  /** ± of the total that is shown first, as a share of it. */
  readonly margin: number;
  /** How far later totals get away from it, as a share of its ±: beyond 1 they leave the range. */
  readonly farthest: number;
  readonly shownAt: number;
  readonly chains: number;
}

/** Undefined where the last answer is the first one that is shown. */
function walkOf(request: TeamRequest, seed: number): Walk | undefined {
  const simulation = createSimulation(request, { seed });
  const runner = createRunner(simulation.plan, seed);
  let shown: { readonly total: number; readonly margin: number; readonly at: number } | undefined;
  let farthest = 0;
  while (!simulation.finished()) {
    simulation.add(runChains(runner, simulation.next(), 1));
    const { mean } = simulation.total();
    if (shown) farthest = Math.max(farthest, Math.abs(mean - shown.total) / shown.margin);
    else if (!simulation.finished() && simulation.presentable()) {
      const { mean: figures, error } = simulation.interim();
      shown = { total: figures.team.total, margin: marginOf(error.team.total), at: simulation.next() };
    }
  }
  return shown && { margin: shown.margin / shown.total, farthest, shownAt: shown.at, chains: simulation.next() };
}

const SEEDS = process.env.FULL ? 40 : 12;

test.each([
  ['2025-10 t02', recordedTeam('2025-10', 't02')],
  ['2025-10 t06', recordedTeam('2025-10', 't06')],
  ['2025-10 t09', recordedTeam('2025-10', 't09')],
  ['2025-10 t13', recordedTeam('2025-10', 't13')],
  ['2025-10 t15', recordedTeam('2025-10', 't15')],
  ['2026-08 t09', recordedTeam('2026-08', 't09')],
  ['2026-08 t15', recordedTeam('2026-08', 't15')],
  ['2026-08 x02', recordedTeam('2026-08', 'x02')],
  ['two that take turns by the hour', requestFor(SIX[0])],
  ['two that take turns by days', requestFor(SIX[2])],
])('%s: later totals stay within the range of the first one shown', { timeout: 300_000 }, (_, request) => {
  const walks = Array.from({ length: SEEDS }, (__, seed) => walkOf(request, seed + 1)).filter((walk) => !!walk);
  expect(walks.length).toBeGreaterThan(SEEDS / 2);
  expect(walks.filter(({ farthest }) => farthest > 1)).toEqual([]);
  // A range that always holds because it is wide says nothing, and a total that comes with the last one is none on the way.
  expect(Math.max(...walks.map(({ margin }) => margin))).toBeLessThan(0.03);
  for (const { shownAt, chains } of walks) expect(shownAt).toBeLessThan(chains);
});

test('what is on the way says of itself that it is less sure than the last answer would with the same chains', () => {
  const request = recordedTeam('2025-10', 't09');
  const simulation = createSimulation(request);
  const runner = createRunner(simulation.plan, simulation.seed);
  while (!simulation.presentable()) simulation.add(runChains(runner, simulation.next(), 1));
  const [interim, plain] = [simulation.interim(), simulation.result()];
  expect(interim.mean).toEqual(plain.mean);
  expect(interim.precision).toBeCloseTo(2 * plain.precision);
  expect(interim.error.members[0]?.skillProcs).toBeCloseTo(2 * (plain.error.members[0]?.skillProcs ?? 0));
});
