// How the tests of a suite are counted: no failure may be missed.
import { describe, expect, test } from 'vitest';
import { countTests } from './suite.mjs';

function file(status: string, ...tests: string[]) {
  return { status, assertionResults: tests.map((result) => ({ status: result })) };
}

describe('countTests', () => {
  test('counts every test, but not those that were left out', () => {
    const testResults = [file('passed', 'passed', 'passed', 'skipped', 'todo'), file('failed', 'passed', 'failed')];
    expect(countTests({ testResults }, 1)).toEqual({ passed: 3, failed: 1 });
  });

  test('a file that did not load counts as a failure', () => {
    expect(countTests({ testResults: [file('passed', 'passed'), file('failed')] }, 1)).toEqual({
      passed: 1,
      failed: 1,
    });
  });

  test('a file whose tests passed but whose cleaning up failed counts as a failure', () => {
    expect(countTests({ testResults: [file('failed', 'passed')] }, 1)).toEqual({ passed: 1, failed: 1 });
  });

  test('a run that broke although every test passed counts as a failure', () => {
    expect(countTests({ testResults: [file('passed', 'passed')] }, 1)).toEqual({ passed: 1, failed: 1 });
    expect(countTests({ testResults: [file('passed', 'passed')] }, null)).toEqual({ passed: 1, failed: 1 });
  });

  test('a run without a report or without a test counts as a failure', () => {
    expect(countTests(undefined, 0)).toEqual({ passed: 0, failed: 1 });
    expect(countTests({ testResults: [] }, 0)).toEqual({ passed: 0, failed: 1 });
    expect(countTests({ testResults: [file('passed', 'skipped')] }, 0)).toEqual({ passed: 0, failed: 1 });
  });

  test('a run in which all passed has no failure', () => {
    expect(countTests({ testResults: [file('passed', 'passed')] }, 0)).toEqual({ passed: 1, failed: 0 });
  });
});
