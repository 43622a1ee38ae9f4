// Odds of conditions by slot, against the other way of counting and against all sequences one by one.
import { describe, expect, test } from 'vitest';
import { gameOf, NEWEST_EDITION } from './edition.ts';
import { type SlotWish, slotOdds } from './slot-odds.ts';
import type { Rarity, Subskill } from './types.ts';
import { wishOdds } from './wish-odds.ts';

const game = gameOf(NEWEST_EDITION);
const { rows } = game.subskills;
const [species] = game.species.rows;
const wish = (bySlot: number, ...names: string[]): SlotWish => ({
  bySlot,
  anyOf: names.map((name) => game.subskills.get(name)),
});

/** Draws every sequence of slots on its own. */
function oneByOne(wishes: readonly SlotWish[], goldSlots: number): number {
  const weight: Readonly<Record<Rarity, number>> = { gold: 0.14, silver: 0.36, white: 0.5 };
  const last = Math.max(...wishes.map(({ bySlot }) => bySlot));
  const from = (taken: readonly Subskill[]): number => {
    const lost = wishes.some(
      ({ anyOf, bySlot }) => bySlot <= taken.length && !taken.slice(0, bySlot).some((one) => anyOf.includes(one)),
    );
    if (lost) return 0;
    if (taken.length === last) return 1;
    const left = rows.filter((row) => !taken.includes(row));
    const isGold = taken.length < goldSlots;
    const rarities = (['gold', 'silver', 'white'] as const).filter(
      (rarity) => (!isGold || rarity === 'gold') && left.some((row) => row.rarity === rarity),
    );
    const total = rarities.reduce((sum, rarity) => sum + weight[rarity], 0);
    return rarities.reduce((sum, rarity) => {
      const these = left.filter((row) => row.rarity === rarity);
      return (
        sum + these.reduce((part, row) => part + (weight[rarity] / total / these.length) * from([...taken, row]), 0)
      );
    }, 0);
  };
  return from([]);
}

describe('odds by slot', () => {
  test.each([
    [1, ['Berry Finding S']],
    [3, ['Helping Bonus', 'Helping Speed M']],
    [4, ['Helping Speed S', 'Ingredient Finder S', 'Skill Trigger S', 'Inventory Up S']],
    [5, ['Helping Speed S', 'Ingredient Finder S', 'Skill Trigger S', 'Inventory Up S', 'Helping Bonus']],
  ])('all of some by slot %i are as likely as the odds dialog says', (bySlot, names) => {
    if (!species) throw new Error('no species');
    for (const medal of [undefined, 'silver'] as const) {
      const { all } = wishOdds(game, {
        species,
        level: game.rules.subskillUnlockLevels[bySlot - 1] ?? 0,
        subskills: names,
        natures: [],
        ingredients: [null, null, null],
        seeds: 0,
        medal,
      });
      const wishes = names.map((name) => wish(bySlot, name));
      expect(slotOdds(rows, wishes, medal ? 2 : 0)).toBeCloseTo(all.most, 12);
    }
  });

  test.each([
    [[wish(1, 'Berry Finding S', 'Helping Bonus'), wish(3, 'Helping Speed M', 'Helping Speed S')], 0],
    [[wish(2, 'Helping Speed S', 'Skill Trigger M'), wish(3, 'Helping Speed S', 'Inventory Up L')], 1],
    [[wish(2, 'Skill Level Up M'), wish(4, 'Skill Level Up S'), wish(4, 'Skill Trigger S', 'Skill Trigger M')], 2],
  ])('several conditions %#: as all sequences one by one', (wishes, goldSlots) => {
    expect(slotOdds(rows, wishes, goldSlots)).toBeCloseTo(oneByOne(wishes, goldSlots), 12);
  });

  test('nothing wished for is certain, an empty choice never comes', () => {
    expect(slotOdds(rows, [], 0)).toBe(1);
    expect(slotOdds(rows, [{ anyOf: [], bySlot: 5 }], 0)).toBe(0);
  });
});
