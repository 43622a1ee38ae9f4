// A search proposes only teams that the game allows: at most one special Pokémon, or Latias and Latios.
import { gameOf, isAllowedTeam, newCreature } from '@oversleep/game';
import { describe, expect, it } from 'vitest';
import { randomBox } from '../../test/boxes.ts';
import { createStream } from '../loop/rng.ts';
import type { RequestMember } from '../request.ts';
import { runToEnd } from '../stepwise.ts';
import { conflictingWishes } from './feasible.ts';
import { createSearch } from './search.ts';
import { createSearchWithBaseline } from './search-with-baseline.ts';
import { obviousTeam, randomTeam } from './starts.ts';
import type { ChainOrder, ChainOutcome, SearchQuestion, Wishes } from './types.ts';
import { allTeams, ImpossibleWish, rulesOf, teamCount } from './wishes.ts';

const game = gameOf('2026-10');
const { settings } = randomBox(game, 1, 1);

const member = (pokemon: string, id: string): RequestMember => ({
  creature: newCreature(game, game.species.get(pokemon), { id, random: () => 0.5, randomNickname: false }),
  sneakySnacking: false,
});

/** Ids are c1, c2 … */
const boxOf = (...species: readonly string[]): readonly RequestMember[] =>
  species.map((pokemon, i) => member(pokemon, `c${i + 1}`));

const SPECIAL = ['RAIKOU', 'ENTEI', 'SUICUNE', 'CRESSELIA', 'DARKRAI', 'MEW', 'MEWTWO', 'LATIAS', 'LATIOS'];
const PLAIN = ['RAICHU', 'GENGAR', 'VENUSAUR', 'PINSIR', 'DEDENNE', 'SNEASEL', 'EEVEE'];

const questionFor = (candidates: readonly RequestMember[], wishes: Wishes = {}): SearchQuestion => ({
  game,
  settings,
  candidates,
  goal: { kind: 'strength' },
  wishes,
  seed: 1,
});

const speciesOf = ({ candidates }: SearchQuestion, team: readonly number[]): readonly string[] =>
  team.map((number) => candidates[number]?.creature.pokemon ?? '');

/** Team strength does not matter here: special Pokémon are the strongest. */
function invented(question: SearchQuestion, { team, count }: ChainOrder): ChainOutcome {
  const value = 1000 * speciesOf(question, team).filter((name) => SPECIAL.includes(name)).length + team.length;
  const chains = Array.from({ length: count }, (_, c) => ({
    days: 7,
    value: value + c,
    controls: new Float64Array(2),
  }));
  return { chains, runs: [...chains, ...chains] };
}

function foundIn(question: SearchQuestion) {
  const search = createSearch(question, { steps: 400 });
  const looked: (readonly number[])[] = [];
  for (let orders = search.next(); orders.length > 0; orders = search.next()) {
    looked.push(...orders.map(({ team }) => team));
    search.add(orders.map((order) => invented(question, order)));
  }
  return { answer: search.answer(), looked };
}

describe('a box with many special Pokémon', () => {
  it.each([
    ['small', boxOf(...SPECIAL.slice(0, 5), ...PLAIN.slice(0, 5))],
    ['large', boxOf(...SPECIAL, ...SPECIAL, ...PLAIN, ...PLAIN)],
  ])('%s: every team that is looked at is allowed', (_, candidates) => {
    const question = questionFor(candidates);
    const { answer, looked } = foundIn(question);
    expect(answer.teams.length).toBeGreaterThan(0);
    for (const team of looked) expect(isAllowedTeam(game, speciesOf(question, team))).toBe(true);
    expect(looked.every((team) => team.length === 5)).toBe(true);
  });

  it('counts the teams that the game allows, each once', () => {
    for (const wishes of [{}, { include: ['c1'] }, { include: ['c8'] }, { include: ['c10'], exclude: ['c9'] }]) {
      const rules = rulesOf(game, boxOf(...SPECIAL, ...PLAIN), wishes, 5);
      const teams = [...allTeams(rules)].map((team) => team.toSorted((a, b) => a - b).join());
      expect(new Set(teams).size).toBe(teams.length);
      expect(teamCount(rules)).toBe(teams.length);
    }
    // Five of seven plain ones; four of them with one of nine special ones; three with the pair.
    expect(teamCount(rulesOf(game, boxOf(...SPECIAL, ...PLAIN), {}, 5))).toBe(21 + 9 * 35 + 35);
  });

  it('has starting teams, however many special ones would be best alone', () => {
    const rules = rulesOf(game, boxOf(...SPECIAL, ...SPECIAL, ...SPECIAL, ...PLAIN), {}, 5);
    const alone = rules.pool.map((number) => 100 - number);
    const luck = createStream({ seed: 1, chain: 0, member: 0, purpose: 0 });
    for (const team of [obviousTeam(rules, alone), randomTeam(rules, luck)]) expect(team).toHaveLength(5);
  });

  it('makes a smaller team where there are too few others', () => {
    const question = questionFor(boxOf('RAIKOU', 'ENTEI', 'MEW', 'RAICHU', 'GENGAR'));
    const { answer } = foundIn(question);
    expect(answer.teams.map(({ team }) => team.length)).toEqual([3, 3, 3]);
    expect(answer.exhaustive).toBe(true);
  });

  it('lets Latias and Latios be together', () => {
    const question = questionFor(boxOf('LATIAS', 'LATIOS', ...PLAIN));
    const [best] = foundIn(question).answer.teams;
    expect(speciesOf(question, best?.team ?? [])).toEqual(expect.arrayContaining(['LATIAS', 'LATIOS']));
  });
});

describe('wishes that the game forbids', () => {
  const candidates = boxOf('RAIKOU', 'ENTEI', ...PLAIN);

  it('two required special ones are refused by name', () => {
    const wishes = { include: ['c1', 'c2'] };
    expect(() => createSearch(questionFor(candidates, wishes))).toThrow(ImpossibleWish);
    expect(() => createSearch(questionFor(candidates, wishes))).toThrow(/only one special.*Raikou and Entei/);
  });

  it('are named with a baseline, and the search is empty', () => {
    const question = questionFor(candidates, { include: ['c1', 'c2'] });
    const search = createSearchWithBaseline(question, []);
    expect(runToEnd(search.think())).toEqual([]);
    expect(search.found()).toMatchObject({ impossible: ['include'], teams: [] });
  });

  it('are found where changes are limited', () => {
    const near = { team: ['c1', 'c2', 'c3', 'c4', 'c5'], changes: 0 };
    expect(conflictingWishes(questionFor(candidates, { near }))).toEqual(['near']);
    expect(conflictingWishes(questionFor(candidates, { near: { ...near, changes: 1 } }))).toEqual([]);
  });

  it('a present team that the game refuses still serves as baseline', () => {
    const question = questionFor(candidates);
    const present = candidates.slice(0, 5);
    const search = createSearchWithBaseline(question, present, { steps: 100 });
    let [orders, rounds] = [runToEnd(search.think()), 0];
    for (; orders.length > 0 && rounds < 20; rounds += 1) {
      search.add(orders.map((order) => invented(question, order)));
      orders = runToEnd(search.think());
    }
    const { present: known, teams } = search.found();
    expect(known?.mean).toBeGreaterThan(2000);
    expect(teams[0]?.total).toBeLessThan(2000);
  });
});
