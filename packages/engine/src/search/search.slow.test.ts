// Searches find the same as simulating every team, respect the wishes, and don't depend on the number of workers.
import { type EditionId, gameOf } from '@oversleep/game';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomBox } from '../../test/boxes.ts';
import { simulateRequest } from '../answer/simulate.ts';
import { runToEnd } from '../stepwise.ts';
import { createEstimator } from './estimate-team.ts';
import { createEstimates } from './estimates.ts';
import { createEvaluation, type Evaluate, evaluating, fullRequestOf } from './evaluate.ts';
import { conflictingWishes } from './feasible.ts';
import { createSearch, type SearchOptions } from './search.ts';
import { createSearchWithBaseline } from './search-with-baseline.ts';
import { shortlist } from './shortlist.ts';
import type { SearchSteps } from './steps.ts';
import type {
  ChainOrder,
  ChainOutcome,
  Sample,
  SearchAnswer,
  SearchQuestion,
  TeamOfCandidates,
  Wishes,
} from './types.ts';
import { allTeams, rulesOf } from './wishes.ts';
import { createWorkerGroup, runSearchRounds } from './worker-group.ts';

/** The same is shown once more for the others with FULL=1. */
const inAll = <T>(cases: readonly T[]): readonly T[] => (process.env.FULL ? cases : cases.slice(0, 1));

const questionFor = (edition: EditionId, number: number, size: number, wishes: Wishes = {}): SearchQuestion => {
  const game = gameOf(edition);
  return { game, ...randomBox(game, number, size), goal: { kind: 'strength' }, wishes, seed: 1 };
};

function found(
  question: SearchQuestion,
  options: SearchOptions = {},
  evaluate = createEvaluation(question),
): SearchAnswer {
  const search = createSearch(question, options);
  for (let orders = search.next(); orders.length > 0; orders = search.next()) search.add(orders.map(evaluate));
  return search.answer();
}

/** Instead of a simulation where it does not matter what teams make: more with higher numbers, and some luck of each chain. */
const invented: Evaluate = ({ team, from, count }) => {
  const chain = (c: number): Sample => ({
    days: 7,
    value: 1000 + team.reduce((sum, number) => sum + 10 * number + ((number * 7 + c * 13) % 5), 0),
    controls: new Float64Array(),
  });
  const numbers = Array.from({ length: count }, (_, i) => from + i);
  return { chains: numbers.map(chain), runs: numbers.flatMap((c) => [chain(2 * c), chain(2 * c + 1)]) };
};

const sorted = (team: readonly number[]) => team.toSorted((a, b) => a - b);

function totalOf(question: SearchQuestion, team: readonly number[], precision = 0.001): number {
  const fullRequest = fullRequestOf(question);
  const members = team.flatMap((number) => fullRequest.members[number] ?? []);
  const result = simulateRequest({ ...fullRequest, members }, { precision, settle: false, seed: 99 });
  return result?.mean.team.total ?? 0;
}

/** Of the best of some teams: all of them roughly, then the first few exactly. */
function bestTotal(question: SearchQuestion, teams: readonly (readonly number[])[]): number {
  const roughly = teams.map((team) => ({ team, total: totalOf(question, team, 0.01) }));
  const [first] = roughly.sort((a, b) => b.total - a.total);
  const near = roughly.filter(({ total }) => total > 0.96 * (first?.total ?? 0));
  return Math.max(...near.map(({ team }) => totalOf(question, team)));
}

describe('the best team', () => {
  it.each(
    inAll([
      ['2026-10', 3],
      ['2025-10', 1],
    ] as const),
  )('of seven in %s is the one that simulating all 21 teams finds', (edition, number) => {
    const question = questionFor(edition, number, 7);
    const { teams, exhaustive, simulated, considered } = found(question);
    expect({ exhaustive, simulated, considered }).toEqual({ exhaustive: true, simulated: 21, considered: 21 });
    const rules = rulesOf(question.game, question.candidates, {}, 5);
    const mine = totalOf(question, sorted(teams[0]?.team ?? []));
    expect(mine / bestTotal(question, [...allTeams(rules)])).toBeGreaterThan(0.997);
  });

  it('of a box too large to simulate whole is as good as any that a search with far more work finds', () => {
    const question = questionFor('2026-10', 4, 20);
    const quick = found(question);
    const long = found(question, { steps: 4000, starts: 12, hope: 5, patience: 12 });
    expect(quick.exhaustive).toBe(false);
    expect(quick.simulated).toBeLessThan(quick.considered);
    const [mine, theirs] = [quick, long].map(({ teams }) => totalOf(question, sorted(teams[0]?.team ?? [])));
    expect((mine ?? 0) / (theirs ?? 1)).toBeGreaterThan(0.995);
  });

  it('comes first, each next one makes less, and no team is listed twice', () => {
    const { teams } = found(questionFor('2026-10', 5, 9), { steps: 300 }, invented);
    expect(teams).toHaveLength(10);
    const totals = teams.map(({ total }) => total);
    expect(totals).toEqual(totals.toSorted((a, b) => b - a));
    expect(new Set(teams.map(({ team }) => sorted(team).join())).size).toBe(10);
    for (const { sure } of teams) expect(sure ?? 1).toBeGreaterThanOrEqual(0.5);
  });
});

describe('certainty', () => {
  it('is given for teams in the final race and for no other, in every round', () => {
    const question = questionFor('2026-10', 5, 14);
    const present = [9, 10, 11, 12, 13].flatMap((number) => question.candidates[number] ?? []);
    const search = createSearchWithBaseline(question, present, { steps: 300 });
    const evaluate = createEvaluation(question);
    const rounds: (readonly boolean[])[] = [];
    for (let orders = runToEnd(search.think()); orders.length > 0; orders = runToEnd(search.think())) {
      search.add(orders.map(evaluate));
      const { teams } = search.found();
      const [first, ...others] = teams;
      rounds.push(teams.map(({ raced }) => raced));
      expect(first?.sure !== null).toBe(first?.raced && others.some(({ raced }) => raced));
      for (const { raced, sure } of others) expect(sure !== null).toBe(raced && first?.raced);
      for (const { raced, lead } of teams) expect((lead?.sure ?? null) !== null).toBe(raced && lead !== null);
    }
    expect(rounds.length).toBeGreaterThan(3);
    expect(rounds[0]?.some((raced) => raced)).toBe(false);
    expect(rounds.at(-1)?.slice(0, 2)).toEqual([true, true]);
  });
});

describe('a budget of steps', () => {
  it('limits the simulated chains', () => {
    const { steps, teams } = found(questionFor('2026-10', 7, 40), { steps: 100 }, invented);
    expect(teams.length).toBeGreaterThan(0);
    expect(steps).toBeLessThan(300);
  });
});

describe('wishes', () => {
  it('are never broken', () => {
    const question = questionFor('2026-10', 8, 11);
    const ids = question.candidates.map(({ creature }) => creature.externalId);
    const healers = new Set(
      question.candidates
        .filter(({ creature }) =>
          question.game.species
            .get(creature.pokemon)
            .skill.effects.some(({ unit, to }) => unit === 'energy' && (to === 'everyone' || to === 'chosen')),
        )
        .map(({ creature }) => creature.externalId),
    );
    fc.assert(
      fc.property(
        fc.shuffledSubarray(ids, { maxLength: 4 }),
        fc.nat(2),
        fc.integer({ min: 1, max: 5 }),
        (some, cut, changes) => {
          const wishes: Wishes = {
            include: some.slice(0, cut),
            exclude: some.slice(cut),
            healers: healers.size > 0 && [...healers].some((id) => !some.includes(id)) ? 1 : 0,
            near: { team: ids.slice(0, 5), changes },
          };
          const { teams } = found({ ...question, wishes }, { steps: 20 }, invented);
          expect(teams.length > 0).toBe(conflictingWishes({ ...question, wishes }).length === 0);
          for (const { team } of teams) {
            const chosen = team.map((number) => ids[number] ?? '');
            expect(new Set(chosen).size).toBe(5);
            expect(chosen).toEqual(expect.arrayContaining([...(wishes.include ?? [])]));
            for (const id of wishes.exclude ?? []) expect(chosen).not.toContain(id);
            if (wishes.healers) expect(chosen.some((id) => healers.has(id))).toBe(true);
            expect(chosen.filter((id) => !ids.slice(0, 5).includes(id)).length).toBeLessThanOrEqual(changes);
          }
        },
      ),
      { numRuns: 20, seed: 1 },
    );
  });
});

describe('a small box', () => {
  it('is not called exhaustive before all of its teams were simulated', () => {
    const { exhaustive, simulated, considered } = found(questionFor('2026-10', 9, 9), { steps: 1 }, invented);
    expect(considered).toBe(126);
    expect(simulated).toBeLessThan(126);
    expect(exhaustive).toBe(false);
  });
});

describe('wishes that no team fulfils', () => {
  it('give no team, quickly, however many there are to try', () => {
    const wishes = {
      atMost: questionFor('2026-10', 9, 40).candidates.map(({ creature }) => ({
        skill: gameOf('2026-10').species.get(creature.pokemon).skill.key,
        members: 0,
      })),
    };
    expect(found(questionFor('2026-10', 9, 40, wishes), { steps: 20 }).teams).toEqual([]);
  });
});

describe('the same seed and steps, with several workers', () => {
  const question = questionFor('2026-08', 6, 14);
  const handsOf = (count: number, asked = question) =>
    Array.from({ length: count }, () => {
      const run = createEvaluation(asked);
      const estimate = createEstimates(asked);
      return {
        simulate: async (order: ChainOrder) => run(order),
        estimate: async (teams: readonly TeamOfCandidates[]) => estimate(teams),
      };
    });

  const lookAround = async () => {};

  it('finds the same without a worker group, and with one, two or four workers', async () => {
    const small = questionFor('2026-08', 6, 7);
    const answerBy = async (count: number) => {
      const search = createSearch(small, { steps: 100 });
      const crew = createWorkerGroup(handsOf(count, small));
      await runSearchRounds({
        search,
        workers: crew,
        stop: new AbortController().signal,
        onRound: () => {},
        yieldToEvents: lookAround,
      });
      return search.answer();
    };
    const alone = found(small, { steps: 100 });
    for (const count of [1, 2, 4]) expect(await answerBy(count)).toEqual(alone);
  });

  it('finds the same when workers estimate all but the first proposal', async () => {
    const large = questionFor('2026-08', 6, 40);
    const search = createSearch(large, { steps: 60 });
    const helped = [0, 0, 0];
    const hands = helped.map((_, h) => {
      const estimate = createEstimates(large);
      return {
        simulate: async (order: ChainOrder) => invented(order),
        estimate: async (teams: readonly TeamOfCandidates[]) => {
          helped[h] = (helped[h] ?? 0) + teams.length;
          return estimate(teams);
        },
      };
    });
    await runSearchRounds({
      search,
      workers: createWorkerGroup(hands),
      stop: new AbortController().signal,
      onRound: () => {},
      yieldToEvents: lookAround,
    });
    const answer = search.answer();
    expect(answer).toEqual(found(large, { steps: 60 }, invented));
    expect(Math.min(...helped)).toBeGreaterThan(answer.considered / 4);
  });

  it('finds the same with a baseline, and the lead over it, at no extra step', async () => {
    const options = { steps: 60 };
    const present = [13, 12, 11, 10].flatMap((number) => question.candidates[number] ?? []);
    const search = createSearchWithBaseline(question, present, options);
    let rounds = 0;
    const onRound = () => {
      rounds += 1;
    };
    await runSearchRounds({
      search,
      workers: createWorkerGroup(handsOf(3)),
      stop: new AbortController().signal,
      onRound,
      yieldToEvents: lookAround,
    });
    const { teams, present: known, impossible, ...answer } = search.found();
    const leads = teams.map(({ lead }) => lead);
    expect({ ...answer, teams: teams.map(({ lead: _, ...team }) => team) }).toEqual(found(question, options));
    expect(impossible).toEqual([]);
    expect(rounds).toBeGreaterThan(1);
    const [first] = teams;
    const [lead] = leads;
    expect(lead?.mean).toBeCloseTo((first?.total ?? 0) - (known?.mean ?? 0), -4);
    expect(lead?.mean).toBeGreaterThan(3 * (lead?.error ?? 0));
  });

  it('stops at once when cancelled, with what was simulated until then', async () => {
    const stop = new AbortController();
    const search = createSearch(question);
    let orders = 0;
    const simulate = (order: ChainOrder): Promise<ChainOutcome> => {
      orders += 1;
      if (orders < 3) return Promise.resolve(invented(order));
      stop.abort();
      return new Promise(() => {});
    };
    const crew = createWorkerGroup([{ simulate }]);
    await runSearchRounds({
      search,
      workers: crew,
      stop: stop.signal,
      onRound: () => expect.unreachable(),
      yieldToEvents: lookAround,
    });
    const { teams, simulated, steps } = search.answer();
    expect({ simulated, steps, listed: teams.length }).toEqual({ simulated: 2, steps: 4, listed: 2 });
  });

  it('stops in the middle of deciding what to simulate', async () => {
    const stop = new AbortController();
    const large = questionFor('2026-08', 6, 40);
    const search = createSearch(large);
    const lookOnce = async () => stop.abort();
    const crew = { run: () => expect.unreachable() };
    await runSearchRounds({
      search,
      workers: crew,
      stop: stop.signal,
      onRound: () => expect.unreachable(),
      yieldToEvents: lookOnce,
    });
    expect(search.answer()).toMatchObject({ simulated: 0, steps: 0 });
  });

  it('stops while helpers estimate', async () => {
    const stop = new AbortController();
    const large = questionFor('2026-08', 6, 40);
    const search = createSearch(large);
    const crew = {
      run: async (orders: readonly ChainOrder[], outcomes: ChainOutcome[]) => outcomes.push(...orders.map(invented)),
      estimate: () => {
        stop.abort();
        return new Promise<never>(() => {});
      },
    };
    await runSearchRounds({ search, workers: crew, stop: stop.signal, onRound: () => {}, yieldToEvents: lookAround });
    expect(search.answer().simulated).toBe(8);
  });

  it('never goes back, and is well past its middle before the end', () => {
    const search = createSearch(questionFor('2026-10', 14, 30));
    const shares: number[] = [search.done()];
    for (let orders = search.next(); orders.length > 0; orders = search.next()) {
      search.add(orders.map(invented));
      shares.push(search.done());
    }
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares[0]).toBe(0);
    expect(shares.at(-1)).toBeGreaterThan(0.6);
    expect(shares.at(-1)).toBeLessThan(1);
    expect(search.done()).toBe(1);
  });

  it('never computes for long between two breaks', () => {
    const large = questionFor('2026-08', 6, 40);
    const search = createSearch(large, { steps: 60 });
    let longest = 0;
    const watched = <T>(thinking: SearchSteps<T>): T => {
      for (let before = search.answer().considered; ; ) {
        const { done, value } = thinking.next();
        const { considered } = search.answer();
        longest = Math.max(longest, considered - before);
        before = considered;
        if (done) return value;
      }
    };
    const chains: number[] = [];
    const counted: Evaluate = (order) => {
      chains.push(order.count);
      return invented(order);
    };
    for (let orders = watched(search.think()); orders.length > 0; orders = watched(search.think()))
      search.add(orders.map((order) => runToEnd(evaluating(counted, order))));
    expect(longest).toBeGreaterThan(100);
    expect(longest).toBeLessThan(300);
    expect(Math.max(...chains)).toBeLessThanOrEqual(8);
    expect(search.answer()).toEqual(found(large, { steps: 60 }, invented));
  });
});

describe('a shortlist', () => {
  it('has the best candidates alone, and all that the wishes name', () => {
    const question = questionFor('2026-10', 8, 30, { include: ['c30'] });
    const chosen = shortlist(question, 8);
    expect(chosen).toHaveLength(8);
    expect(chosen).toContain(29);
    const alone = question.candidates.map((_, number) => totalOf(question, [number], 0.02));
    const best = alone.indexOf(Math.max(...alone));
    expect(chosen).toContain(best);
    expect(shortlist(question, 30)).toHaveLength(30);
  });
});

describe('a box of fewer than five', () => {
  it('is one team', () => {
    const { teams, exhaustive } = found(questionFor('2026-10', 11, 3));
    expect(teams).toHaveLength(1);
    expect(teams[0]?.team.toSorted()).toEqual([0, 1, 2]);
    expect(exhaustive).toBe(true);
  });
});

describe('the rough estimate', () => {
  it.each(inAll(['2026-10', '2026-08', '2025-10'] as const))('is near the simulation in %s', (edition) => {
    const question = questionFor(edition, 11, 40);
    const fullRequest = fullRequestOf(question);
    const estimator = createEstimator({ ...fullRequest, members: [] }, fullRequest.members);
    const ratios = Array.from({ length: 16 }, (_, k) => {
      const team = [0, 1, 2, 3, 4].map((m) => (k * 5 + m * 7) % 40);
      const { berries, skill, cooking } = estimator.parts(team);
      const members = team.flatMap((number) => fullRequest.members[number] ?? []);
      const result = simulateRequest({ ...fullRequest, members }, { precision: 0.005, settle: false });
      return (berries + skill + cooking) / (result?.mean.team.total ?? 1);
    });
    const mean = ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length;
    const spread = Math.sqrt(ratios.reduce((sum, ratio) => sum + (ratio - mean) ** 2, 0) / ratios.length);
    expect(mean).toBeGreaterThan(0.94);
    expect(mean).toBeLessThan(1.03);
    expect(spread).toBeLessThan(0.06);
  });
});

describe('a goal', () => {
  const plain = questionFor('2026-10', 12, 6);
  /** With a member that finds shards. */
  const question: SearchQuestion = {
    ...plain,
    candidates: plain.candidates.map((candidate, i) =>
      i === 1 ? { ...candidate, creature: { ...candidate.creature, pokemon: 'PERSIAN' } } : candidate,
    ),
  };
  const team = [0, 1, 2, 3, 4];
  const chains = { team, from: 0, count: 24 };
  const meanOf = (asked: SearchQuestion): number => {
    const { chains: found } = createEvaluation(asked)(chains);
    const days = found.reduce((sum, { days: own }) => sum + own, 0);
    return found.reduce((sum, { value, days: own }) => sum + value * own, 0) / days;
  };

  it('is measured as in the simulation', () => {
    const fullRequest = fullRequestOf(question);
    const members = team.flatMap((number) => fullRequest.members[number] ?? []);
    const result = simulateRequest({ ...fullRequest, members }, { precision: 0.004, settle: false, seed: 5 });
    const own = result?.mean.members ?? [];
    const week = (of: (member: (typeof own)[number]) => number) => 7 * own.reduce((sum, member) => sum + of(member), 0);
    const name = own[0]?.produceTotal.ingredients[0]?.name ?? '';
    const expected = {
      procs: week(({ skillProcs }) => skillProcs),
      shards: week(({ skillValue }) => {
        const { amountToSelf = 0, amountToTeam = 0 } = skillValue['dream shards'] ?? {};
        return amountToSelf + amountToTeam;
      }),
      ingredient: week(({ produceTotal }) => produceTotal.ingredients.find((one) => one.name === name)?.amount ?? 0),
    };
    expect(expected.shards).toBeGreaterThan(0);
    expect(meanOf({ ...question, goal: { kind: 'procs' } }) / expected.procs).toBeCloseTo(1, 1);
    expect(meanOf({ ...question, goal: { kind: 'shards' } }) / expected.shards).toBeCloseTo(1, 1);
    expect(meanOf({ ...question, goal: { kind: 'ingredient', name } }) / expected.ingredient).toBeCloseTo(1, 1);
  });

  it('to reach a strength is a probability: 1 below every week, 0 above, and in between by its weeks', () => {
    const best = found(question, { steps: 60 }).teams[0]?.total ?? 0;
    const chanceOf = (strength: number) => found({ ...question, goal: { kind: 'reach', strength } }, { steps: 60 });
    const [sure, even, never] = [0.3 * best, best, 3 * best].map((strength) => chanceOf(Math.round(strength)).teams);
    expect(sure?.[0]?.total).toBe(1);
    expect(never?.[0]?.total).toBe(0);
    expect(even?.[0]?.total).toBeGreaterThan(0.2);
    expect(even?.[0]?.total).toBeLessThan(0.8);
    for (const teams of [sure, even, never]) expect(teams?.[0]?.error).toBeGreaterThan(0.001);
    // Where all are certain, none is better.
    expect(sure?.[1]?.sure ?? 0.5).toBeCloseTo(0.5, 6);
  });

  it('is found in a large box as in one that is simulated completely', () => {
    const large = questionFor('2026-10', 13, 13);
    const goal = { kind: 'procs' } as const;
    const { teams, exhaustive } = found({ ...large, goal }, { steps: 500 });
    expect(exhaustive).toBe(false);
    const estimator = createEstimator({ ...fullRequestOf(large), members: [] }, fullRequestOf(large).members);
    const most = large.candidates
      .map((_, number) => ({ number, procs: estimator.parts([number]).procs }))
      .sort((a, b) => b.procs - a.procs)
      .slice(0, 5)
      .map(({ number }) => number);
    // The member that uses its skill most alone makes a team that only cooperation beats.
    const [first, obvious] = [teams[0]?.team ?? [], most].map((seats) =>
      createEvaluation({ ...large, goal })({ team: seats, from: 0, count: 16 }).chains.reduce(
        (sum, { value }) => sum + value,
        0,
      ),
    );
    expect((first ?? 0) / (obvious ?? 1)).toBeGreaterThan(0.995);
  });
});
