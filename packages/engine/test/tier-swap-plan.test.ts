// The scoring by what is added to a rotation: against the simulation, and what it rests on.
import { type Build, gameOf } from '@oversleep/game';
import { beforeAll, expect, test } from 'vitest';
import { candidatesAt } from '../src/solver/candidates.ts';
import { requestFor } from '../src/solver/supply.ts';
import { createContest } from '../src/swaps/contest.ts';
import { scoreOf } from '../src/tierlist/score.ts';
import {
  bestLineups,
  createSwapPlanScores,
  estimatorFor,
  REFERENCE_BOX,
  referenceBuilds,
  type SwapPlanScores,
  withMember,
} from '../src/tierlist/swap-plan.ts';

const game = gameOf('2026-10');
const LEVEL = 60;
const DAY = { camp: true, bedtime: 21 * 60 + 30, wakeup: 6 * 60 };
const POT = 104;

/** From one that makes all dishes larger to one with nothing that the box lacks. */
const ASKED = ['HERACROSS', 'DEDENNE', 'CRAMORANT', 'GARDEVOIR', 'TYRANTRUM'];

const candidates = candidatesAt(game, LEVEL);
const candidateFor = (name: string) => {
  const candidate = candidates.find(({ species }) => species.name === name);
  if (!candidate) throw new Error(`No ${name}`);
  return candidate;
};

let scores: SwapPlanScores;
beforeAll(() => {
  scores = createSwapPlanScores(game, LEVEL, DAY);
});

const dishesOf = (name: string) => {
  const candidate = candidateFor(name);
  return scores.score(candidate, candidate.lists.slice(0, 1), POT)[0] ?? [];
};

test('the box has a specialist for every ingredient that has one, in every edition and at every level', () => {
  for (const edition of ['2025-10', '2026-08', '2026-10'] as const)
    for (const level of [30, 60]) {
      const builds = referenceBuilds(gameOf(edition), level);
      expect(builds.map(({ species }) => species.name)).toEqual(REFERENCE_BOX);
      for (const { ingredients } of builds)
        expect(new Set(ingredients.map(({ ingredient }) => ingredient.name)).size).toBe(1);
      const own = builds.flatMap(({ ingredients, species }) =>
        species.specialty === 'ingredient' ? (ingredients[0]?.ingredient.name ?? []) : [],
      );
      expect(new Set(own).size).toBe(own.length);
    }
});

test('what a Pokémon adds is in the order of the simulation, and nothing for one that the rotation does not need', () => {
  const estimated = ASKED.map((name) =>
    dishesOf(name)
      .filter(({ recipe }) => game.recipes.get(recipe).type === 'curry')
      .reduce((sum, { parts }) => sum + scoreOf(parts), 0),
  );
  expect(estimated.at(-1)).toBe(0);
  expect(estimated.toSorted((a, b) => b - a)).toEqual(estimated);
  const reference = referenceBuilds(game, LEVEL);
  const builds: readonly Build[] = [...reference, ...ASKED.map((name) => candidateFor(name).build)];
  const estimator = estimatorFor(game, DAY, 'curry', builds);
  const best = bestLineups(estimator, reference.length);
  const joined = ASKED.map((_, n) => withMember(estimator, best, reference.length + n).lineups);
  const request = requestFor(game, DAY, builds);
  const contest = createContest(
    { ...request, settings: { ...request.settings, recipeType: 'curry' } },
    { kind: 'dishes', type: 'curry' },
    [...builds.keys()],
    1,
  );
  const simulated = (turns: readonly (readonly number[])[]) => {
    const entrant = contest.enter({
      lineups: turns,
      changes: [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, at: 0, lineup: day % 2 })),
    });
    entrant.run(10);
    return entrant.contender.known.mean;
  };
  const base = simulated(best.lineups);
  const gains = joined.map((turns) => simulated(turns) - base);
  expect(gains.toSorted((a, b) => b - a)).toEqual(gains);
  for (const [n, gain] of gains.entries()) expect(Math.abs(gain - (estimated[n] ?? 0))).toBeLessThan(0.08 * base);
}, 120_000);
