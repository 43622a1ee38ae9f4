// What skills do and bring, from their rows and from figures that were simulated.
import { EDITIONS, gameOf } from '@oversleep/game';
import { beforeAll, describe, expect, test } from 'vitest';
import { MIXED_TEAM, type Simulated, simulated } from '../../testing/productions.ts';
import { procLines, type SkillUserFigures, totalLines } from './skill-lines.ts';

let team: Simulated;

beforeAll(async () => {
  team = await simulated();
});

function userAt(index: number): SkillUserFigures {
  const [figures, errors] = [team.production.members[index], team.production.errors.members[index]];
  const species = gameOf('2025-10').species.get(MIXED_TEAM[index]?.pokemon ?? '');
  if (!figures || !errors) throw new Error(`no member ${index}`);
  const { skill } = species;
  return {
    skill,
    level: figures.skillLevel,
    index,
    figures,
    errors,
    partners: { skills: [], species: [] },
    amounts: { species: 1 },
  };
}

describe.each(EDITIONS)('in edition %s', (edition) => {
  test.each(gameOf(edition).skills.rows.map((skill) => [skill.name, skill] as const))(
    '%s says what each trigger does',
    (_, skill) => {
      const user = userAt(0);
      for (let level = 1; level <= skill.maxLevel; level += 1) {
        const lines = procLines({ ...user, skill, level });
        for (const { text } of lines) expect(text).toMatch(/^(about |\+|−)?[\d,.]+( to [\d,.]+)?%? \w/);
        expect(lines.length > 0).toBe(skill.effects.length > 0);
      }
    },
  );
});

test('a partner makes the part that needs it happen', () => {
  const skill = gameOf('2025-10').skills.get('COOKING_POWER_UP_S_MINUS');
  const alone = procLines({ ...userAt(0), skill, level: 1 });
  const together = procLines({ ...userAt(0), skill, level: 1, partners: { skills: [skill.key], species: [] } });
  expect(alone.map(({ unit }) => unit)).toEqual(['potSize']);
  expect(together.map(({ unit }) => unit)).toEqual(['potSize', 'energy']);
});

test('strength comes with the area bonus: all of it together is what the member is credited with', () => {
  const { figures } = userAt(0);
  const strength = totalLines(userAt(0)).find(({ unit }) => unit === 'strength');
  expect(7 * (strength?.amount ?? 0)).toBeCloseTo(figures.strength.skill.total, -1);
});

test('energy for everyone: for itself and for the others, nothing of it twice', () => {
  const { gave } = userAt(1).figures.advanced;
  const lines = totalLines(userAt(1));
  expect(lines.map(({ key }) => key)).toEqual(['ownEnergy', 'otherEnergy']);
  expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(gave.energy.reduce((a, b) => a + b, 0));
  expect(lines[1]?.amount).toBeGreaterThan(3 * (lines[0]?.amount ?? 0));
});

test('a magnet brings ingredients and nothing else', () => {
  expect(totalLines(userAt(2)).map(({ unit }) => unit)).toEqual(['ingredients']);
});

test('a copying skill brings the mix of what it became', () => {
  const units = new Set(totalLines(userAt(3)).map(({ unit }) => unit));
  expect(units.size).toBeGreaterThan(5);
  expect(units).toContain('strength');
  expect(units).toContain('dreamShards');
});
