// Names in all eight languages, and the game's own numbers.
import { describe, expect, test } from 'vitest';
import { allNames } from './all-names.ts';
import { gameOf, NEWEST_EDITION } from './edition.ts';
import { PAST_EVENTS } from './events.ts';
import { gameNumber, speciesNumber } from './game-number.ts';

const game = gameOf(NEWEST_EDITION);

describe('all names', () => {
  test('a species has its name in eight languages', () => {
    expect(allNames('species', 'BULBASAUR')).toEqual({
      en: 'Bulbasaur',
      ja: 'フシギダネ',
      ko: '이상해씨',
      'zh-CN': '妙蛙种子',
      'zh-TW': '妙蛙種子',
      de: 'Bisasam',
      fr: 'Bulbizarre',
      es: 'Bulbasaur',
    });
  });

  test('a dish has the Korean and Simplified Chinese names that the product lacks', () => {
    expect(allNames('recipes', 'FANCY_APPLE_CURRY')).toMatchObject({ ko: '특선사과 카레', 'zh-CN': '特选苹果咖喱' });
  });

  test('an event has its English name from its row, and null where no source has one', () => {
    const names = allNames('events', 'EEVEE_WEEK_2023', 'Eevee Week 2023');
    expect(names).toMatchObject({ en: 'Eevee Week 2023', ja: 'イーブイウィーク2023', de: null });
  });

  test('no key is a name of an object by accident', () => {
    expect(PAST_EVENTS.every(({ key }) => /^[A-Z][A-Z0-9_]+$/.test(key))).toBe(true);
  });
});

describe("the game's own numbers", () => {
  const of = (name: string) => speciesNumber(game.species.rows, game.species.get(name));

  test('a species goes by its Pokédex number, a form by its own', () => {
    expect(['PIKACHU', 'VULPIX', 'VULPIX_ALOLAN', 'PIKACHU_HOLIDAY'].map(of)).toEqual([25, 37, 7006, 9002]);
  });

  test('disputed numbers and sizes that share one number have none', () => {
    expect(['EEVEE_HOLIDAY', 'EEVEE_HALLOWEEN', 'PUMPKABOO_SMALL'].map(of)).toEqual([null, null, null]);
  });

  test('dishes, ingredients, natures, sub skills and the first main skills have one', () => {
    expect(gameNumber('recipe', 'FANCY_APPLE_CURRY')).toBe(1001);
    expect(gameNumber('ingredient', 'LARGE_LEEK')).toBe(1);
    expect(gameNumber('nature', 'SERIOUS')).toBe(25);
    expect(gameNumber('subskill', 'INVENTORY_L')).toBe(19);
    expect(gameNumber('skill', 'METRONOME')).toBe(13);
    expect(gameNumber('skill', 'BERRY_BURST')).toBeNull();
  });
});
