// Improvements in words and in order.
import type { Change, Upgrade } from '@oversleep/engine';
import { expect, test } from 'vitest';
import { creatureOf, game } from '../../../testing/creatures.ts';
import { shownRows, upgradeRows, upgradeWords } from './upgrade-rows.ts';

const creature = creatureOf(1, { pokemon: 'PIKACHU', level: 60, skillLevel: 2 });

test.each<[Upgrade, string]>([
  [{ kind: 'skillLevel', to: 3 }, 'Main skill 2 → 3'],
  [{ kind: 'level', to: 65 }, 'Level 60 → 65'],
  [{ kind: 'subskill', slot: 1, name: 'Helping Speed M' }, 'Helping Speed M at level 25'],
  [{ kind: 'nature', name: 'Adamant' }, 'Adamant (+Speed −Ing)'],
  [{ kind: 'ribbon', to: 2 }, 'Ribbon for 500 hours'],
  [{ kind: 'evolution', to: 'RAICHU' }, 'Evolve into Raichu'],
])('%o', (upgrade, words) => {
  expect(upgradeWords(game, creature, upgrade)).toBe(words);
});

const change = (key: Upgrade, mean: number, error: number): Change<Upgrade> => ({ key, gain: { mean, error } });

test('the best come first, and what luck could have made is not among them', () => {
  const rows = upgradeRows(game, creature, [
    change({ kind: 'ribbon', to: 1 }, 100, 80),
    change({ kind: 'level', to: 65 }, 500, 50),
    change({ kind: 'nature', name: 'Adamant' }, 900, 50),
    change({ kind: 'nature', name: 'Timid' }, -900, 50),
  ]);
  expect(rows.map(({ gain }) => gain)).toEqual([900, 500, 100, -900]);
  expect(shownRows(rows, 'best').map(({ gain }) => gain)).toEqual([900, 500]);
  expect(shownRows(rows, 'steps').map(({ kind }) => kind)).toEqual(['level', 'ribbon']);
  expect(shownRows(rows, 'nature')).toHaveLength(2);
  expect(shownRows(rows, 'subskill')).toEqual([]);
  expect(new Set(rows.map(({ key }) => key)).size).toBe(4);
});
