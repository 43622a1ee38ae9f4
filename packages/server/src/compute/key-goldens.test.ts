// Keys of the server's questions, word for word: searches are stored under theirs, and every process must find what another has begun.
import { gameOf } from '@oversleep/game';
import { expect, test } from 'vitest';
import { askComparison, askDay, askIv, askTeam, type CalculationCheck, type Situation } from './question.ts';
import { askSearch } from './search-question.ts';
import { askRank, askSolve } from './solve-question.ts';
import { askWeek } from './week-question.ts';

const edition = '2025-10';
const schedule = { camp: false, bedtime: '21:30', wakeup: '06:00' };
const situation: Situation = { edition, version: '1', settings: { ...schedule, island: 'cyan' } };

const creature = (externalId: string, pokemon = 'PIKACHU') => ({
  externalId,
  pokemon,
  level: 30,
  ribbon: 1,
  skillLevel: 2,
  nature: 'Adamant',
  subskills: [{ level: 10, subskill: 'Berry Finding S' }],
  ingredients: [
    { level: 0, name: 'Apple', amount: 1 },
    { level: 30, name: 'Ginger', amount: 2 },
    { level: 60, name: 'Egg', amount: 3 },
  ],
  sneakySnacking: false,
});
const [a, b] = [creature('a'), creature('b')];
const game = gameOf(edition);
const solve = { ...schedule, level: 30 };

const keyOf = (asked: CalculationCheck): string => {
  if (!asked.ok) throw new Error(asked.problems.map(({ message }) => message).join('\n'));
  return asked.question.key;
};

test('keys stay as they are', () => {
  const search = askSearch(situation, { candidates: [a, b], settings: situation.settings, seed: 3 } as never, 'caller');
  expect({
    compare: keyOf(askComparison(situation, [a], [b])),
    day: keyOf(askDay(situation, a)),
    iv: keyOf(askIv(situation, [a], [b])),
    rank: keyOf(askRank({ edition, settings: solve }, game.ingredients.get('Apple'), '1')),
    search: search.ok && search.asked.key,
    solve: keyOf(
      askSolve({ edition, settings: solve, includedMembers: [a] }, game.recipes.get('FANCY_APPLE_CURRY'), '1'),
    ),
    team: keyOf(askTeam(situation, [a, b])),
    week: keyOf(
      askWeek(situation, {
        settings: situation.settings,
        members: [a, b],
        teams: [[b]],
        now: { day: 'sat', time: '19:00', strength: 1000, energy: { a: 50 } },
        rank: 'Master 12',
      } as never),
    ),
  }).toMatchInlineSnapshot(`
    {
      "compare": "kNGI66CM0E2w_8h0sizDP8dUN8ZB1a8efG19uQ6u4eg",
      "day": "smnhPiraeqvfMk8LgwGqbokyT15KT0R2CVNcT6DRwFk",
      "iv": "0bI8I6GWS6lespLtcqROVzDCBzOGFhpSdgOGYEFnCMk",
      "rank": "BCEjB8P7m3cz-_26OyyLn08YI4yn9hkEFAJnKEah6_o",
      "search": "Yd5VujOIrsT99uz8.aYJ_a7oQvKAPKNGAqZvdQkl-LY3PYH2Jw9nr2xoIfA8",
      "solve": "lwtLnzuVSS62yNcAVFInvUDEVFKmw6rNWUAZlYScqxc",
      "team": "Fh3p1VJPKO1dZAXyx44mOQHKuSpNnZnkTdElKIh-Yac",
      "week": "7b-oyNoS5DDRQM6ThokfEemaBRVcE1KT4ybtG0ek3ow",
    }
  `);
});
