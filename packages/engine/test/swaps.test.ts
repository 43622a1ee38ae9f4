// The search for rotations against all pairs of line-ups, and whether it is as sure as it says. FULL=1 tries the boxes of the
// specification, which takes a quarter of an hour.
import { gameOf, SWAPS } from '@oversleep/game';
import { describe, expect, test } from 'vitest';
import { createStream, uniform } from '../src/loop/rng.ts';
import { checkCandidates } from '../src/read-request.ts';
import { lead } from '../src/search/contender.ts';
import { fullRequestOf } from '../src/search/evaluate.ts';
import type { SearchQuestion } from '../src/search/types.ts';
import { runToEnd } from '../src/stepwise.ts';
import { ALL_WEEK } from '../src/swaps/against.ts';
import { createContest, type Entrant, race, without } from '../src/swaps/contest.ts';
import { changesOf, patternsOf } from '../src/swaps/patterns.ts';
import { searchSwapPlans } from '../src/swaps/search.ts';
import { changesIn, WEEK_R } from './box-r.ts';

const game = gameOf('2026-10');
const FULL = process.env.FULL !== undefined;

const KINDS = {
  ingredient: { subskill: 'Ingredient Finder M', amounts: [2, 5, 7] },
  berry: { subskill: 'Berry Finding S', amounts: [1, 2, 4] },
  skill: { subskill: 'Skill Trigger M', amounts: [1, 2, 4] },
  all: { subskill: 'Skill Trigger M', amounts: [1, 2, 4] },
};

/** Fully evolved Pokémon at level 60 with one ingredient each, the same for the same number. */
function questionFor(number: number, size: number): SearchQuestion {
  const luck = createStream({ seed: number, chain: size, member: 0, purpose: 98 });
  const oneOf = <T>(list: readonly T[]): T => {
    const chosen = list[Math.floor(uniform(luck) * list.length)];
    if (chosen === undefined) throw new Error('Nothing to choose from');
    return chosen;
  };
  const species = game.species.rows.filter(({ remainingEvolutions }) => remainingEvolutions === 0);
  const box = Array.from({ length: size }, (_, place) => {
    const { name, specialty, skill, ingredient0, ingredient30 } = oneOf(species);
    const { subskill, amounts } = KINDS[specialty];
    const { ingredient } = oneOf([...ingredient0, ...ingredient30]);
    return {
      externalId: `${place + 1}`,
      pokemon: name,
      level: 60,
      nature: 'Bashful',
      ribbon: 4,
      skillLevel: Math.min(6, skill.maxLevel),
      subskills: ['Helping Speed M', subskill, 'Inventory Up L', null, null],
      ingredients: [0, 30, 60].map((level, slot) => ({ level, name: ingredient.name, amount: amounts[slot] })),
    };
  });
  const checked = checkCandidates(game, box, { ...WEEK_R, recipeType: oneOf(['curry', 'salad', 'dessert']) });
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  const { settings, members: candidates } = checked.value;
  return { game, settings, candidates, goal: { kind: 'strength' }, wishes: {}, seed: number };
}

const chosenFrom = (n: number, size: number): readonly (readonly number[])[] =>
  size === 0
    ? [[]]
    : n < size
      ? []
      : [...chosenFrom(n - 1, size), ...chosenFrom(n - 1, size - 1).map((rest) => [...rest, n - 1])];

const HOURS = [{ name: 'wakeup', at: 0 }];

function contestOf(question: SearchQuestion, seed = question.seed) {
  const numbers = [...question.candidates.keys()];
  return createContest(fullRequestOf(question), question.goal, numbers, seed);
}

/** The best ones after so many chains each. */
function best(entrants: readonly Entrant[], chains: number, count: number): readonly Entrant[] {
  for (const { run } of entrants) run(chains);
  return entrants.toSorted((a, b) => b.contender.known.mean - a.contender.known.mean).slice(0, count);
}

/** Every pair of teams in turn by days, simulated, against what the search finds. */
function searched(number: number, size: number) {
  const question = questionFor(number, size);
  const teams = chosenFrom(size, 5);
  const contest = contestOf(question);
  const fixed = best(
    teams.map((team) => contest.enter({ lineups: [team], changes: ALL_WEEK })),
    4,
    10,
  );
  const answer = runToEnd(
    searchSwapPlans(
      question,
      fixed.map(({ contender }) => contender.team),
      { wanted: ['1/day'], hours: HOURS, most: size },
    ),
  );
  const found = answer?.found.at(-1);
  if (!answer || !found) throw new Error('Nothing found');
  const inTurn = patternsOf(HOURS, question.settings).find(({ swaps }) => swaps === '1/day');
  if (!inTurn) throw new Error('No days in turn');
  const pairs = teams.flatMap((first) =>
    teams.flatMap((second) =>
      first === second ? [] : [contest.enter({ lineups: [first, second], changes: changesOf(inTurn) })],
    ),
  );
  const finalists = best(best(pairs, 1, 600), 4, 60);
  const [winner] = runToEnd(race(finalists, [8, 20, 40]));
  const own = contest.enter({
    lineups: found.lineups,
    changes: changesIn(question, found.changes),
  });
  if (!winner) throw new Error('No winner');
  for (const { run } of [winner, own]) run(80);
  const { mean, error } = lead(without(winner.contender, 40), without(own.contender, 40));
  return { behind: (100 * mean) / answer.fixed.strength.mean, error: (100 * error) / answer.fixed.strength.mean };
}

const say = (text: string) => process.stderr.write(`${text}\n`);

/** Percent of the best fixed team that the search may miss. */
const NEAR = 0.2;

test('small boxes: it finds the best of all pairs of teams, or one as good', () => {
  for (const number of FULL ? [1, 2, 3, 4, 5] : [1, 2]) {
    const { behind, error } = searched(number, 6);
    expect(behind, `box ${number}`).toBeLessThan(NEAR + 2 * error);
  }
}, 600_000);

test.runIf(FULL)(
  'boxes of eight: the best of all 3,136 pairs or within 0.2 %, in nine of ten',
  () => {
    const near = Array.from({ length: 10 }, (_, n) => searched(n + 1, 8)).filter(({ behind, error }, n) => {
      say(`Box ${n + 1}: ${behind.toFixed(2)} ± ${(1.96 * error).toFixed(2)} % behind the best pair`);
      return behind < NEAR + 2 * error;
    });
    expect(near.length).toBeGreaterThanOrEqual(9);
  },
  3_600_000,
);

describe('answers', () => {
  const answersFor = (number: number) => {
    const question = questionFor(number, 7);
    const contest = contestOf(question);
    const teams = best(
      chosenFrom(7, 5).map((team) => contest.enter({ lineups: [team], changes: ALL_WEEK })),
      4,
      6,
    ).map(({ contender }) => contender.team);
    const answer = runToEnd(searchSwapPlans(question, teams, { wanted: ['2/day'], most: 7 }));
    if (!answer) throw new Error('Nothing found');
    return { question, answer };
  };

  test('for more changes are never worse than for fewer', () => {
    for (const number of FULL ? [1, 2, 3, 4, 5, 6] : [1]) {
      const gains = answersFor(number).answer.found.map(({ gain }) => gain?.mean ?? 0);
      expect(gains, `box ${number}`).toEqual(gains.toSorted((a, b) => a - b));
    }
  }, 600_000);

  test.runIf(FULL)(
    'that are at least 99 % sure hold with other luck in 97 of 100',
    () => {
      const held: boolean[] = [];
      for (let number = 1; held.length < 100; number += 1) {
        const { question, answer } = answersFor(number);
        const contest = contestOf(question, 1_000_003);
        const fixed = contest.enter({ lineups: [answer.fixed.team], changes: ALL_WEEK });
        for (const { swaps, lineups, changes, gain } of answer.found) {
          if (SWAPS[swaps] === 0 || !gain || gain.sure < 0.99) continue;
          const own = contest.enter({ lineups, changes: changesIn(question, changes) });
          for (const { run } of [fixed, own]) run(160);
          held.push(lead(own.contender, fixed.contender).mean > 0);
        }
      }
      const right = held.filter((one) => one).length;
      say(`${right} of ${held.length} answers that are at least 99 % sure hold with other luck`);
      expect(right / held.length).toBeGreaterThanOrEqual(0.97);
    },
    7_200_000,
  );
});
