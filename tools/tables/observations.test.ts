// What players have counted in the game, against our tables.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../machine/root.mjs';
import { readFacts } from './facts.mjs';
import { fittedChance, intervalOf, observationRows, observationTable } from './observations.mjs';

const facts = readFacts();

test('an interval of 95 % is that of Wilson', () => {
  // Published values for 81 of 263 and none of 20.
  const rounded = (hits: number, trials: number) => intervalOf(hits, trials).map((end) => end.toFixed(4));
  expect(rounded(81, 263)).toEqual(['0.2553', '0.3662']);
  expect(rounded(0, 20)).toEqual(['0.0000', '0.1611']);
});

test('Heal Pulse looks for the most tired member as often as the counts say', () => {
  const { observations } = facts.observations;
  const counts = observations.find(({ id }: { id: string }) => id === 'healpulse-target');
  const skill = facts.skills.find(({ key }: { key: string }) => key === 'ENERGIZING_CHEER_S_HEAL_PULSE');
  expect(skill.targeting.lowestEnergyChance).toBe(fittedChance(counts));
});

test('what does not fit is known', () => {
  const misses = observationRows(facts).filter(([, , , fits]) => fits === 'no');
  expect(misses.map(([what]) => what)).toEqual([
    'Minus: the most tired, others often as tired',
    'Present: candies',
    'Helps until a skill is certain: Arcanine, Wigglytuff, Eevee',
  ]);
});

test('the table of docs/sources.md is the one that `node tools/tables/observations.mjs` prints', () => {
  expect(readFileSync(join(root, 'docs/sources.md'), 'utf8')).toContain(observationTable(facts));
});
