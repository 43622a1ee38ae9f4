// The search as the page runs it: same results as the command line, compared with the present team.
import { createEvaluation, createSearch } from '@oversleep/engine';
import { gameOf } from '@oversleep/game';
import type { TeamSearch } from '@oversleep/questions';
import { expect, test } from 'vitest';
import { emptyTeam } from '../../state/data/data.ts';
import type { FoundTeams } from '../../state/data/results.ts';
import { DEFAULT_SETTINGS } from '../../state/data/user.ts';
import { boxOfMany } from '../../testing/box.ts';
import { fakeWorkers } from '../../testing/fake-workers.ts';
import { createWorkerPool } from '../../workers/worker-pool.ts';
import { longTaskHandlers } from '../long-task-handlers.ts';
import type { LongTasks } from '../long-task-types.ts';
import { settingsFor } from '../question.ts';
import { estimatesFor, evaluationFor, runSearch } from './run-search.ts';
import { searchWith } from './search-here.ts';
import { SEED } from './team-search.ts';

const member = (creature: TeamSearch['candidates'][number]['creature']) => ({ creature, sneakySnacking: false });
const [outsider, ...box] = boxOfMany(8, '2026-10').map(member);

const asked: TeamSearch = {
  edition: '2026-10',
  settings: settingsFor({ ...DEFAULT_SETTINGS, edition: '2026-10' }, emptyTeam(0)),
  candidates: box,
  goal: { kind: 'strength' },
  wishes: {},
  present: [...(outsider ? [outsider] : []), ...box.slice(0, 3)],
  top: 10,
  most: 300,
};

async function found(question: TeamSearch, hands = 1): Promise<FoundTeams | undefined> {
  let last: FoundTeams | undefined;
  await runSearch(question, {
    workersFor: (setup, own) =>
      Array.from({ length: hands }, (_, h) => {
        const run = evaluationFor(setup);
        const estimate = h === 0 ? own : estimatesFor(setup);
        return { simulate: async (order) => run(order), estimate: async (teams) => estimate(teams) };
      }),
    stop: new AbortController().signal,
    yieldToEvents: async () => {},
    onFound: (now) => {
      last = now;
    },
  });
  return last;
}

test(`finds what the engine's search finds, and the gain over the present team`, async () => {
  const question = { game: gameOf('2026-10'), ...asked, seed: SEED };
  const search = createSearch(question);
  const run = createEvaluation(question);
  for (let orders = search.next(); orders.length > 0; orders = search.next()) search.add(orders.map(run));
  const { teams, ...answer } = search.answer();
  const mine = await found(asked, 2);
  expect(mine).toMatchObject({ ...answer, done: 1, pool: 7, impossible: [] });
  expect(mine?.teams.map(({ total, error, sure }) => ({ total, error, sure }))).toEqual(
    teams.map(({ total, error, sure }) => ({ total, error, sure })),
  );
  const [first] = mine?.teams ?? [];
  expect(first?.lead?.mean).toBeCloseTo((first?.total ?? 0) - (mine?.present?.mean ?? 0), -4);
});

test('wishes that no team can fulfil are reported at once', async () => {
  expect(await found({ ...asked, wishes: { healers: 5 } })).toMatchObject({
    impossible: ['healers'],
    teams: [],
    done: 1,
  });
});

test('of too many candidates the strongest alone take part', async () => {
  const mine = await found({ ...asked, wishes: { size: 1 }, most: 3, present: [] });
  const all = await found({ ...asked, wishes: { size: 1 }, present: [] });
  expect(mine?.pool).toBe(3);
  expect(mine?.teams[0]?.ids).toEqual(all?.teams[0]?.ids);
});

test('several workers, asked through ports, find the same', async () => {
  const fakes = fakeWorkers(longTaskHandlers);
  const workers = createWorkerPool<LongTasks>({ start: fakes.start, size: 3, locks: fakes.locks });
  const last = await new Promise<FoundTeams>((resolve, reject) =>
    searchWith(workers, 3, asked, {
      onFound: (now) => now.done === 1 && resolve(now),
      onFailure: reject,
    }),
  );
  expect(last).toEqual(await found(asked));
});
