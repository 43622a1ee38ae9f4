// Upgrades as rows: their labels and their order.
import type { RankedChange, Upgrade } from '@oversleep/engine';
import { expect, test } from 'vitest';
import { creatureOf, game } from '../../../testing/creatures.ts';
import { birthRows, stepRows, upgradeRows, upgradeWords } from './upgrade-rows.ts';

const creature = creatureOf(1, { pokemon: 'PIKACHU', level: 60, skillLevel: 2 });

test.each<[Upgrade, string]>([
  [{ kind: 'skillLevel', to: 3 }, 'Main Skill Lv. 2 → 3'],
  [{ kind: 'level', to: 65 }, 'Lv. 60 → 65'],
  [{ kind: 'subskill', slot: 1, name: 'Helping Speed M' }, 'Helping Speed M at Lv. 25'],
  [{ kind: 'nature', name: 'Adamant' }, 'Adamant (+Speed −Ing)'],
  [{ kind: 'ribbon', to: 2 }, 'Good-Night Ribbon (500 hours)'],
  [{ kind: 'evolution', to: 'RAICHU' }, 'Evolve into Raichu'],
])('%o', (upgrade, words) => {
  expect(upgradeWords(game, creature, upgrade)).toBe(words);
});

test('a level upgrade names the sub skills that it unlocks', () => {
  const promising = {
    ...creature,
    level: 40,
    subskills: ['A', 'B', 'Helping Speed M', 'Helping Bonus', null] as const,
  };
  expect(upgradeWords(game, promising, { kind: 'level', to: 50 })).toBe('Lv. 40 → 50, unlocks Helping Speed M');
  expect(upgradeWords(game, promising, { kind: 'level', to: 45 })).toBe('Lv. 40 → 45');
});

const change = (key: Upgrade, mean: number, error: number): RankedChange<Upgrade> => ({ key, gain: { mean, error } });

test('upgrades are separate from nature and sub skills, of which only clear gains count as best', () => {
  const rows = upgradeRows(game, creature, [
    change({ kind: 'ribbon', to: 1 }, 100, 80),
    change({ kind: 'level', to: 65 }, 500, 50),
    change({ kind: 'nature', name: 'Adamant' }, 900, 50),
    change({ kind: 'nature', name: 'Timid' }, -900, 50),
  ]);
  expect(rows.map(({ gain }) => gain)).toEqual([900, 500, 100, -900]);
  expect(stepRows(rows).map(({ kind }) => kind)).toEqual(['level', 'ribbon']);
  expect(birthRows(rows, 'best').map(({ gain }) => gain)).toEqual([900]);
  expect(birthRows(rows, 'nature')).toHaveLength(2);
  expect(birthRows(rows, 'subskill')).toEqual([]);
  expect(new Set(rows.map(({ key }) => key)).size).toBe(4);
});
