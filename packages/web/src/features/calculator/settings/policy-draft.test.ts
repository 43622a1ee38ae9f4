// The draft of how the player cooks and checks the app, and what can't be saved.
import { restoredSettings, USUAL_POLICY } from '@oversleep/game';
import { expect, test } from 'vitest';
import { policyDraftOf, policyFrom, timesRefusal } from './policy-draft.ts';

test.each([['always'], [{ everyHours: 3 }], [{ at: ['07:30', '19:00'] }]] as const)(
  'what was chosen is what is opened and saved again: %j',
  (lookIn) => {
    const policy = { filler: 'always', sunday: false, holdTasty: true, lookIn, recipesLevelUp: true } as const;
    expect(policyFrom(policyDraftOf(policy))).toEqual(policy);
    expect(restoredSettings({ policy: JSON.parse(JSON.stringify(policy)) }).policy).toEqual(policy);
  },
);

test('without a choice of their own, players start with the usual settings', () => {
  expect(policyFrom(policyDraftOf(null))).toEqual(USUAL_POLICY);
});

test.each(['', '25:00', 'noon'])('%j is refused with a message and cannot be saved', (times) => {
  expect(timesRefusal(times)).toBeDefined();
  expect(policyFrom({ ...policyDraftOf(null), presence: 'times', times })).toBeUndefined();
});

test('settings stored by another release are read safely', () => {
  expect(restoredSettings({}).policy).toBeNull();
  expect(restoredSettings({ policy: { filler: 'sometimes', lookIn: { everyHours: 0 } } }).policy).toEqual({
    ...USUAL_POLICY,
    recipesLevelUp: false,
  });
});

test('a choice from before recipes could level up leaves their levels where they are', () => {
  const { recipesLevelUp: _, ...earlier } = USUAL_POLICY;
  expect(restoredSettings({ policy: earlier }).policy?.recipesLevelUp).toBe(false);
});
