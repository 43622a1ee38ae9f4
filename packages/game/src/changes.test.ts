// Changes of a game update: none is left out, each has a key of its own, and all are described.
import { describe, expect, it } from 'vitest';
import { changeWords } from './change-words.ts';
import { changesBetween, gameWith } from './changes.ts';
import { EDITIONS, gameOf } from './edition.ts';
import type { EditionId, Game } from './types.ts';

const pairs = EDITIONS.flatMap((from) => EDITIONS.filter((to) => to !== from).map((to) => [from, to] as const));

/** All facts of a game: not how our tables count and sort them. */
const factsOf = (game: Game): unknown =>
  JSON.parse(JSON.stringify(game), (key, value: unknown) =>
    ['edition', 'domainVersion', 'baseSkill'].includes(key) ? undefined : value,
  );

const linesOf = (key: string, from: EditionId = '2025-10', to: EditionId = '2026-08') => {
  const change = changesBetween(from, to).find((other) => other.key === key);
  return change ? changeWords(change, gameOf(from), gameOf(to)).lines.map(({ words }) => words) : [];
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
      const { title, lines } = changeWords(change, gameOf(from), gameOf(to));
      expect(title).not.toBe('');
      expect([change.key, lines.length]).not.toEqual([change.key, 0]);
      expect(`${title} ${lines.map(({ words }) => words).join(' ')}`).not.toMatch(/undefined|NaN|\[object/);
    }
  });
});

it('the chance of a chosen skill is listed by its name', () => {
  expect(linesOf('skills VERSATILE chosenPercentages', '2026-08', '2026-10')).toContain(
    'Chance as Energizing Cheer S: as the species → 4.39%',
  );
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

describe('in words', () => {
  it.each([
    ['rules subskillUnlockLevels', 'Subskill slot 4 opens at 70 instead of 75'],
    ['rules ingredientBag', 'The bag holds 800 ingredients instead of 700'],
    ['rules pot', 'Pot sizes: 15 to 69 → 21 to 81'],
    ['rules energy', 'Energy from a meal at 0, 20, 40, 60, 80, and 100 energy: 5, 4, 3, 2, 1, 1 → 9, 8, 6, 4, 2, 1'],
    ['skills ENERGIZING_CHEER_S rp effects', 'Level 6: 50.6 → 44 energy'],
    ['skills CHARGE_STRENGTH_M_BAD_DREAMS maxLevel rp effects', 'Level 7: 18,515 strength'],
    ['species CLEFABLE skillPercentage', 'Chance of the main skill: 3.6% → 4%'],
    ['species PINSIR skill', 'Main skill: Charge Strength S → Charge Strength M'],
    ['recipes LUSCIOUS_AVOCADO_SALAD new', 'New salad: 14 Avocado, 18 Soybean, and 10 Oil.'],
  ])('%s: %s', (key, words) => {
    expect(linesOf(key)).toContain(words);
  });

  it('a line about a skill level names the level', () => {
    const change = changesBetween('2025-10', '2026-08').find(({ row }) => row === 'ENERGIZING_CHEER_S');
    const lines = change ? changeWords(change, gameOf('2025-10'), gameOf('2026-08')).lines : [];
    expect(lines.map(({ level }) => level)).toEqual([1, 2, 3, 4, 5, 6, undefined]);
  });
});
