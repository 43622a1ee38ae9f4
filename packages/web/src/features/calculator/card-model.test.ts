// What the card says, against the formulas and against numbers that a player can check in the game.
import { EDITIONS, type Game, gameOf } from '@oversleep/game';
import { describe, expect, test } from 'vitest';
import { type CardModel, cardOf } from './card-model.ts';
import { DEFAULT_LOOKUP, type Lookup } from './lookup.ts';

const game = gameOf('2025-10');

function card(name: string, changes: Partial<Lookup> = {}, of: Game = game): CardModel {
  return cardOf(of, of.species.get(name), { ...DEFAULT_LOOKUP, edition: of.edition, ...changes });
}

const stat = ({ stats }: CardModel, label: string) => stats.find((row) => row.label === label);

describe('Pikachu', () => {
  test('at level 10 with a neutral nature', () => {
    const pikachu = card('PIKACHU', { level: 10 });
    expect(pikachu.circumstances).toBe('Level 10 · Bashful (no effect) · No ribbon');
    expect(pikachu.specialty).toBe('Berry specialist');
    // 2700 s × (1 − 0.002 × 9) = 2651.4 s.
    expect(stat(pikachu, 'Help interval')?.value).toBe('44:11');
    // 17 and 5 for the evolution behind it.
    expect(stat(pikachu, 'Carry size')?.value).toBe('22');
    expect(stat(pikachu, 'Berries per help')?.value).toBe('2');
    // 25 at level 1, one more a level.
    expect(stat(pikachu, 'Grepa Berry')?.value).toBe('34');
    expect(stat(pikachu, 'Ingredient chance')?.value).toBe('20.7%');
    expect(stat(pikachu, 'Skill chance')?.note).toBe('2.1%, but sure by help 79');
  });

  test('starts at skill level 2, its second stage', () => {
    expect(card('PIKACHU').skill).toMatchObject({ name: 'Charge Strength S', level: 2, maxLevel: 7 });
    expect(card('PIKACHU', { skillLevel: 7 }).skill.level).toBe(7);
  });

  test('a ribbon adds room, a nature changes speed and chances', () => {
    expect(stat(card('PIKACHU', { ribbon: 4 }), 'Carry size')?.value).toBe('30');
    expect(stat(card('PIKACHU', { nature: 'Adamant' }), 'Ingredient chance')?.value).toBe('16.56%');
  });

  test('the gist is one sentence', () => {
    const { summary, rating } = card('PIKACHU');
    expect(summary).toBe(`Pikachu, level 60: ${rating.rp} RP`);
  });
});

describe('slots', () => {
  test.each([
    [1, [true, false, false]],
    [29, [true, false, false]],
    [30, [true, true, false]],
    [60, [true, true, true]],
  ])('at level %i', (level, open) => {
    expect(card('PIKACHU', { level }).slots.map((slot) => slot.open)).toEqual(open);
  });

  test('open ones are rated with their first choice', () => {
    const rated = card('PIKACHU', { level: 30 }).slots.map(({ choices }) => choices.map((choice) => choice.rated));
    expect(rated.map((flags) => flags.indexOf(true))).toEqual([0, 0, -1]);
  });

  test('one that may stay closed says so and brings nothing', () => {
    const [first, second] = card('DARKRAI').slots;
    expect(first?.choices[0]).toMatchObject({ amount: 2, rated: true });
    expect(second?.choices[0]).toEqual({ name: 'Left closed', amount: null, rated: false });
  });
});

describe('notes about the rating', () => {
  test('none in the plain case', () => {
    expect(card('PIKACHU').rating.notes).toEqual([]);
  });

  test('a nature that changes energy', () => {
    expect(card('PIKACHU', { nature: 'Bold' }).rating.notes).toEqual([expect.stringContaining('Bold counts ×1.08')]);
  });

  test('levels beyond the edition', () => {
    expect(card('PIKACHU', { level: 66 }).rating.notes).toEqual([expect.stringContaining('Level 65')]);
    expect(card('PIKACHU', { level: 66 }, gameOf('2026-08')).rating.notes).toEqual([]);
  });
});

test('every species of every edition has a card whose parts add up', () => {
  const number = (text: string) => Number(text.replaceAll(',', ''));
  for (const edition of EDITIONS) {
    const of = gameOf(edition);
    for (const { name } of of.species.rows) {
      for (const changes of [{ level: 1 }, { level: 100, nature: 'Bold' }] satisfies Partial<Lookup>[]) {
        const { rating, stats, skill, slots } = card(name, changes, of);
        const { berry, ingredient, skill: main } = rating.parts;
        expect(number(berry.value) + number(ingredient.value) + number(main.value)).toBe(number(rating.rp));
        expect(number(rating.rp)).toBeGreaterThan(0);
        expect(stats.every(({ value }) => /^[\d,.:%]+$/.test(value))).toBe(true);
        expect(skill.text).not.toMatch(/undefined|NaN/);
        for (const { choices } of slots) {
          expect(new Set(choices.map((choice) => choice.name)).size).toBe(choices.length);
        }
      }
    }
  }
});
