// A week is simulated in steps, so that a cancelled task frees its worker soon.
import { answerWeek, type WeekQuestion } from '@oversleep/engine';
import { gameOf, USUAL_POLICY } from '@oversleep/game';
import { expect, test, vi } from 'vitest';
import { creatureOf, teamOf } from '../testing/creatures.ts';
import { SPECIFIED_SETTINGS } from '../testing/specified.ts';
import { settingsFor } from './question.ts';
import { playWeek } from './week-task.ts';

const { edition } = SPECIFIED_SETTINGS;
const creature = creatureOf(1);

/** Sunday afternoon: one meal is left. */
const question: WeekQuestion = {
  settings: settingsFor(SPECIFIED_SETTINGS, teamOf(0, [creature])),
  members: [{ creature, sneakySnacking: false }],
  teams: [],
  plan: {},
  naps: {},
  drowsy: {},
  now: { day: 'sun', time: '19:00', strength: 1000, bag: {} },
  policy: { ...USUAL_POLICY, meals: 2, sunday: true, holdTasty: false, dishes: {} },
};

const signal = new AbortController().signal;

test('a cancelled week ends at its next step', async () => {
  const step = vi.fn(async () => {
    if (step.mock.calls.length > 2) throw new Error('cancelled');
  });
  const part = vi.fn();
  await expect(playWeek({ edition, question }, { part, step, signal })).rejects.toThrow('cancelled');
  expect(step).toHaveBeenCalledTimes(3);
  expect(Math.max(...part.mock.calls.map(([done]) => done))).toBeLessThan(1);
});

test('simulated in steps, the answer is the same', async () => {
  const answer = await playWeek({ edition, question }, { part: () => {}, step: async () => {}, signal });
  expect(answer).toEqual(answerWeek(gameOf(edition), question));
});
