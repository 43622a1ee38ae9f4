// The search for the best rotation: what it finds in box R, and what it does not claim.
import { gameOf, type SwapsName } from '@oversleep/game';
import { expect, test } from 'vitest';
import { BOX_R, changesIn, WEEK_R } from '../../test/box-r.ts';
import { randomBox } from '../../test/boxes.ts';
import { checkCandidates } from '../read-request.ts';
import { lead } from '../search/contender.ts';
import { fullRequestOf } from '../search/evaluate.ts';
import type { SearchQuestion } from '../search/types.ts';
import { runToEnd } from '../stepwise.ts';
import { ALL_WEEK } from './against.ts';
import { createContest } from './contest.ts';
import { searchSwapPlans } from './search.ts';

const game = gameOf('2026-10');

/** Nothing here waits: a search takes as long as the machine is busy with other things. */
const PATIENCE_MS = 900_000;

function questionFor(box: readonly object[]): SearchQuestion {
  const checked = checkCandidates(game, box, WEEK_R);
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  const { settings, members: candidates } = checked.value;
  return { game, settings, candidates, goal: { kind: 'strength' }, wishes: {}, seed: 1 };
}

function found(box: readonly object[], teams: readonly (readonly number[])[], wanted: SwapsName, most = 8) {
  const answer = runToEnd(searchSwapPlans(questionFor(box), teams, { wanted: [wanted], most }));
  if (!answer) throw new Error('Nothing found');
  return answer.found;
}

/** The five that are best all week in box R, and the next best. */
const TEAMS_R = [
  [3, 6, 7, 8, 10],
  [3, 6, 7, 8, 9],
  [0, 3, 6, 7, 10],
];

test(
  'in box R one change a day brings at least 15.5 %, two at least 16.5 %, and more changes are never worse',
  () => {
    const answers = found(BOX_R, TEAMS_R, '2/day');
    expect(answers.map(({ swaps }) => swaps)).toEqual(['0', '2/week', '1/day', '2/day']);
    const [none = 0, twoAWeek = 0, oneADay = 0, twoADay = 0] = answers.map(({ gain }) => gain?.percent ?? 0);
    expect(none).toBe(0);
    expect(twoAWeek).toBeGreaterThan(4);
    expect(oneADay).toBeGreaterThan(15.5);
    expect(twoADay).toBeGreaterThan(16.5);
    expect(answers.map(({ pays }) => pays)).toEqual([false, true, true, true]);
    for (const { lineups } of answers) for (const lineup of lineups) expect(new Set(lineup).size).toBe(5);
  },
  PATIENCE_MS,
);

test(
  'among twelve clones no gain is claimed, however often the team may be changed',
  () => {
    const [, , , , , , , , blaziken] = BOX_R;
    const clones = Array.from({ length: 12 }, (_, n) => ({ ...blaziken, externalId: `clone ${n}` }));
    const answers = found(clones, [[0, 1, 2, 3, 4]], '4/day');
    expect(answers.map(({ pays }) => pays)).toEqual([false, false, false, false, false]);
  },
  PATIENCE_MS,
);

test(
  'five strong and three weak: what is claimed is there with other luck as well',
  () => {
    const strong = [3, 6, 7, 8, 10].flatMap((n) => BOX_R[n] ?? []);
    const weak = [1, 2, 5].flatMap((n) => {
      const one = BOX_R[n];
      return one ? [{ ...one, level: 10, skillLevel: 1, ribbon: 0, subskills: [null, null, null, null, null] }] : [];
    });
    const box = [...strong, ...weak];
    const question = questionFor(box);
    const numbers = [...question.candidates.keys()];
    const contest = createContest(fullRequestOf(question), question.goal, numbers, 1_000_003);
    const stays = contest.enter({ lineups: [[0, 1, 2, 3, 4]], changes: ALL_WEEK });
    for (const { swaps, pays, lineups, changes } of found(box, [[0, 1, 2, 3, 4]], '4/day')) {
      if (!pays) continue;
      const own = contest.enter({ lineups, changes: changesIn(question, changes) });
      for (const { run } of [stays, own]) run(160);
      const { mean, error } = lead(own.contender, stays.contender);
      expect(mean, swaps).toBeGreaterThan(2 * error);
    }
  },
  PATIENCE_MS,
);

/** Random boxes of eight, best five first by what they make alone. */
function answersOf(number: number, wanted: SwapsName) {
  const question: SearchQuestion = {
    game,
    ...randomBox(game, number, 8),
    goal: { kind: 'strength' },
    wishes: {},
    seed: 1,
  };
  const answer = runToEnd(searchSwapPlans(question, [[0, 1, 2, 3, 4]], { wanted: [wanted], most: 8 }));
  if (!answer) throw new Error('Nothing found');
  return answer;
}

const BOXES = process.env.FULL === undefined ? 10 : 40;

test.each(Array.from({ length: BOXES }, (_, n) => n + 1))(
  'box %i: a plan with more swaps never makes less',
  (number) => {
    const { fixed, found: plans } = answersOf(number, '4/day');
    const totals = plans.map(({ strength }) => strength.mean);
    expect(totals).toEqual(totals.toSorted((a, b) => a - b));
    for (const { strength, gain } of plans)
      expect(strength.mean).toBeCloseTo(fixed.strength.mean + (gain?.mean ?? 0), 6);
    // A rarer plan is the same whatever else is wanted; two boxes show it.
    if (number > 2) return;
    const rarer = answersOf(number, '2/week').found;
    expect(plans.slice(0, rarer.length)).toEqual(rarer);
  },
  PATIENCE_MS,
);
