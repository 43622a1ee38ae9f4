// Observations of chains: single runs while there are few chains, pairs later, and skills that were expected but did
// not trigger.
import { gameOf, newCreature } from '@oversleep/game';
import { expect, it } from 'vitest';
import { PLAIN_WEEK } from '../../test/plain-week.ts';
import { planOf } from '../loop/plan.ts';
import { Count, countAt } from '../loop/tally.ts';
import { requestOf, type TeamSettings } from '../request.ts';
import { createRunner, observationsOf, runChains } from './chains.ts';
import { correctCounts } from './correction.ts';

const game = gameOf('2025-10');

const settings: TeamSettings = PLAIN_WEEK;

const creature = newCreature(game, game.species.get('BLASTOISE'), {
  id: 'b',
  random: () => 0.5,
  randomNickname: false,
});
const plan = planOf(requestOf(game, settings, [{ creature, sneakySnacking: false }]));
const runner = createRunner(plan, 1);
const { chains } = runChains(runner, 0, 8);

it('each of two runs is an observation up to the sixth chain, both together from the seventh on', () => {
  expect([2, 6, 7, 8].map((count) => observationsOf(chains.slice(0, count)).length)).toEqual([4, 12, 7, 8]);
  for (const { days, tally, runs } of chains.slice(0, 6)) {
    expect(runs.map((run) => run.days)).toEqual([days / 2, days / 2]);
    const helps = countAt(0, Count.dayHelps);
    expect((runs[0]?.tally[helps] ?? 0) + (runs[1]?.tally[helps] ?? 0)).toBe(tally[helps]);
  }
});

it('a week that happens to bring no proc brings as many runs of the skill as its helps lead one to expect', () => {
  const { layout } = runner.state;
  const tally = new Float64Array(layout.size);
  tally[countAt(0, Count.procMartingale)] = -0.7;
  const [worths] = runner.worths;
  if (!worths) throw new Error('No team');
  correctCounts(plan, layout, worths, tally);
  expect(tally[countAt(0, Count.procs)]).toBeCloseTo(0.7, 12);
  expect(tally[layout.programs + (plan.members[0]?.program ?? 0)]).toBeCloseTo(0.7, 12);
});
