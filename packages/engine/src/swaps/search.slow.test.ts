// The search for the best rotation: what it finds in box R, and what it does not claim.
import { gameOf, type SwapsName } from '@oversleep/game';
import { expect, test } from 'vitest';
import { BOX_R, WEEK_R } from '../../test/box-r.ts';
import { checkCandidates } from '../read-request.ts';
import type { SearchQuestion } from '../search/types.ts';
import { runToEnd } from '../stepwise.ts';
import { searchRotations } from './search.ts';

const game = gameOf('2026-10');

function questionFor(box: readonly object[]): SearchQuestion {
  const checked = checkCandidates(game, box, WEEK_R);
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  const { settings, members: candidates } = checked.value;
  return { game, settings, candidates, goal: { kind: 'strength' }, wishes: {}, seed: 1 };
}

function found(box: readonly object[], teams: readonly (readonly number[])[], wanted: SwapsName, most = 8) {
  const answer = runToEnd(searchRotations(questionFor(box), teams, { wanted: [wanted], most }));
  if (!answer) throw new Error('Nothing found');
  return answer.found;
}

/** The five that are best all week in box R, and the next best. */
const TEAMS_R = [
  [3, 6, 7, 8, 10],
  [3, 6, 7, 8, 9],
  [0, 3, 6, 7, 10],
];

test('in box R one change a day brings at least 15.5 %, two at least 16.5 %, and more changes are never worse', () => {
  const answers = found(BOX_R, TEAMS_R, '2/day');
  expect(answers.map(({ swaps }) => swaps)).toEqual(['0', '2/week', '1/day', '2/day']);
  const [none = 0, twoAWeek = 0, oneADay = 0, twoADay = 0] = answers.map(({ gain }) => gain?.percent ?? 0);
  expect(none).toBe(0);
  expect(twoAWeek).toBeGreaterThan(4);
  expect(oneADay).toBeGreaterThan(15.5);
  expect(twoADay).toBeGreaterThan(16.5);
  expect(answers.map(({ pays }) => pays)).toEqual([false, true, true, true]);
  for (const { lineups } of answers) for (const lineup of lineups) expect(new Set(lineup).size).toBe(5);
}, 120_000);

test('among clones no gain is claimed', () => {
  const [, , , , , , , , blaziken] = BOX_R;
  const clones = Array.from({ length: 7 }, (_, n) => ({ ...blaziken, externalId: `clone ${n}` }));
  const answers = found(clones, [[0, 1, 2, 3, 4]], '1/day');
  expect(answers.map(({ pays }) => pays)).toEqual([false, false, false]);
}, 120_000);
