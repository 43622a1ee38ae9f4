// Odds that can be worked out by hand.
import type { BodyOf, routes } from '@oversleep/contract';
import { gameOf, NEWEST_EDITION } from '@oversleep/game';
import { describe, expect, test } from 'vitest';
import { Refusal } from '../problems.ts';
import { oddsOf } from './odds.ts';

const game = gameOf(NEWEST_EDITION);
type Asked = BodyOf<typeof routes.odds>;
const answer = (asked: Partial<Asked>) => oddsOf(game, { species: 'VENUSAUR', wish: {}, ...asked });

function problemFor(asked: Partial<Asked>): unknown {
  try {
    return answer(asked);
  } catch (error) {
    if (error instanceof Refusal) return error.problem;
    throw error;
  }
}

describe('odds', () => {
  test('nothing wished for is certain', () => {
    expect(answer({})).toMatchObject({ perCatch: 1, confidence: 'high' });
    expect(answer({}).catchesFor).toEqual([0.5, 0.9, 0.99].map((chance) => ({ chance, catches: 1 })));
  });

  test('natures, a Sub Skill by slot and ingredients multiply', () => {
    const { perCatch, confidence, notes } = answer({
      wish: {
        natures: ['adamant', 'Quiet', 'QUIET'],
        subskills: [{ anyOf: ['BFS'], bySlot: 1 }],
        ingredients: ['A', 'B', 'C'],
      },
    });
    expect(perCatch).toBeCloseTo((2 / 25) * 0.02 * (2 / 3) * (1 / 3), 12);
    expect(confidence).toBe('medium');
    expect(notes.join()).toMatch(/fifth white/);
  });

  test('a medal makes the first slots gold', () => {
    const wish = { subskills: [{ anyOf: ['Helping Bonus'], bySlot: 1 }] };
    expect(answer({ wish, medal: 'gold' }).perCatch).toBeCloseTo(1 / 7, 12);
    const without = answer({ species: 'DARKRAI', wish, medal: 'gold' });
    expect(without.perCatch).toBeCloseTo(0.02, 12);
    expect(without.notes).toContain('Darkrai has no friend medals.');
  });

  test('within some catches, and how many it takes', () => {
    const { within, catchesFor } = answer({ wish: { natures: ['Adamant'] }, catches: 50 });
    expect(within).toEqual([{ catches: 50, chance: expect.closeTo(1 - 0.96 ** 50, 12) }]);
    expect(catchesFor.map(({ catches }) => catches)).toEqual([17, 57, 113]);
  });

  test('what cannot be never comes', () => {
    const { perCatch, catchesFor, within } = answer({ wish: { ingredients: ['B', null, null] } });
    expect([perCatch, catchesFor[0]?.catches, within[0]?.chance]).toEqual([0, null, 0]);
  });

  test('shiny needs an assumption, unless the species cannot be', () => {
    expect(problemFor({ wish: { shiny: true } })).toMatchObject({ statusCode: 422, code: 'ODDS_UNKNOWN' });
    expect(answer({ wish: { shiny: true, shinyChance: 0.01 } })).toMatchObject({ perCatch: 0.01, confidence: 'low' });
    expect(answer({ species: 'DARKRAI', wish: { shiny: true } }).perCatch).toBe(0);
  });

  test('seeds give a least and a most', () => {
    const one = answer({ seeds: 1, wish: { subskills: [{ anyOf: ['Helping Speed M'], bySlot: 3 }] } });
    expect(one.perCatchMost).toBeGreaterThan(one.perCatch);
    expect(problemFor({ seeds: 1, wish: { subskills: [{ anyOf: ['BFS', 'HB'] }] } })).toMatchObject({
      reason: 'SEEDS_MIXED',
    });
  });

  test.each(['__proto__', 'constructor', 'Unknown'])('%s is no name', (name) => {
    const unknown = { statusCode: 400, code: 'BAD_INPUT', values: { value: name } };
    expect(problemFor({ species: name })).toMatchObject({ ...unknown, reason: 'SPECIES_UNKNOWN' });
    expect(problemFor({ wish: { natures: [name] } })).toMatchObject({ ...unknown, reason: 'NATURE_UNKNOWN' });
    expect(problemFor({ wish: { subskills: [{ anyOf: [name] }] } })).toMatchObject({
      ...unknown,
      reason: 'SUBSKILL_UNKNOWN',
    });
  });
});
