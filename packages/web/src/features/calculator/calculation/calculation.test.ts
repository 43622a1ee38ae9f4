// What is on the screen while answers come, fail to come, or come too late.
import { describe, expect, test } from 'vitest';
import { type Answer, type Calculation, isStale, NOTHING, nextCalculation, type Step } from './calculation.ts';

const answerTo = (key: string, final = true): Answer => ({
  key,
  question: {} as Answer['question'],
  places: [0],
  production: {} as Answer['production'],
  progress: { done: final ? 1 : 0.4, final },
});

const after = (...steps: readonly Step[]): Calculation => steps.reduce(nextCalculation, NOTHING);

const asked = (key: string): Step => ({ kind: 'asked', key });
const answered = (key: string, final = true): Step => ({ kind: 'answered', answer: answerTo(key, final) });

test('answers get better until the last one', () => {
  expect(after(asked('a')).phase).toBe('busy');
  expect(after(asked('a'), answered('a', false)).phase).toBe('busy');
  expect(after(asked('a'), answered('a', false), answered('a')).phase).toBe('done');
});

test('while the next question is open the last figures stay, as old ones', () => {
  const now = after(asked('a'), answered('a'), asked('b'));
  expect(now).toMatchObject({ answer: { key: 'a' }, phase: 'busy' });
  expect(isStale(now, 'b')).toBe(true);
  expect(isStale(nextCalculation(now, answered('b', false)), 'b')).toBe(false);
});

test('figures are old as soon as the team is another one, asked about or not', () => {
  const now = after(asked('a'), answered('a'));
  expect(isStale(now, 'a')).toBe(false);
  expect(isStale(now, 'b')).toBe(true);
});

test('an older answer never takes the place of a newer one', () => {
  const now = after(asked('a'), asked('b'), answered('b'), answered('a'));
  expect(now).toMatchObject({ answer: { key: 'b' }, phase: 'done' });
});

describe('a failure', () => {
  const failed: Step = { kind: 'failed', key: 'b', failure: new Error('no') };

  test('leaves the last figures, marked as old', () => {
    const now = after(asked('a'), answered('a'), asked('b'), failed);
    expect(now).toMatchObject({ answer: { key: 'a' }, phase: 'failed', failure: new Error('no') });
    expect(isStale(now, 'b')).toBe(true);
  });

  test('of an older question does not matter', () => {
    expect(after(asked('b'), asked('c'), failed).phase).toBe('busy');
  });

  test('is over when it is tried again', () => {
    expect(after(asked('b'), failed, asked('b'))).toMatchObject({ phase: 'busy', failure: undefined });
  });
});

test('stopping keeps what is known', () => {
  const now = after(asked('a'), answered('a', false), { kind: 'stopped', key: 'a' });
  expect(now).toMatchObject({ answer: { key: 'a' }, phase: 'stopped' });
  expect(isStale(now, 'a')).toBe(false);
});

test('an emptied team has no figures', () => {
  expect(after(asked('a'), answered('a'), { kind: 'nobody' })).toEqual(NOTHING);
});
