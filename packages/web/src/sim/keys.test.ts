// Keys of questions: equal for equal questions, different for everything that an answer depends on.
import { withSwapPlan } from '@oversleep/engine';
import { type ChosenEvent, type Creature, type PlayerPolicy, type SwapPlan, USUAL_POLICY } from '@oversleep/game';
import { ENGINE_VERSION, IV, type TeamQuestion, teamKey } from '@oversleep/questions';
import { describe, expect, test } from 'vitest';
import type { PlayerTeam } from '../state/data/data.ts';
import type { PlayerSettings } from '../state/data/user.ts';
import { isOfThisEngine } from '../state/storage/versions.ts';
import { byId, creatureOf, supporterOf, teamOf } from '../testing/creatures.ts';
import { SPECIFIED_SETTINGS } from '../testing/specified.ts';
import { comparedKey, isAkin } from './keys.ts';
import { askedTeam } from './question.ts';

const [pika, bulba, healer] = [creatureOf(1), creatureOf(2, { pokemon: 'BULBASAUR' }), supporterOf(3)];

function ask(
  members: readonly Creature[],
  fields: Partial<PlayerTeam> = {},
  user: Partial<PlayerSettings> = {},
): TeamQuestion {
  const asked = askedTeam({ ...SPECIFIED_SETTINGS, ...user }, teamOf(0, members, fields), byId(...members));
  if (!asked) throw new Error('no member to ask about');
  return asked.question;
}

const CYAN = { island: { shortName: 'cyan', berries: ['ORAN'], areaBonus: 0 } };
const EXPERT = {
  island: {
    shortName: 'GGEX',
    berries: [],
    areaBonus: 0,
    expert: { main: 'ORAN', sub: [], bonus: 'skill' as const },
  },
};

const WEEK: ChosenEvent = { from: 'week', name: 'Quiet week', monday: '2026-11-16', effects: [], favourites: [] };
const OWN: ChosenEvent = { ...WEEK, from: 'own', effects: [{ what: 'skillTrigger', factor: 1.5 }] };

describe('a team with a rotation', () => {
  const rotation = (at: string): SwapPlan => ({
    lineups: [
      [pika.externalId, bulba.externalId],
      [healer.externalId, bulba.externalId],
    ],
    changes: [
      { lineup: 0, at: 'wakeup' },
      { lineup: 1, at },
    ],
  });
  const asked = (at: string) =>
    askedTeam(
      SPECIFIED_SETTINGS,
      teamOf(0, [pika, bulba], { rotation: rotation(at) }),
      byId(pika, bulba, healer),
      withSwapPlan,
    );

  test('is asked about with all that are ever in, in the form that the server reads as well', () => {
    const { question, places } = asked('18:00') ?? {};
    expect(question?.members.map(({ creature }) => creature)).toEqual([pika, bulba, healer]);
    expect(places).toEqual([0, 1, 5]);
    expect(question?.settings.rotation?.changes).toHaveLength(14);
    expect(question?.rotation).toEqual(rotation('18:00'));
    expect(teamKey(question ?? ask([pika]))).not.toBe(teamKey(ask([pika, bulba])));
  });

  test('is asked about without it where a change is at night, and says why', () => {
    const night = asked('23:00');
    expect(night && teamKey(night.question)).toBe(teamKey(ask([pika, bulba])));
    expect(night?.rotationProblems?.map(({ field }) => field)).toEqual(['changes[1].at']);
  });

  test('has the key of the plain team where the same five are always in', () => {
    const same = teamOf(0, [pika, bulba], {
      rotation: {
        ...rotation('18:00'),
        lineups: [
          [pika.externalId, bulba.externalId],
          [bulba.externalId, pika.externalId],
        ],
      },
    });
    const question = askedTeam(SPECIFIED_SETTINGS, same, byId(pika, bulba), withSwapPlan)?.question;
    expect(question && teamKey(question)).toBe(teamKey(ask([pika, bulba])));
  });
});

describe('the key of a team', () => {
  const key = teamKey(ask([pika, bulba]));

  test('ignores events that change nothing, and the names of events', () => {
    expect(teamKey(ask([pika, bulba], {}, { event: WEEK }))).toBe(key);
    const during = teamKey(ask([pika, bulba], {}, { event: OWN }));
    expect(during).not.toBe(key);
    expect(teamKey(ask([pika, bulba], {}, { event: { ...OWN, from: 'past', name: 'Another' } }))).toBe(during);
  });

  test('depends on the favourites that an event fixes on the island', () => {
    const fixing = (areas: readonly string[]) => ({
      event: { ...WEEK, favourites: [{ types: ['ice' as const], areas }] },
    });
    expect(ask([pika], {}, fixing(['greengrass'])).settings.favourites).toEqual(['RAWST']);
    expect(teamKey(ask([pika, bulba], {}, fixing(['cyan'])))).toBe(key);
  });

  test('depends on leftovers and check-ins, which count in the figures, and on no other cooking setting', () => {
    const chose = (policy: Partial<PlayerPolicy>) =>
      teamKey(ask([pika, bulba], {}, { policy: { ...USUAL_POLICY, ...policy } }));
    expect(chose({})).toBe(key);
    expect(chose({ sunday: false, holdTasty: false })).toBe(key);
    const others = [chose({ filler: 'never' }), chose({ filler: 'always' }), chose({ lookIn: { everyHours: 4 } })];
    expect(new Set([key, ...others]).size).toBe(4);
    // The plain settings leave no trace, as before they could be chosen.
    expect(ask([pika], {}, { policy: { ...USUAL_POLICY, filler: 'never' } }).settings.policy).toBeUndefined();
  });

  test('depends on rising recipes only if one can rise', () => {
    const at = (level: number, policy: Partial<PlayerPolicy> = {}) =>
      teamKey(ask([pika, bulba], {}, { recipeLevels: { NINJA_CURRY: level }, policy: { ...USUAL_POLICY, ...policy } }));
    expect(at(10)).not.toBe(at(10, { recipesLevelUp: false }));
    // Unknown, or at a level whose next EXP is unknown.
    for (const level of [0, 65]) expect(at(level)).toBe(at(level, { recipesLevelUp: false }));
    const plain = { ...USUAL_POLICY, filler: 'never', recipesLevelUp: false } as const;
    expect(ask([pika], {}, { recipeLevels: { NINJA_CURRY: 10 }, policy: plain }).settings.policy).toBeUndefined();
  });

  test('contains the engine version, so that answers of another one are never current', () => {
    expect(key.startsWith(`${ENGINE_VERSION} 2025-10/23 `)).toBe(true);
    expect(isOfThisEngine(key)).toBe(true);
    expect(isOfThisEngine(key.replace(ENGINE_VERSION, '0.0.1'))).toBe(false);
  });

  test.each([
    ['name', { name: 'Dream team' }],
    ['selected member', { memberIndex: 1 }],
  ])('does not care about another %s', (_, fields) => {
    expect(teamKey(ask([pika, bulba], fields))).toBe(key);
  });

  test('ignores which creatures the members are, only their builds count', () => {
    expect(teamKey(ask([{ ...creatureOf(9), name: 'Twin', shiny: true, saved: true, version: 9 }, bulba]))).toBe(key);
    expect(teamKey(ask([creatureOf(1, { level: 61 }), bulba]))).not.toBe(key);
    expect(teamKey(ask([bulba, pika]))).not.toBe(key);
    expect(teamKey(ask([creatureOf(1, { mint: true }), bulba]))).not.toBe(key);
    expect(teamKey(ask([creatureOf(1, { mint: undefined, chosenSkill: undefined }), bulba]))).toBe(key);
  });

  test.each([
    ['camp', { camp: true }],
    ['bedtime', { bedtime: 1320 }],
    ['wake-up', { wakeup: 420 }],
    ['stock', { stockpiledIngredients: [{ name: 'Leek', amount: 5 }] }],
    ['island', CYAN],
    ['snacking', { snacking: [pika.externalId] }],
  ])('is another with another %s', (_, fields) => {
    expect(teamKey(ask([pika, bulba], fields))).not.toBe(key);
  });

  test.each([
    ['pot', { potSize: 30 }],
    ['level of a recipe', { recipeLevels: { FANCY_APPLE_CURRY: 5 } }],
    ['area bonus', { islands: { greengrass: { areaBonus: 5 } } }],
    ['edition', { edition: '2026-08' as const }],
  ])('is another with another %s', (_, user) => {
    expect(teamKey(ask([pika, bulba], {}, user))).not.toBe(key);
  });
});

describe('the key of a comparison with perfect builds', () => {
  const key = IV.key({ question: ask([pika, bulba]), place: 0 });
  const keyWith = (members: readonly Creature[], fields: Partial<PlayerTeam> = {}) =>
    IV.key({ question: ask(members, fields), place: members.indexOf(pika) });

  test('stays when members that do not support others come, go or move', () => {
    expect(keyWith([pika])).toBe(key);
    expect(keyWith([bulba, pika])).toBe(key);
    expect(keyWith([pika, creatureOf(2, { pokemon: 'BULBASAUR', level: 12 })])).toBe(key);
  });

  test('stays with other stock, and on another island without rules of its own', () => {
    expect(keyWith([pika, bulba], CYAN)).toBe(key);
    expect(keyWith([pika, bulba], { stockpiledBerries: [{ name: 'ORAN', amount: 5, level: 60 }] })).toBe(key);
  });

  test.each([
    ['camp', { camp: true }],
    ['bedtime', { bedtime: 1320 }],
    ['wake-up', { wakeup: 420 }],
    ['rules of an island', EXPERT],
  ])('is another with another %s', (_, fields) => {
    expect(keyWith([pika, bulba], fields)).not.toBe(key);
  });

  test('changes with how often the player checks in, whatever is cooked', () => {
    const chose = (policy: Partial<PlayerPolicy>) =>
      IV.key({ question: ask([pika, bulba], {}, { policy: { ...USUAL_POLICY, ...policy } }), place: 0 });
    expect(chose({ filler: 'never' })).toBe(key);
    expect(chose({ lookIn: { everyHours: 4 } })).not.toBe(key);
  });

  test('changes when a supporter joins, and for each member', () => {
    expect(keyWith([pika, bulba, healer])).not.toBe(key);
    expect(IV.key({ question: ask([pika, bulba]), place: 1 })).not.toBe(key);
    expect(IV.key({ question: ask([creatureOf(1, { level: 61 }), bulba]), place: 0 })).not.toBe(key);
  });

  test('counts a supporting subskill from the level that unlocks it', () => {
    const helping = (level: number) =>
      creatureOf(2, { pokemon: 'BULBASAUR', level, subskills: ['Helping Bonus', null, null, null, null] });
    expect(keyWith([pika, helping(9)])).toBe(key);
    expect(keyWith([pika, helping(10)])).not.toBe(key);
  });
});

test('figures of a compared creature may be shown as old ones in other teams, but not of another build or game', () => {
  const key = comparedKey(ask([pika, bulba]), pika);
  expect(isAkin(key, comparedKey(ask([pika, healer], { camp: true }), pika))).toBe(true);
  expect(isAkin(key, comparedKey(ask([pika, bulba]), bulba))).toBe(false);
  expect(isAkin(key, comparedKey(ask([pika, bulba], {}, { edition: '2026-08' }), pika))).toBe(false);
  expect(isAkin(key, key.replace(ENGINE_VERSION, '0.0.1'))).toBe(false);
  expect(isAkin('', key)).toBe(false);
});
