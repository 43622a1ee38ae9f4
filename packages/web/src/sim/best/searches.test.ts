// The one search of the app: it pauses while its page is hidden, resumes, is given up, and its findings are stored.

import type { TeamSearch } from '@oversleep/questions';
import { expect, test, vi } from 'vitest';
import type { FoundTeams } from '../../state/data/results.ts';
import { createSearches, furthest } from './searches.ts';
import type { RunningSearch, SearchListener } from './team-search.ts';

const foundAt = (steps: number, done = steps / 100): FoundTeams => ({
  teams: [{ ids: ['a'], total: steps, error: 1, raced: true, sure: 1, lead: null }],
  considered: 1,
  simulated: 1,
  steps,
  exhaustive: false,
  present: null,
  pool: 5,
  impossible: [],
  done,
});

const asked: TeamSearch = {
  edition: '2026-10',
  settings: {
    camp: false,
    recipeType: 'curry',
    island: 'greengrass',
    areaBonus: 0,
    favourites: [],
    bedtime: 21 * 60 + 30,
    wakeup: 6 * 60,
    stockpiledBerries: [],
    stockpiledIngredients: [],
    potSize: 69,
    recipeLevels: {},
  },
  candidates: [],
  goal: { kind: 'strength' },
  wishes: {},
  present: [],
  top: 10,
  most: 300,
};

function stage(kept: FoundTeams | undefined = undefined) {
  const running = { pause: vi.fn(), goOn: vi.fn(), end: vi.fn() } satisfies RunningSearch;
  const listeners: SearchListener[] = [];
  const keep = vi.fn();
  let ring = () => {};
  const searches = createSearches({
    source: (_, listener) => {
      listeners.push(listener);
      return running;
    },
    kept: () => kept,
    keep,
    timer: (_, act) => {
      ring = act;
      return () => {
        ring = () => {};
      };
    },
  });
  return {
    searches,
    running,
    keep,
    report: (found: FoundTeams) => listeners.at(-1)?.onFound(found),
    listeners,
    ring: () => ring(),
  };
}

test('findings are shown at once and stored at the end, when the workers are freed', () => {
  const { searches, keep, report, running } = stage();
  searches.begin('key', asked);
  report(foundAt(10));
  expect(searches.state.getState()).toMatchObject({ key: 'key', status: 'running', found: { steps: 10 } });
  report(foundAt(100));
  expect(searches.state.getState()).toMatchObject({ status: 'idle', found: { done: 1 } });
  expect(keep).toHaveBeenLastCalledWith('key', foundAt(100));
  expect(running.end).toHaveBeenCalled();
});

test('it pauses while it is not watched or another question is, and resumes afterwards', () => {
  const { searches, running, report } = stage();
  searches.begin('key', asked);
  report(foundAt(10));
  searches.leave();
  expect(running.pause).toHaveBeenCalledTimes(1);
  searches.watch('another');
  expect(searches.state.getState().status).toBe('paused');
  searches.watch('key');
  expect(running.goOn).toHaveBeenCalledTimes(1);
  expect(searches.state.getState().status).toBe('running');
  searches.watch('another');
  expect(running.pause).toHaveBeenCalledTimes(2);
});

test('after a long pause it is given up, and its findings are stored', () => {
  const { searches, running, keep, report, ring } = stage();
  searches.begin('key', asked);
  report(foundAt(10));
  searches.leave();
  ring();
  expect(running.end).toHaveBeenCalled();
  expect(keep).toHaveBeenLastCalledWith('key', foundAt(10));
  expect(searches.state.getState().status).toBe('idle');
});

test('restarted, it shows earlier findings until it has come as far again', () => {
  expect(furthest(undefined, foundAt(10))).toEqual(foundAt(10));
  const { searches, report } = stage(foundAt(60));
  searches.begin('key', asked);
  report(foundAt(10));
  expect(searches.state.getState().found).toEqual({ ...foundAt(60), done: 0.1 });
  report(foundAt(70));
  expect(searches.state.getState().found).toEqual(foundAt(70));
});

test('another question ends the search before; a failure gives its reason and keeps the findings', () => {
  const { searches, running, listeners, report } = stage();
  searches.begin('key', asked);
  report(foundAt(10));
  searches.begin('other', asked);
  expect(running.end).toHaveBeenCalledTimes(1);
  listeners.at(-1)?.onFailure('No memory');
  expect(searches.state.getState()).toMatchObject({ key: 'other', status: 'failed', failure: 'No memory' });
});

test('a search is known from its beginning, and its first team is stored at once, so that a closed page can go on', () => {
  const { searches, keep, report } = stage();
  searches.begin('key', asked);
  expect(keep).toHaveBeenLastCalledWith('key', expect.objectContaining({ teams: [], done: 0 }));
  report({ ...foundAt(5), teams: [] });
  expect(keep).toHaveBeenCalledTimes(1);
  report(foundAt(6));
  expect(keep).toHaveBeenLastCalledWith('key', foundAt(6));
});

test('what an earlier visit has found is not forgotten when its search begins again', () => {
  const { searches, keep } = stage(foundAt(10));
  searches.begin('key', asked);
  expect(keep).not.toHaveBeenCalledWith('key', expect.objectContaining({ teams: [] }));
});
