// Comparisons under the same luck: perfect builds, contributions, upgrades, and the story of a day.
import { type Creature, gameOf, newCreature } from '@oversleep/game';
import { describe, expect, it } from 'vitest';
import { PLAIN_WEEK } from '../../test/plain-week.ts';
import { type RequestMember, requestOf, type TeamSettings } from '../request.ts';
import { createTracer } from '../stories/trace.ts';
import { compareChanges } from './compare.ts';
import { presence, upgradesOf } from './contributions.ts';
import { idealBuild, idealBuilds } from './ideal.ts';
import { simulateRequest } from './simulate.ts';

const game = gameOf('2025-10');

const settings: TeamSettings = PLAIN_WEEK;

const member = (name: string, more: Partial<Creature> = {}): RequestMember => ({
  creature: {
    ...newCreature(game, game.species.get(name), { id: name, random: () => 0.5, randomNickname: false }),
    ...more,
  },
  sneakySnacking: false,
});

const raichu = member('RAICHU', { skillLevel: 3 });
const wigglytuff = member('WIGGLYTUFF', { skillLevel: 6, nature: 'Careful' });

describe('perfect builds', () => {
  const request = requestOf(game, settings, [wigglytuff, raichu]);

  it('have the subskills of open slots', () => {
    const build = request.members[1]?.build;
    if (!build) throw new Error('no member');
    expect(idealBuild(game, build, 'berry')).toMatchObject({
      nature: { name: 'Adamant' },
      subskills: [{ name: 'Berry Finding S' }, { name: 'Helping Speed M' }, { name: 'Helping Speed S' }],
    });
    expect(idealBuild(game, { ...build, level: 100 }, 'skill').subskills).toHaveLength(5);
    expect(idealBuild(game, { ...build, level: 9 }, 'skill').subskills).toHaveLength(0);
  });

  it('score a plain creature below 100 and a perfect one at 100', () => {
    const plain = idealBuilds(request, 1).scores;
    expect(Object.values(plain).every(({ mean }) => mean > 20 && mean < 100)).toBe(true);
    const perfect = member('RAICHU', {
      nature: 'Adamant',
      subskills: ['Berry Finding S', 'Helping Speed M', 'Helping Speed S', null, null],
      skillLevel: 3,
    });
    expect(idealBuilds(requestOf(game, settings, [wigglytuff, perfect]), 1).scores.berry.mean).toBe(100);
  });

  it("count only a Berry Burst user's own berries", () => {
    const sceptile = requestOf(game, settings, [member('SCEPTILE'), raichu]);
    const { current } = idealBuilds(sceptile, 0, { chains: 24 });
    const result = simulateRequest(sceptile, { days: 2000, cooking: false });
    const own = result?.mean.members[0]?.produceTotal.berries.find(({ berry }) => berry.name === 'DURIN')?.amount ?? 0;
    expect(Math.abs(current.berry.mean - own)).toBeLessThan(4 * current.berry.error + 0.01 * own);
  });
});

describe('changes', () => {
  it('without effect gain exactly nothing', () => {
    const request = requestOf(game, settings, [raichu, wigglytuff]);
    expect(compareChanges(request, [{ key: 'same', request }])).toEqual([{ key: 'same', gain: { mean: 0, error: 0 } }]);
  });

  it('are far more precise with the same luck than apart', () => {
    const better = member('RAICHU', { skillLevel: 4 });
    const [one, two] = [
      requestOf(game, settings, [raichu, wigglytuff]),
      requestOf(game, settings, [better, wigglytuff]),
    ];
    const [change] = compareChanges(one, [{ key: 'level', request: two }], { seed: 5 });
    const apart = simulateRequest(one, { days: 24 * 14 });
    expect(change?.gain.mean).toBeGreaterThan(0);
    expect(change?.gain.error).toBeLessThan((apart?.error.team.total ?? 0) / 2);
  });
});

describe('next upgrades', () => {
  it('list every step of a creature once', () => {
    const kinds = (more: Partial<Creature>) =>
      upgradesOf(game, member('PIKACHU', more).creature).map(({ key }) => key.kind);
    expect(kinds({ level: 30 }).filter((kind) => kind === 'subskill')).toHaveLength(17);
    expect(kinds({ level: 5 }).filter((kind) => kind === 'subskill')).toHaveLength(0);
    expect(kinds({}).filter((kind) => kind === 'nature')).toHaveLength(20);
    expect(kinds({}).filter((kind) => kind === 'evolution')).toEqual(['evolution']);
    expect(kinds({ skillLevel: 7, ribbon: 4, level: 100 })).not.toContain('skillLevel');
    expect(kinds({ skillLevel: 7, ribbon: 4, level: 100 })).not.toContain('ribbon');
    expect(
      upgradesOf(game, member('PIKACHU', { level: 26 }).creature).find(({ key }) => key.kind === 'level')?.key,
    ).toEqual({ kind: 'level', to: 30 });
  });

  it('list a subskill that waits for its level as a step of its own, unless it is the next one anyway', () => {
    const levels = (level: number, subskills: Creature['subskills']) =>
      upgradesOf(game, member('PIKACHU', { level, subskills }).creature).flatMap(({ key }) =>
        key.kind === 'level' ? [key.to] : [],
      );
    expect(levels(26, ['Helping Bonus', null, 'Helping Speed M', null, null])).toEqual([30, 50]);
    expect(levels(30, ['Helping Bonus', null, 'Helping Speed M', null, null])).toEqual([50]);
    expect(levels(26, ['Helping Bonus', null, null, null, null])).toEqual([30]);
  });

  it('compare a minted creature with natures that have effects', () => {
    const natures = (more: object) =>
      upgradesOf(game, member('PIKACHU', more).creature).filter(({ key }) => key.kind === 'nature');
    const minted = natures({ nature: 'Adamant', mint: true });
    expect(minted.every(({ creature }) => !creature.mint)).toBe(true);
    // All but those without effect, its own included.
    expect(minted.map(({ creature }) => creature.nature)).toEqual(
      natures({ nature: 'Bashful' }).map(({ creature }) => creature.nature),
    );
  });

  it('value a healer by what the others make with it', () => {
    const healer = presence(game, settings, [raichu, wigglytuff], 1, { chains: 12 });
    expect(healer?.gain.mean).toBeGreaterThan(10 * (healer?.gain.error ?? 0));
    expect(presence(game, settings, [raichu], 0, { chains: 12 })).toBeUndefined();
  });

  it('are sorted by their gain', () => {
    const upgrades = compareChanges(
      requestOf(game, settings, [raichu, wigglytuff]),
      upgradesOf(game, wigglytuff.creature).map(({ key, creature }) => ({
        key,
        request: requestOf(game, settings, [raichu, { ...wigglytuff, creature }]),
      })),
      { chains: 4 },
    );
    expect(upgrades.map(({ gain }) => gain.mean)).toEqual(
      [...upgrades.map(({ gain }) => gain.mean)].sort((a, b) => b - a),
    );
  });
});

describe('the log of a day', () => {
  const request = requestOf(game, settings, [wigglytuff, raichu]);

  it('is in order and adds up', () => {
    const { moments } = createTracer(request, 1)({ week: 1, day: 6 });
    expect(moments[0]).toMatchObject({ at: 0, kind: 'wake', member: 0 });
    expect(moments.map(({ at }) => at)).toEqual([...moments.map(({ at }) => at)].sort((a, b) => a - b));
    expect(moments.filter(({ kind }) => kind === 'meal')).toHaveLength(3);
    expect(moments.filter(({ kind }) => kind === 'dish')).toHaveLength(9);
    const procs = moments.filter((moment) => moment.kind === 'proc' && moment.member === 0).length;
    expect(moments.filter((moment) => moment.kind === 'energy' && moment.from === 0)).toHaveLength(2 * procs);
  });

  it('is reproducible, and differs for another day or seed', () => {
    const of = (seed: number, day: number) => createTracer(request, seed)({ week: 0, day }).moments;
    expect(of(1, 2)).toEqual(of(1, 2));
    expect(new Set([of(1, 2), of(1, 3), of(2, 2)].map((day) => JSON.stringify(day))).size).toBe(3);
  });

  it('does not depend on which other days were logged before it', () => {
    const days = [0, 5, 2].flatMap((chain) =>
      [true, false].flatMap((antithetic) => [6, 0].map((day) => ({ chain, antithetic, week: 0, day }))),
    );
    const trace = createTracer(request, 1);
    for (const day of days) expect(trace(day)).toEqual(createTracer(request, 1)(day));
  });
});
