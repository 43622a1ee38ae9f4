// Steps of a team: each is possible, changes the team as announced, and costs what the tables list.
import { climbCost, gameOf, natureOf } from '@oversleep/game';
import { describe, expect, it } from 'vitest';
import { randomBox } from '../../test/boxes.ts';
import { compareChanges } from '../answer/compare.ts';
import { type CheckedTeam, requestOf } from '../request.ts';
import { raiseCost, teamSteps } from './steps.ts';

const game = gameOf('2026-10');
const box = randomBox(game, 21, 5);
const recipe = game.recipes.rows.find(({ type }) => type === box.settings.recipeType)?.name ?? '';
const team: CheckedTeam = {
  settings: { ...box.settings, potSize: 60, recipeLevels: { [recipe]: 12 } },
  members: box.candidates.map((candidate, i) => ({
    ...candidate,
    creature: { ...candidate.creature, level: 22 + i, ribbon: i === 0 ? 0 : 4, skillLevel: 1 },
  })),
};
const first = team.members[0]?.creature;
const steps = teamSteps(game, team, [recipe]);
const named = (key: string) => steps.find((step) => step.key === key);

describe('the steps of a team', () => {
  it('are the next ones of all members and of the kitchen, each once', () => {
    expect(new Set(steps.map(({ key }) => key)).size).toBe(steps.length);
    const ofFirst = steps.filter(({ place }) => place === 0);
    expect(ofFirst.filter(({ kind }) => kind === 'level').map(({ to }) => to)).toEqual([25, 30]);
    expect(named('0 skillLevel 2')).toMatchObject({ today: true, cost: { items: ['Main Skill Seed'] } });
    expect(named('0 ribbon 1')).toMatchObject({ today: false });
    expect(steps.some(({ place, kind }) => place === 1 && kind === 'ribbon')).toBe(false);
    expect(named(`recipe ${recipe}`)).toMatchObject({ from: 12, to: 13, place: null, today: false });
    const pot = steps.find(({ kind }) => kind === 'pot');
    expect(pot?.to).toBe(game.rules.pot.sizes.find((size) => size > 60));
    expect(pot?.after.settings.potSize).toBe(pot?.to);
  });

  it('cost what growing costs, and say what opens', () => {
    if (!first) throw new Error('No member');
    const climb = climbCost(game, {
      species: { name: first.pokemon },
      nature: natureOf(game, first),
      from: first.level,
      to: 25,
    });
    const level = named('0 level 25');
    expect(level?.cost).toMatchObject({ candies: climb?.candies, shards: climb?.shards });
    expect(level?.cost.nights).toBeGreaterThan(0);
    expect(level?.opens).toContain(first.subskills[1]);
    expect(raiseCost(game, team, first, 25)).toEqual(level?.cost);
  });

  it('change one thing, and more of it is worth more', () => {
    for (const { place, after } of steps)
      for (const [m, member] of after.members.entries()) if (m !== place) expect(member).toEqual(team.members[m]);
    const levels = steps.filter(({ place, kind }) => place === 4 && kind === 'level');
    const requests = levels.map(({ to, after }) => ({
      key: to,
      request: requestOf(game, after.settings, after.members),
    }));
    const gains = compareChanges(requestOf(game, team.settings, team.members), requests, { chains: 8 });
    expect(gains.length).toBeGreaterThan(1);
    expect(gains.map(({ key }) => key)).toEqual(levels.map(({ to }) => to).toReversed());
    for (const { gain } of gains) expect(gain.mean).toBeGreaterThan(0);
  });
});
