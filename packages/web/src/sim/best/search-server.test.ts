// A search on the server: started, polled until its end, and cancelled there when it is no longer wanted.

import type { TeamSearch } from '@oversleep/questions';
import { expect, test, vi } from 'vitest';
import type { Api } from '../../api/client.ts';
import { emptyTeam } from '../../state/data/data.ts';
import { DEFAULT_SETTINGS } from '../../state/data/user.ts';
import { boxOfMany } from '../../testing/box.ts';
import { settingsFor } from '../question.ts';
import { isForServer, searchOnServer } from './search-server.ts';

const candidates = boxOfMany(6, '2026-10').map((creature) => ({ creature, sneakySnacking: false }));
const ids = candidates.map(({ creature }) => creature.externalId).slice(0, 5);
const asked: TeamSearch = {
  edition: '2026-10',
  settings: settingsFor({ ...DEFAULT_SETTINGS, edition: '2026-10' }, emptyTeam(0)),
  candidates,
  goal: { kind: 'strength' },
  wishes: { include: ids.slice(0, 1) },
  present: candidates.slice(1, 3),
  top: 10,
  most: 300,
};

const lead = { mean: 100, error: 20, sure: 0.99 };
const present = { mean: 900, error: 10 };
const counts = { considered: 6, simulated: 6, steps: 12, exhaustive: true, present, impossible: [] };
const running = { id: 'here', status: 'running', progress: 0.4, teams: [], ...counts, notes: [] };
const finished = {
  ...running,
  status: 'finished',
  progress: 1,
  teams: [{ ids, total: 1000, error: null, raced: true, sure: 0.9, lead }],
};

/** Answers to the calls, in order. */
function begun(...answers: readonly object[]) {
  const left = [...answers];
  const call = vi.fn(async (..._: readonly unknown[]) => left.shift());
  const [onFound, onFailure] = [vi.fn(), vi.fn()];
  // Only the part that is called.
  const api = { call } as unknown as Pick<Api, 'call'>;
  const search = searchOnServer(api, async () => {})(asked, { onFound, onFailure });
  return { search, call, onFound, onFailure };
}

test('starts on the server and reports until its end', async () => {
  const { search, call, onFound } = begun(running, running, finished);
  await expect.poll(() => onFound.mock.lastCall?.[0]).toMatchObject({ done: 1 });
  expect(call.mock.calls[0]).toEqual([
    'POST /api/search/team',
    expect.objectContaining({
      body: expect.objectContaining({
        seed: 1,
        wishes: expect.objectContaining({ include: ids.slice(0, 1) }),
        present: ids.slice(1, 3).map((externalId) => expect.objectContaining({ externalId })),
      }),
    }),
  ]);
  expect(onFound).toHaveBeenNthCalledWith(1, expect.objectContaining({ done: 0.4, teams: [], pool: 6 }));
  expect(onFound).toHaveBeenLastCalledWith({
    ...counts,
    teams: [{ ids, total: 1000, error: 1000, raced: true, sure: 0.9, lead }],
    pool: 6,
    done: 1,
  });
  search.end();
  // A search that ended by itself stays there.
  expect(call).toHaveBeenCalledTimes(3);
});

test('is cancelled on the server too', async () => {
  const { search, call, onFound } = begun(running);
  search.pause();
  await expect.poll(() => onFound.mock.calls.length).toBe(1);
  search.end();
  expect(call).toHaveBeenLastCalledWith('DELETE /api/search/team/:id', { params: { id: 'here' } });
});

test('says which wishes leave no candidates', async () => {
  const { onFound } = begun({ ...finished, teams: [], impossible: ['healers'] });
  await expect.poll(() => onFound.mock.lastCall?.[0]).toMatchObject({ impossible: ['healers'], done: 1 });
});

test('is only for searches that choose five out of a box', () => {
  expect(isForServer(asked)).toBe(true);
  expect(isForServer({ ...asked, top: 1000 })).toBe(false);
});
