// Costs of growing are the same wherever a player reads them.
import { expect, test } from 'vitest';
import { growthCost, USUAL_WAYS } from '../../parts/growth/growth-plan.ts';
import { sleepEvents } from '../../parts/growth/sleep-events.ts';
import { askedTeam } from '../../sim/question.ts';
import { raiseCost } from '../../sim/steps.ts';
import { nightsOf } from '../../state/team-nights.ts';
import { byId, creatureOf, game, teamOf } from '../../testing/creatures.ts';
import { SPECIFIED_SETTINGS } from '../../testing/specified.ts';

const TODAY = '2026-11-16';

test('a level takes as many nights in the next steps of a team as in the costs', () => {
  const sleeper = creatureOf(1, { level: 50, subskills: ['Sleep EXP Bonus', null, null, null, null] });
  const grower = creatureOf(2, { level: 60 });
  const team = teamOf(0, [sleeper, grower], { bedtime: 23 * 60 + 30, wakeup: 6 * 60 });
  const question = askedTeam(SPECIFIED_SETTINGS, team, byId(sleeper, grower))?.question;
  if (!question) throw new Error('The team asks nothing');
  const ways = { ...USUAL_WAYS, ...nightsOf(game, team, [sleeper, grower]) };
  expect(ways).toMatchObject({ score: 76, bonusMembers: 1 });
  const { nights } = raiseCost(game, question, grower, 65, sleepEvents(TODAY));
  expect(nights).toBeGreaterThan(100);
  expect(growthCost(game, grower, 65, ways, TODAY)?.nights).toBe(nights);
});
