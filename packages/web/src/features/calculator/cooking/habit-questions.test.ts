// The weeks that are simulated to compare habits.
import { USUAL_POLICY } from '@oversleep/game';
import { expect, test } from 'vitest';
import { askedTeam } from '../../../sim/question.ts';
import type { PlayerSettings } from '../../../state/data/user.ts';
import { byId, teamOf } from '../../../testing/creatures.ts';
import { MIXED_TEAM } from '../../../testing/productions.ts';
import { SPECIFIED_SETTINGS } from '../../../testing/specified.ts';
import { habitQuestions } from './habit-questions.ts';

function asked(policy: PlayerSettings['policy']) {
  const team = askedTeam({ ...SPECIFIED_SETTINGS, policy }, teamOf(0, MIXED_TEAM), byId(...MIXED_TEAM));
  if (!team) throw new Error('the team is empty');
  return habitQuestions(team.question);
}

test('the own habits are simulated together with the alternatives', () => {
  const usual = asked(null);
  expect(usual.own.policy).toMatchObject({ filler: 'surplus', lookIn: 'always', sunday: true, holdTasty: true });
  expect(usual.filled).toBeUndefined();
  expect(usual.away?.policy).toMatchObject({ filler: 'surplus', lookIn: { everyHours: 4 } });
  const plain = asked({ ...USUAL_POLICY, filler: 'never', lookIn: { at: ['12:00'] } });
  expect(plain.own.policy).toMatchObject({ filler: 'never', lookIn: { at: ['12:00'] } });
  expect(plain.filled?.policy.filler).toBe('surplus');
  expect(plain.away).toBeUndefined();
});
