// Changes of a game update: none is left out, each has a key of its own, and all are described.
import { describe, expect, it } from 'vitest';
import { describeChange } from './change-facts.ts';
import { changesBetween, gameWith } from './changes.ts';
import { EDITIONS, gameOf } from './edition.ts';
import type { EditionId, Game } from './types.ts';

const pairs = EDITIONS.flatMap((from) => EDITIONS.filter((to) => to !== from).map((to) => [from, to] as const));

/** All facts of a game: not how our tables count and sort them. */
const factsOf = (game: Game): unknown =>
  JSON.parse(JSON.stringify(game), (key, value: unknown) =>
    ['edition', 'domainVersion', 'baseSkill'].includes(key) ? undefined : value,
  );

const factsOfChange = (key: string, from: EditionId = '2025-10', to: EditionId = '2026-08') => {
  const change = changesBetween(from, to).find((other) => other.key === key);
  return change ? describeChange(change, gameOf(from), gameOf(to)).facts : [];
};

describe.each(pairs)('from %s to %s', (from, to) => {
  const changes = changesBetween(from, to);

  it('all changes together make the other edition', () => {
    expect(factsOf(gameWith(from, to, changes))).toEqual(factsOf(gameOf(to)));
  });

  it('none of them leaves the edition as it was', () => {
    expect(factsOf(gameWith(from, to, []))).toEqual(factsOf(gameOf(from)));
  });

  it('each is listed, under a key of its own', () => {
    expect(new Set(changes.map(({ key }) => key)).size).toBe(changes.length);
    for (const change of changes) {
      const { title, facts } = describeChange(change, gameOf(from), gameOf(to));
      expect(title.code).not.toBe('');
      expect([change.key, facts.length]).not.toEqual([change.key, 0]);
      expect(JSON.stringify({ title, facts })).not.toMatch(/undefined|NaN|\[object|:""/);
    }
  });
});

it('the chance of a chosen skill is listed by its name', () => {
  expect(factsOfChange('skills VERSATILE chosenPercentages', '2026-08', '2026-10')).toContainEqual({
    code: 'chosenChance',
    values: { skill: 'Energizing Cheer S', was: null, is: { share: 4.39 / 100 } },
  });
});

describe('one change alone', () => {
  const [from, to] = ['2025-10', '2026-08'] as const;
  const withOnly = (key: string) =>
    gameWith(
      from,
      to,
      changesBetween(from, to).filter((change) => change.key === key),
    );

  it('changes nothing else', () => {
    const game = withOnly('species WIGGLYTUFF carrySize');
    const { carrySize, frequency } = game.species.get('Wigglytuff');
    expect([carrySize, frequency]).toEqual([22, 2900]);
    expect(game.rules).toEqual(gameOf(from).rules);
  });

  it('brings what it needs: a skill, an ingredient, levels', () => {
    expect(withOnly('species LUCARIO skill').species.get('Lucario').skill.name).toContain('Aura Sphere');
    const stew = withOnly('recipes ROLE_PLAY_PUMPKABOO_STEW new');
    expect(stew.ingredients.rows.map(({ name }) => name)).toContain('Pumpkin');
    expect(stew.ingredients.rows.map(({ name }) => name)).not.toContain('Avocado');
    expect(withOnly('rules maxRecipeLevel').levels.at(-1)?.level).toBe(70);
  });

  it('takes nothing away that a team still needs', () => {
    expect(withOnly('skills INGREDIENT_MAGNET_S_PLUS gone').species.get('Plusle').skill.key).toBe(
      'INGREDIENT_MAGNET_S_PLUS',
    );
  });
});

describe('facts of a change', () => {
  it.each([
    ['rules subskillUnlockLevels', 'subskillSlot', { slot: 4, was: 75, is: 70 }],
    ['rules ingredientBag', 'ingredientBag', { was: 700, is: 800 }],
    ['rules areaBonus', 'areaBonusMax', { was: 75, is: 85 }],
    ['rules pot', 'potSizes', { was: { least: 15, most: 69 }, is: { least: 21, most: 81 } }],
    [
      'rules energy',
      'mealEnergy',
      {
        at: { list: [0, 20, 40, 60, 80, 100] },
        was: { list: [5, 4, 3, 2, 1, 1] },
        is: { list: [9, 8, 6, 4, 2, 1] },
      },
    ],
    ['species CLEFABLE skillPercentage', 'speciesSkillPercentage', { was: 3.6, is: 4 }],
    ['species PINSIR skill', 'speciesSkill', { was: 'Charge Strength S', is: 'Charge Strength M' }],
    ['islands GGEX expertRules', 'islandsExpertRulesIngredientWeekExtraChance', { was: null, is: { share: 0.5 } }],
  ])('%s: %s', (key, code, values) => {
    expect(factsOfChange(key)).toContainEqual({ code, values });
  });

  it('a fact about a skill level names the level', () => {
    const facts = factsOfChange('skills ENERGIZING_CHEER_S rp effects');
    expect(facts.map(({ level }) => level)).toEqual([1, 2, 3, 4, 5, 6, undefined]);
    expect(facts[5]).toEqual({
      code: 'effect',
      level: 6,
      values: { level: 6, unit: 'energy', was: 50.6, is: 44 },
    });
  });

  it('an added skill level has no amount before', () => {
    expect(factsOfChange('skills CHARGE_STRENGTH_M_BAD_DREAMS maxLevel rp effects')).toContainEqual({
      code: 'newEffect',
      level: 7,
      values: { level: 7, unit: 'strength', is: 18_515 },
    });
  });
});
