// What can be chosen about looking in, and what cannot be saved.
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

test('who has chosen nothing begins with what most players do', () => {
  expect(policyFrom(policyDraftOf(null))).toEqual(USUAL_POLICY);
});

test.each(['', '25:00', 'noon'])('%j is refused with a word, and cannot be saved', (times) => {
  expect(timesRefusal(times)).toBeDefined();
  expect(policyFrom({ ...policyDraftOf(null), presence: 'times', times })).toBeUndefined();
});

test('what another release has stored does no harm', () => {
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
