// What one proc does, skill by skill, with every number that chance would draw written down.
import { gameOf } from '@oversleep/game';
import { describe, expect, it } from 'vitest';
import {
  allowChance,
  energies,
  figuresFor,
  forbidChance,
  incoming,
  memberAt,
  pick,
  proc,
  setEnergies,
  stateFor,
  unusedLuck,
  type Wanted,
  withChoices,
} from '../../test/teams.ts';
import { runDay } from './day.ts';
import { bringTo, runProgram } from './effects.ts';
import type { State } from './state.ts';

const early = gameOf('2025-10');
const late = gameOf('2026-08');

const one = (pokemon: string, skillLevel = 1, more: Partial<Wanted> = {}): Wanted => ({ pokemon, skillLevel, ...more });

const raichu = one('RAICHU');
const raichus = (count: number): Wanted[] => Array.from({ length: count }, () => raichu);

/** Numbers up to the rounding of sums. */
const near = (...values: readonly number[]) => values.map((value) => expect.closeTo(value, 9));

function skillOf(state: State, place = 0) {
  const member = figuresFor(state).members[place];
  if (!member) throw new Error(`No figures at place ${place}`);
  return member;
}

/** What the skill is booked for in a unit. */
function booked(state: State, unit: string, place = 0) {
  const { amountToSelf: self, amountToTeam: team } = skillOf(state, place).skillValue[unit] ?? {
    amountToSelf: 0,
    amountToTeam: 0,
  };
  return { self, team };
}

const helpsReceived = (state: State): number[] => state.members.map(({ unrolled }) => unrolled);

/** Berries that the skill made, as "kind@level: amount". */
const skillBerries = (state: State): { [berry: string]: number } =>
  Object.fromEntries(
    skillOf(state).produceFromSkill.berries.map(({ berry, level, amount }) => [`${berry.name}@${level}`, amount]),
  );

/** Numbers that make a gatherer pick these ingredients out of so many kinds, five from each. */
function units(picks: readonly number[], kinds: number): number[] {
  const fives = Array.from({ length: Math.ceil(picks.length / 5) }, (_, five) => picks.slice(5 * five, 5 * five + 5));
  return fives.map((five) => five.reduceRight((rest, place) => (place + rest) / kinds, 0.5));
}

describe('Charge Energy S', () => {
  it('gives its user 43.4 at level 6, times the nature', () => {
    for (const [nature, gain] of [
      ['Bashful', 43.4],
      ['Bold', 43.4 * 1.2],
      ['Gentle', 43.4 * 0.88],
    ] as const) {
      const state = stateFor(late, [one('RATICATE', 6, { nature })]);
      setEnergies(state, 20);
      proc(state, 0);
      expect(energies(state)).toEqual(near(20 + gain));
    }
  });

  it('stops at 150 and counts the rest as wasted', () => {
    const state = stateFor(late, [one('RATICATE', 6)]);
    setEnergies(state, 120);
    proc(state, 0);
    expect(energies(state)).toEqual([150]);
    const { advanced } = skillOf(state);
    expect(advanced.wastedEnergy).toBeCloseTo(13.4, 9);
    expect(advanced.totalRecovery).toBeCloseTo(30, 9);
    expect(advanced.teamSupport.energy).toBe(0);
  });

  it('is booked by what the skill says, or by what there was room for', () => {
    const bookedBy = (ownEnergyBooked: 'nominal' | 'gained') => {
      const state = stateFor(late, [one('RATICATE', 6)], {}, { ownEnergyBooked });
      setEnergies(state, 120);
      proc(state, 0);
      return [booked(state, 'energy').self, skillOf(state).skillAmount];
    };
    expect(bookedBy('nominal')).toEqual(near(43.4, 43.4));
    expect(bookedBy('gained')).toEqual(near(30, 30));
  });

  it('follows the nature, or is the same for all members', () => {
    const gainWith = (ownEnergy: 'nature' | 'plain') => {
      const state = stateFor(withChoices(early, { ownEnergy }), [one('RATICATE', 1, { nature: 'Relaxed' })]);
      proc(state, 0);
      return energies(state);
    };
    expect(gainWith('nature')).toEqual(near(14.4));
    expect(gainWith('plain')).toEqual(near(12));
  });
});

describe('Charge Strength', () => {
  it.each([
    ['Charge Strength S', 'RAICHU', 3002, 3212],
    ['Charge Strength S with a range, by its mean', 'GOLDUCK', 3752.5, 4015],
    ['Charge Strength M', 'AMPHAROS', 6409, 6858],
  ])('%s at level 7', (_, pokemon, before, after) => {
    for (const [game, strength] of [
      [early, before],
      [late, after],
    ] as const) {
      const state = stateFor(game, [one(pokemon, 7)], { areaBonusPercent: 50 });
      proc(state, 0);
      expect(booked(state, 'strength')).toEqual({ self: strength, team: 0 });
      // Strength is that of a week.
      const { base, favourite, area, event, total } = skillOf(state).strength.skill;
      expect([base, favourite, area, event, total]).toEqual(near(7 * strength, 0, 3.5 * strength, 0, 10.5 * strength));
    }
  });
});

describe('Stockpile', () => {
  const drifblim = [one('DRIFBLIM', 7)];

  it('releases one proc in four and stores the others', () => {
    const state = stateFor(late, drifblim);
    proc(state, 0, 0.2674);
    expect([memberAt(state, 0).charges, booked(state, 'strength').self]).toEqual([1, 0]);
    proc(state, 0, 0.5);
    expect([memberAt(state, 0).charges, booked(state, 'strength').self]).toEqual([2, 0]);
    proc(state, 0, 0.2673);
    expect([memberAt(state, 0).charges, booked(state, 'strength').self]).toEqual([0, 11_255]);
    proc(state, 0, 0);
    expect([memberAt(state, 0).charges, booked(state, 'strength').self]).toEqual([0, 11_255 + 4502]);
  });

  it.each([
    [early, 82_386],
    [late, 90_940],
  ])('releases at the eleventh proc at the latest', (game, most) => {
    const state = stateFor(game, drifblim);
    for (let stored = 1; stored <= 10; stored += 1) {
      proc(state, 0, 0.9);
      expect(memberAt(state, 0).charges).toBe(stored);
    }
    expect(booked(state, 'strength').self).toBe(0);
    proc(state, 0, 0.9);
    expect([memberAt(state, 0).charges, booked(state, 'strength').self]).toEqual([0, most]);
    expect(skillOf(state).strength.skill.base).toBe(7 * most);
  });
});

describe('Bad Dreams', () => {
  it('takes 12 energy from all others but Dark types, never more than they have', () => {
    const state = stateFor(early, [one('DARKRAI', 6), raichu, one('UMBREON'), raichu]);
    setEnergies(state, 50, 50, 50, 5);
    proc(state, 0);
    expect(energies(state)).toEqual([50, 38, 50, 0]);
    expect(booked(state, 'strength')).toEqual({ self: 13_638, team: 0 });
    expect(booked(state, 'energy')).toEqual({ self: 0, team: -17 });
  });

  it('has a seventh level since 2026-08', () => {
    const state = stateFor(late, [one('DARKRAI', 7), raichu]);
    setEnergies(state, 50, 50);
    proc(state, 0);
    expect(energies(state)).toEqual([50, 38]);
    expect(booked(state, 'strength').self).toBe(18_515);
  });
});

describe('dream shards', () => {
  it('of Dream Shard Magnet S and of its range, by the mean', () => {
    const shards = (game: typeof early, pokemon: string) => {
      const state = stateFor(game, [one(pokemon, 8)]);
      proc(state, 0);
      return booked(state, 'dream shards');
    };
    expect(shards(early, 'PERSIAN')).toEqual({ self: 2500, team: 0 });
    expect(shards(early, 'SWALOT')).toEqual({ self: 3125, team: 0 });
    expect(shards(late, 'SWALOT')).toEqual({ self: 2875, team: 0 });
  });

  it('of Aura Sphere come with strength', () => {
    const state = stateFor(late, [one('LUCARIO', 8)]);
    proc(state, 0);
    expect([booked(state, 'dream shards').self, booked(state, 'strength').self]).toEqual([2500, 2042]);
    expect(skillOf(state).strength.skill.base).toBe(7 * 2042);
  });
});

describe('Energy For Everyone', () => {
  it('gives all members 18.1 at level 6, times their own nature; what does not fit is charged to its user', () => {
    const state = stateFor(late, [
      one('WIGGLYTUFF', 6),
      one('RAICHU', 1, { nature: 'Bold' }),
      one('RAICHU', 1, { nature: 'Gentle' }),
    ]);
    setEnergies(state, 0, 100, 140);
    proc(state, 0);
    expect(energies(state)).toEqual(near(18.1, 121.72, 150));
    const [healer, bold, gentle] = figuresFor(state).members;
    expect(healer?.advanced.gave.energy).toEqual(near(18.1, 21.72, 10));
    expect(healer?.advanced.wastedEnergy).toBeCloseTo(18.1 * 0.88 - 10, 9);
    expect(healer?.advanced.teamSupport.energy).toBe(0);
    expect(healer?.advanced.totalRecovery).toBeCloseTo(18.1, 9);
    expect(bold?.advanced.teamSupport.energy).toBeCloseTo(21.72, 9);
    expect([gentle?.advanced.teamSupport.energy, gentle?.advanced.wastedEnergy]).toEqual(near(10, 0));
    // In the skill's value it counts once, in its amount for each that got some.
    expect(booked(state, 'energy')).toEqual({ self: 0, team: 18.1 });
    expect(healer?.skillAmount).toBeCloseTo(18.1 + 21.72 + 10, 9);
  });

  it('gives nothing to a member above 150 already, or pushes it down to that', () => {
    const after = (energyCap: 'always' | 'skillsOnly') => {
      const state = stateFor(withChoices(early, { energyCap }), [one('WIGGLYTUFF', 6), raichu]);
      setEnergies(state, 100, 160);
      proc(state, 0);
      return energies(state);
    };
    expect(after('always')).toEqual(near(118.1, 160));
    expect(after('skillsOnly')).toEqual(near(118.1, 150));
  });
});

describe('Energizing Cheer S', () => {
  const team = [one('SLOWKING', 6), raichu, raichu];

  it('reaches the most tired member every other time', () => {
    const state = stateFor(late, team);
    setEnergies(state, 50, 20, 80);
    proc(state, 0, 0.49);
    expect(energies(state)).toEqual([50, 64, 80]);
  });

  it('reaches a random member otherwise, its user included', () => {
    for (const [place, after] of [
      [0, [94, 20, 80]],
      [1, [50, 64, 80]],
      [2, [50, 20, 124]],
    ] as const) {
      const state = stateFor(late, team);
      setEnergies(state, 50, 20, 80);
      proc(state, 0, 0.5, pick(place, 3));
      expect(energies(state)).toEqual(after);
    }
  });

  it('chooses by chance between two members with equally low energy', () => {
    const after = (luck: number) => {
      const state = stateFor(late, team);
      setEnergies(state, 50, 20, 20);
      proc(state, 0, 0.49, luck);
      return energies(state);
    };
    expect(after(0.49)).toEqual([50, 20, 64]);
    expect(after(0.5)).toEqual([50, 64, 20]);
  });

  it('leaves each of three equally tired members a third', () => {
    const reached = [0.49, 0.51].flatMap((second) =>
      [pick(0, 3), pick(1, 3), pick(2, 3)].map((third) => {
        const state = stateFor(late, team);
        setEnergies(state, 20, 20, 20);
        proc(state, 0, 0.49, second, third);
        return energies(state).indexOf(64);
      }),
    );
    expect(reached.sort()).toEqual([0, 0, 1, 1, 2, 2]);
  });

  it('judges by the energy of the moment, not of the last help', () => {
    const state = stateFor(late, team);
    setEnergies(state, 50, 20, 21);
    // The third has not been looked at since breakfast: two more decay steps lie behind it.
    state.now = 25;
    for (const [place, step] of [2, 2, 0].entries()) {
      Object.assign(memberAt(state, place), { step, since: step === 0 ? 0 : 25, next: 100, wait: 50 });
    }
    proc(state, 0, 0.49);
    expect(energies(state)).toEqual([50, 20, 19 + 44]);
  });

  it('gave 50.6 before 2026-08', () => {
    const state = stateFor(early, team);
    setEnergies(state, 50, 20, 80);
    proc(state, 0, 0.49);
    expect(energies(state)).toEqual(near(50, 70.6, 80));
  });

  it('chooses by chance, or always the most tired', () => {
    const state = stateFor(withChoices(late, { targeting: 'lowest' }), team);
    setEnergies(state, 50, 20, 80);
    proc(state, 0);
    expect(energies(state)).toEqual([50, 64, 80]);
  });
});

describe('Moonlight', () => {
  it('heals its user, and half of the time another member as well', () => {
    const state = stateFor(late, [one('UMBREON', 6), raichu, raichu]);
    setEnergies(state, 10, 10, 10);
    proc(state, 0, 0.5);
    expect(energies(state)).toEqual(near(53.4, 10, 10));
    proc(state, 0, 0.49, 0.5, pick(2, 3));
    expect(energies(state)).toEqual(near(96.8, 10, 32.8));
    const { skillCrits } = skillOf(state).advanced;
    expect(skillCrits).toBe(1);
    expect(booked(state, 'energy')).toEqual({ self: 86.8, team: 22.8 });
  });

  it('gives the own part first: then the user is no longer the most tired', () => {
    const state = stateFor(late, [one('UMBREON', 6), raichu]);
    setEnergies(state, 30, 40);
    proc(state, 0, 0.49, 0.49);
    expect(energies(state)).toEqual(near(73.4, 62.8));
  });

  it('prefers the most tired by its own chance, or by one in the number of members', () => {
    const after = (moonlight: 'chance' | 'oneInTeam', ...luck: number[]) => {
      const state = stateFor(withChoices(early, { moonlight }), [one('UMBREON', 6), ...raichus(3)]);
      setEnergies(state, 80, 10, 20, 30);
      proc(state, 0, 0.49, ...luck);
      return energies(state);
    };
    expect(after('chance', 0.3)).toEqual(near(123.4, 32.8, 20, 30));
    expect(after('oneInTeam', 0.3, pick(3, 4))).toEqual(near(123.4, 10, 20, 52.8));
    expect(after('oneInTeam', 0.24)).toEqual(near(123.4, 32.8, 20, 30));
  });

  it('forgets the cap for its user only where own energy is plain', () => {
    const after = (ownEnergy: 'nature' | 'plain') => {
      const state = stateFor(withChoices(early, { ownEnergy }), [one('UMBREON', 6)]);
      setEnergies(state, 140);
      proc(state, 0, 0.9);
      return energies(state);
    };
    expect(after('nature')).toEqual([150]);
    expect(after('plain')).toEqual(near(183.4));
  });
});

describe('Minus and Plus', () => {
  it('Minus enlarges the pot, and heals one member where another has Plus or Minus', () => {
    const alone = stateFor(late, [one('MINUN', 7), raichu]);
    proc(alone, 0);
    expect([alone.kitchen.potBonus, ...energies(alone)]).toEqual([24, 0, 0]);

    for (const partner of ['PLUSLE', 'MINUN', 'TOXTRICITY_AMPED', 'TOXTRICITY_LOW_KEY']) {
      const paired = stateFor(late, [one('MINUN', 7), one(partner)]);
      proc(paired, 0, 0.5, pick(1, 2));
      expect([paired.kitchen.potBonus, ...energies(paired)]).toEqual([24, 0, 35]);
    }
  });

  it.each([
    ['2025-10', early, 17],
    ['2026-08', late, 19],
  ] as const)('Plus brings more of its own first ingredient with a partner, in %s', (_, game, kinds) => {
    const eighteenApples = units(Array(18).fill(0), kinds);
    const brings = (pokemon: string, ...others: Wanted[]) => {
      const state = stateFor(game, [one(pokemon, 7), ...others]);
      proc(state, 0, ...eighteenApples);
      return { ...incoming(state), crits: skillOf(state).advanced.skillCrits };
    };
    expect(brings('PLUSLE', raichu)).toEqual({ Apple: 18, crits: 0 });
    expect(brings('PLUSLE', one('MINUN'))).toEqual({ Apple: 18, Coffee: 12, crits: 1 });
    expect(brings('TOXTRICITY_AMPED', one('PLUSLE'))).toEqual({ Apple: 18, Milk: 14, crits: 1 });
  });

  it('a copied Plus brings the own first ingredient too, before 2026-08 only Coffee or Milk', () => {
    const brings = (game: typeof early, kinds: number) => {
      const mime = one('MR_MIME', 7, { level: 10, ingredients: [{ name: 'Tomato', amount: 2 }] });
      const state = stateFor(game, [mime, one('PLUSLE')]);
      proc(state, 0, 0.5, ...units(Array(18).fill(0), kinds));
      return incoming(state);
    };
    expect(brings(early, 17)).toEqual({ Apple: 18 });
    expect(brings(late, 19)).toEqual({ Apple: 18, Tomato: 12 });
  });
});

describe('Extra Helpful S', () => {
  it('gives all of its helps to one random member', () => {
    for (const place of [0, 1, 2]) {
      const state = stateFor(late, [one('JOLTEON', 7), raichu, raichu]);
      proc(state, 0, pick(place, 3));
      const expected = [0, 0, 0].with(place, 12);
      expect(helpsReceived(state)).toEqual(expected);
      expect(skillOf(state).advanced.gave.helps).toEqual(expected);
      expect(skillOf(state, place).advanced.dayHelps).toBe(12);
      expect([booked(state, 'helps').team, skillOf(state).skillAmount]).toEqual([12, 12]);
    }
  });

  it('goes to one member, or in equal shares, rounded up, to all members', () => {
    const state = stateFor(withChoices(early, { sharedHelps: 'everyone' }), [one('JOLTEON', 7), ...raichus(4)]);
    proc(state, 0);
    expect(helpsReceived(state)).toEqual([3, 3, 3, 3, 3]);
    // The books show the plain share.
    expect(skillOf(state).advanced.gave.helps).toEqual([2.4, 2.4, 2.4, 2.4, 2.4]);
    expect([booked(state, 'helps').team, skillOf(state).skillAmount]).toEqual(near(2.4, 12));
  });
});

describe('Helper Boost', () => {
  it.each([
    [1, 5, ['VENUSAUR', 'VENUSAUR', 'VENUSAUR', 'VENUSAUR']],
    [2, 6, ['RAICHU', 'RAICHU', 'RAICHU', 'VENUSAUR']],
    [3, 8, ['RAICHU', 'RAICHU', 'JOLTEON', 'VENUSAUR']],
    [4, 9, ['RAICHU', 'PIKACHU', 'JOLTEON', 'VENUSAUR']],
    [5, 11, ['RAICHU', 'PIKACHU', 'JOLTEON', 'AMPHAROS']],
  ])('with %i species of its berry, %i helps for each member', (_, helps, others) => {
    const state = stateFor(late, [one('RAIKOU', 6), ...others.map((pokemon) => one(pokemon))]);
    proc(state, 0);
    expect(helpsReceived(state)).toEqual([helps, helps, helps, helps, helps]);
    expect([booked(state, 'helps').team, skillOf(state).skillAmount]).toEqual([helps, 5 * helps]);
    expect(skillOf(state, 3).advanced.teamSupport.helps).toBe(helps);
  });
});

describe('Berry Burst', () => {
  it('brings own berries and some of the kind of every other member', () => {
    const state = stateFor(late, [one('SCEPTILE', 6), one('RAICHU', 1, { level: 30 }), raichu], {
      favoredBerries: ['GREPA'],
    });
    proc(state, 0);
    expect(skillBerries(state)).toEqual({ 'DURIN@60': 30, 'GREPA@30': 5, 'GREPA@60': 5 });
    expect(booked(state, 'berries')).toEqual({ self: 40, team: 0 });
    // Durin are worth 129 at level 60; Grepa 54 at level 30 and 107 at level 60, twice as favourites.
    const { base, favourite } = skillOf(state).strength.skill;
    expect([base, favourite]).toEqual(near(7 * (30 * 129 + 5 * 54 + 5 * 107), 7 * (5 * 54 + 5 * 107)));
    expect(figuresFor(state).members[1]?.strength.skill.total).toBe(0);
  });
});

describe('Disguise', () => {
  const team = [one('MIMIKYU', 6), raichu];

  it('brings three times as much at most once a day', () => {
    const state = stateFor(late, team);
    proc(state, 0, 0.185);
    expect(skillBerries(state)).toEqual({ 'BLUK@60': 21, 'GREPA@60': 5 });
    expect(skillOf(state).advanced.skillCrits).toBe(0);
    proc(state, 0, 0.184);
    expect(skillBerries(state)).toEqual({ 'BLUK@60': 21 + 63, 'GREPA@60': 5 + 15 });
    // Nothing is drawn any more.
    proc(state, 0);
    expect(skillBerries(state)).toEqual({ 'BLUK@60': 2 * 21 + 63, 'GREPA@60': 2 * 5 + 15 });
    const { skillCrits, skillCritValue, skillRegularValue } = skillOf(state).advanced;
    expect([skillCrits, skillCritValue, skillRegularValue]).toEqual([1, 52, 78]);
    expect(booked(state, 'berries').self).toBe(130);
  });

  it('may do so again the next day', () => {
    const state = stateFor(late, team);
    proc(state, 0, 0);
    expect(memberAt(state, 0).surged).toBe(true);
    allowChance(state);
    // Longer than a day has helps.
    for (const member of state.members) member.wait = 200;
    runDay(state);
    state.tally.fill(0);
    proc(state, 0, 0.1);
    expect(skillBerries(state)).toEqual({ 'BLUK@60': 63, 'GREPA@60': 15 });
  });
});

describe('Lunar Blessing', () => {
  it.each([
    [1, ['RAICHU', 'RAICHU', 'RAICHU', 'RAICHU'], 25, 1],
    [2, ['ESPEON', 'ESPEON', 'RAICHU', 'RAICHU'], 29, 2],
    [3, ['ESPEON', 'WOBBUFFET', 'RAICHU', 'RAICHU'], 30, 4],
    [4, ['ESPEON', 'WOBBUFFET', 'MR_MIME', 'RAICHU'], 31, 6],
    [5, ['ESPEON', 'WOBBUFFET', 'MR_MIME', 'GARDEVOIR'], 32, 9],
  ])('with %i species of its berry', (_, others, own, each) => {
    const state = stateFor(early, [one('CRESSELIA', 6), ...others.map((pokemon) => one(pokemon))]);
    proc(state, 0);
    expect(energies(state)).toEqual([11, 11, 11, 11, 11]);
    const berries = Object.values(skillBerries(state)).reduce((sum, amount) => sum + amount, 0);
    expect(berries).toBe(own + 4 * each);
    expect(booked(state, 'berries').self).toBe(own + 4 * each);
  });

  it('books the berries for the others for each of them, or once; they are there in any case', () => {
    const state = stateFor(early, [one('CRESSELIA', 6), ...raichus(4)], {}, { othersBooked: 'once' });
    proc(state, 0);
    expect(booked(state, 'berries').self).toBe(25 + 1);
    expect(skillBerries(state)).toEqual({ 'MAGO@60': 25, 'GREPA@60': 4 });
  });
});

describe('Draco Meteor', () => {
  it.each([
    ['alone', [], { 'YACHE@60': 48 }],
    ['with a stranger', ['RAICHU'], { 'YACHE@60': 48, 'GREPA@60': 3 }],
    ['with a relative', ['SALAMENCE'], { 'YACHE@60': 50 + 4 }],
    ['with Latias, who is a relative and more', ['LATIAS'], { 'YACHE@60': 50 + 4 + 10 }],
  ] as const)('%s', (_, others, expected) => {
    const state = stateFor(late, [one('LATIOS', 6), ...others.map((pokemon) => one(pokemon))]);
    proc(state, 0);
    expect(skillBerries(state)).toEqual(expected);
  });
});

describe('Heal Pulse', () => {
  /** Luck with which it does not look for the most tired one. */
  const ANYONE = 0.9;

  it('reaches two different members, every pair equally likely where it does not look for the most tired', () => {
    const pairs = [0, 1, 2].flatMap((first) =>
      [0, 1, 2, 3, 4, 5].map((second) => {
        const state = stateFor(late, [one('LATIAS', 6), raichu, raichu]);
        proc(state, 0, ANYONE, pick(first, 3), ANYONE, pick(second, 6));
        expect(helpsReceived(state).map((helps) => 5.5 * helps)).toEqual(energies(state));
        return energies(state).join(' ');
      }),
    );
    const times = (pair: string) => pairs.filter((other) => other === pair).length;
    expect(['0 22 22', '22 0 22', '22 22 0'].map(times)).toEqual([6, 6, 6]);
  });

  it('gives 22 energy and 4 helps at level 6, and 3 more with Latios', () => {
    const state = stateFor(late, [one('LATIAS', 6), one('LATIOS')]);
    proc(state, 0, ANYONE, 0.1);
    expect([energies(state), helpsReceived(state)]).toEqual([
      [22, 22],
      [7, 7],
    ]);
    expect(booked(state, 'helps').team).toBe(7);
    expect(skillOf(state).skillAmount).toBe(2 * 22 + 2 * 7);
  });

  it('reaches its user when it is alone', () => {
    const state = stateFor(late, [one('LATIAS', 1)]);
    proc(state, 0, ANYONE);
    expect([energies(state), helpsReceived(state)]).toEqual([[6], [1]]);
    expect(skillOf(state).skillAmount).toBe(7);
  });
});

describe('Nuzzle', () => {
  /** Raichu triggers with 3.2 percent, so that six tries fail with 82.27 percent. */
  const team = [one('TOGEDEMARU', 6), one('RAICHU', 7)];

  function nuzzle(tries: number): State {
    const state = stateFor(late, team);
    memberAt(state, 1).wait = 40;
    proc(state, 0, 0.5, pick(1, 2), tries);
    return state;
  }

  it('gives energy and may trigger the skill of the one it reached', () => {
    const state = nuzzle(0.823);
    expect(energies(state)).toEqual([0, 35]);
    const [nuzzler, target] = figuresFor(state).members;
    expect([target?.skillProcs, target?.advanced.bonusProcs]).toEqual([1, 1]);
    expect([memberAt(state, 0).procsToday, memberAt(state, 1).procsToday]).toEqual([0, 1]);
    expect(target?.skillValue.strength?.amountToSelf).toBe(3212);
    expect(nuzzler?.skillAmount).toBe(35 + 1);
    expect(nuzzler?.advanced.bonusProcs).toBe(0);
  });

  it('leaves the wait for the next proc alone', () => {
    expect(memberAt(nuzzle(0.823), 1).wait).toBe(40);
    expect(memberAt(nuzzle(0.822), 1).wait).toBe(40);
  });

  it('may fail', () => {
    const state = nuzzle(0.822);
    expect(energies(state)).toEqual([0, 35]);
    const [nuzzler, target] = figuresFor(state).members;
    expect([target?.skillProcs, target?.skillValue.strength?.amountToSelf, nuzzler?.skillAmount]).toEqual([0, 0, 35]);
  });

  it('has one try at level 1', () => {
    const procs = (luck: number) => {
      const state = stateFor(late, [one('TOGEDEMARU', 1), one('RAICHU', 7)]);
      proc(state, 0, 0.5, pick(1, 2), luck);
      return skillOf(state, 1).skillProcs;
    };
    expect([procs(0.967), procs(0.969)]).toEqual([0, 1]);
  });

  it('lets the triggered skill work on the whole team', () => {
    const state = stateFor(late, [one('TOGEDEMARU', 1), one('WIGGLYTUFF', 6), raichu]);
    proc(state, 0, 0.5, pick(1, 3), 0.999);
    expect(energies(state)).toEqual(near(18.1, 27.1, 18.1));
    const [nuzzler, healer] = figuresFor(state).members;
    expect(nuzzler?.advanced.gave.energy).toEqual(near(0, 9, 0));
    expect(healer?.advanced.gave.energy).toEqual(near(18.1, 18.1, 18.1));
  });

  it('may trigger itself, ten times and no more', () => {
    const state = stateFor(late, [one('TOGEDEMARU', 1)]);
    // Each time: whether it seeks the most tired, then the try.
    const again = [0.5, 0.999];
    proc(state, 0, ...Array.from({ length: 10 }, () => again).flat(), 0.5);
    expect(skillOf(state).advanced.bonusProcs).toBe(10);
    expect(energies(state)).toEqual([11 * 9]);
  });
});

describe('Berry Juice', () => {
  it('gives all members energy, and a juice with 18.5 percent', () => {
    const state = stateFor(late, [one('SHUCKLE', 6), raichu]);
    proc(state, 0);
    expect(energies(state)).toEqual(near(18.1, 18.1));
    expect(booked(state, 'items')).toEqual({ self: 0.185, team: 0 });
    expect(skillOf(state).advanced.skillCrits).toBeCloseTo(0.185, 9);
  });
});

describe('Ingredient Magnet S and its kind', () => {
  it('brings units of which each is a random ingredient', () => {
    const state = stateFor(early, [one('VENUSAUR', 1)]);
    proc(state, 0, ...units([0, 16, 16, 3, 16, 12], 17));
    expect(incoming(state)).toEqual({ Apple: 1, Tail: 3, Honey: 1, Cacao: 1 });
    expect(booked(state, 'ingredients')).toEqual({ self: 6, team: 0 });
    const bySkill = skillOf(state).produceFromSkill.ingredients.map(({ amount }) => amount);
    expect(bySkill).toEqual(near(...Array.from({ length: 17 }, () => 6 / 17)));
  });

  it('brings random units, or the same part of every ingredient', () => {
    const state = stateFor(withChoices(late, { anyIngredient: 'even' }), [one('VENUSAUR', 7)]);
    proc(state, 0);
    expect(Object.values(incoming(state))).toEqual(near(...Array.from({ length: 19 }, () => 24 / 19)));
  });

  it('Bulk Up adds to the chance of an extra-tasty dish', () => {
    const state = stateFor(late, [one('HERACROSS', 7)]);
    proc(state, 0, ...units(Array(24).fill(17), 19));
    expect(incoming(state)).toEqual({ Pumpkin: 24 });
    expect(state.kitchen.tastyBonus).toBe(0.05);
    expect([booked(state, 'ingredients').self, booked(state, 'crit chance').self]).toEqual([24, 5]);
  });

  it('Present brings four candies one time in three', () => {
    const state = stateFor(late, [one('DELIBIRD', 7), raichu]);
    proc(state, 0, ...units(Array(17).fill(7), 19));
    expect(incoming(state)).toEqual({ Egg: 17 });
    expect(booked(state, 'candy').team).toBeCloseTo(4 / 3, 6);
  });
});

describe('Ingredient Draw S and its kind', () => {
  it.each([
    ['SANDSLASH', ['Pumpkin', 'Corn', 'Potato']],
    ['CRUSTLE', ['Avocado', 'Potato', 'Oil']],
    ['HAWLUCHA', ['Herb', 'Ginger', 'Sausage']],
    ['RIBOMBEE', ['Honey', 'Oil', 'Corn']],
  ])('%s brings 18 of one of three at level 7', (pokemon, kinds) => {
    for (const [k, kind] of kinds.entries()) {
      const state = stateFor(late, [one(pokemon, 7)]);
      proc(state, 0, pick(k, 3));
      expect(incoming(state)).toEqual({ [kind]: 18 });
      expect(booked(state, 'ingredients').self).toBe(18);
    }
  });

  it('Hyper Cutter brings one of four, twice as much with 4.1 percent each', () => {
    const ends = [0.209, 0.418, 0.627, 0.836, 0.877, 0.918, 0.959, 1];
    const kinds = ['Potato', 'Oil', 'Tomato', 'Corn'];
    for (const [outcome, end] of ends.entries()) {
      const state = stateFor(late, [one('MAWILE', 7)]);
      proc(state, 0, end - 1e-6);
      proc(state, 0, (ends[outcome - 1] ?? 0) + 1e-6);
      expect(incoming(state)).toEqual({ [kinds[outcome % 4] ?? '']: outcome < 4 ? 36 : 72 });
    }
  });

  it('Hyper Cutter is booked by its mean', () => {
    const state = stateFor(late, [one('MAWILE', 7)]);
    proc(state, 0, 0.5);
    expect(booked(state, 'ingredients').self).toBeCloseTo(18 * 0.836 + 36 * 0.164, 9);
    const { skillCrits, skillCritValue, skillRegularValue } = skillOf(state).advanced;
    expect([skillCrits, skillCritValue, skillRegularValue]).toEqual(near(0.164, 36 * 0.164, 18 * 0.836));
    const each = skillOf(state).produceFromSkill.ingredients.map(({ name, amount }) => [name, amount]);
    const mean = expect.closeTo((18 * 0.836 + 36 * 0.164) / 4, 9);
    expect(each).toEqual(['Tomato', 'Oil', 'Potato', 'Corn'].map((name) => [name, mean]));
  });

  it('Super Luck brings one of four ingredients or, for the kitchen, nothing but shards', () => {
    const ends = [0.213, 0.426, 0.639, 0.852, 0.973, 1];
    const kinds = ['Mushroom', 'Sausage', 'Soybean', 'Coffee'];
    for (const [outcome, end] of ends.entries()) {
      const state = stateFor(late, [one('HONCHKROW', 7)]);
      proc(state, 0, end - 1e-6);
      proc(state, 0, (ends[outcome - 1] ?? 0) + 1e-6);
      expect(incoming(state)).toEqual(outcome < 4 ? { [kinds[outcome] ?? '']: 36 } : {});
    }
  });

  it('Super Luck is booked by its mean', () => {
    const state = stateFor(late, [one('HONCHKROW', 7)]);
    proc(state, 0, 0.99);
    expect(booked(state, 'ingredients').self).toBeCloseTo(18 * 0.852, 9);
    expect(booked(state, 'dream shards').self).toBeCloseTo(4000 * 0.121 + 20_000 * 0.027, 9);
    const { skillCrits, skillCritValue } = skillOf(state).advanced;
    expect([skillCrits, skillCritValue]).toEqual(near(0.027, 20_000 * 0.027));
  });
});

describe('Cooking Power-Up S and Tasty Chance S', () => {
  it('add to what comes next in the kitchen', () => {
    const state = stateFor(late, [one('MAGNETON', 7), one('DEDENNE', 6)]);
    proc(state, 0);
    proc(state, 0);
    proc(state, 1);
    expect([state.kitchen.potBonus, state.kitchen.tastyBonus]).toEqual([62, 0.1]);
    expect([booked(state, 'pot size').self, booked(state, 'crit chance', 1).self]).toEqual([62, 10]);
  });
});

describe('Versatile', () => {
  it('brings a candy, and up to three more with 30 percent', () => {
    const candies = (level: number) => {
      const state = stateFor(late, [one('MEW', level)]);
      proc(state, 0);
      return [booked(state, 'candy').self, skillOf(state).advanced.skillCrits];
    };
    expect([candies(5), candies(6), candies(8)]).toEqual([near(1, 0), near(1.3, 0.3), near(1.9, 0.3)]);
  });
});

describe('Metronome', () => {
  const poolOf = (state: State): string[] => {
    const own = state.plan.programs[memberAt(state, 0).plan.program];
    return (own?.becomes ?? []).map((index) => state.plan.programs[index]?.skill.key ?? '');
  };
  const chance = (state: State, key: string) => pick(poolOf(state).indexOf(key), poolOf(state).length);
  const togekiss = one('TOGEKISS', 7);

  it('becomes any skill but itself, Bad Dreams and Disguise', () => {
    const pool = poolOf(stateFor(early, [togekiss]));
    const never = ['METRONOME', 'CHARGE_STRENGTH_M_BAD_DREAMS', 'BERRY_BURST_DISGUISE'];
    expect(pool).toEqual(early.skills.rows.map(({ key }) => key).filter((key) => !never.includes(key)));
    expect(pool).toHaveLength(25);
  });

  it('leaves out single skills, or all of the same name with them', () => {
    const byKey = poolOf(stateFor(late, [togekiss]));
    const byName = poolOf(stateFor(withChoices(late, { skillPool: 'byName' }), [togekiss]));
    expect([byKey.length, byName.length]).toEqual([32, 30]);
    expect(byKey.filter((key) => !byName.includes(key))).toEqual([
      'INGREDIENT_DRAW_S_HAWLUCHA',
      'INGREDIENT_MAGNET_S_PLUS_PLUSLE',
    ]);
  });

  it('runs the skill at the level of its user', () => {
    const state = stateFor(early, [one('TOGEKISS', 3), raichu]);
    proc(state, 0, chance(state, 'CHARGE_STRENGTH_M'));
    expect(booked(state, 'strength').self).toBe(1726);
    proc(state, 0, chance(state, 'ENERGY_FOR_EVERYONE_S'));
    expect(energies(state)).toEqual([9, 9]);
    proc(state, 0, chance(state, 'EXTRA_HELPFUL_S'), pick(1, 2));
    expect(helpsReceived(state)).toEqual([0, 8]);
    proc(state, 0, chance(state, 'INGREDIENT_DRAW_S'), pick(2, 4));
    expect(incoming(state)).toEqual({ Mushroom: 11 });
  });

  it('counts a level above the highest of the skill as the highest', () => {
    const state = stateFor(early, [togekiss, raichu]);
    proc(state, 0, chance(state, 'HELPER_BOOST'));
    expect(helpsReceived(state)).toEqual([5, 5]);
    proc(state, 0, chance(state, 'ENERGY_FOR_EVERYONE_S_LUNAR_BLESSING'));
    expect(energies(state)).toEqual([11, 11]);
    expect(skillBerries(state)).toEqual({ 'PECHA@60': 25, 'GREPA@60': 1 });
  });

  it('reaches skills that no species has: Cooking Assist S', () => {
    const state = stateFor(late, [togekiss]);
    proc(state, 0, chance(state, 'COOKING_ASSIST_S'), ...units(Array(24).fill(2), 19));
    expect(incoming(state)).toEqual({ Soybean: 24 });
  });

  it('gets what Stockpile would give on average, at once', () => {
    const state = stateFor(early, [togekiss]);
    proc(state, 0, chance(state, 'CHARGE_STRENGTH_S_STOCKPILE'));
    expect([booked(state, 'strength').self, memberAt(state, 0).charges]).toEqual([4497, 0]);
  });

  it('may become Skill Copy and then the skill of a member', () => {
    const state = stateFor(early, [togekiss, one('AMPHAROS'), raichu]);
    proc(state, 0, chance(state, 'SKILL_COPY'), pick(0, 2));
    expect(booked(state, 'strength').self).toBe(6409);
  });

  it('ends without effect after ten copies in a row', () => {
    const state = stateFor(early, [togekiss, togekiss]);
    const copy = chance(state, 'SKILL_COPY');
    // Metronome, Skill Copy, the other's Metronome, Skill Copy …
    proc(state, 0, ...Array.from({ length: 5 }, () => [copy, 0.5]).flat(), copy);
    expect(state.tally.every((count) => count === 0)).toBe(true);
    proc(state, 0, chance(state, 'CHARGE_STRENGTH_M'));
    expect(booked(state, 'strength').self).toBe(6409);
  });

  it.each([
    ['2025-10', early],
    ['2026-08', late],
  ] as const)('every skill that it can become has finite figures at the highest level, in %s', (_, game) => {
    const state = stateFor(game, [togekiss, one('MINUN'), one('LUCARIO'), one('CLEFABLE'), one('DITTO')]);
    for (let procs = 0; procs < 3000; procs += 1) runProgram(state, memberAt(state, 0).plan.program);
    const plain = state.plan.programs.filter(({ invoker, becomes }) => invoker === 0 && becomes.length === 0);
    const runs = plain.map(({ index }) => state.tally[state.layout.programs + index] ?? 0);
    expect(Math.min(...runs)).toBeGreaterThan(0);
    const numbers = JSON.stringify(figuresFor(state), (_key, value) =>
      typeof value === 'number' && !Number.isFinite(value) ? `not finite: ${value}` : value,
    );
    expect(numbers).not.toContain('not finite');
  });
});

describe.each([
  ['Mimic', 'MR_MIME'],
  ['Transform', 'DITTO'],
])('%s', (_, copier) => {
  it('copies the skill of another member at the own level', () => {
    const state = stateFor(late, [one(copier, 6), one('WIGGLYTUFF', 1), one('AMPHAROS', 1)]);
    proc(state, 0, pick(0, 2));
    expect(energies(state)).toEqual(near(18.1, 18.1, 18.1));
    proc(state, 0, pick(1, 2));
    expect(booked(state, 'strength').self).toBe(4546);
    expect(skillOf(state).advanced.gave.energy).toEqual(near(18.1, 18.1, 18.1));
  });

  it('is Charge Strength S when there is no teammate to copy', () => {
    const state = stateFor(late, [one(copier, 7)]);
    proc(state, 0, 0.5);
    expect(booked(state, 'strength').self).toBe(3212);
  });

  it.each(['MR_MIME', 'DITTO', 'DARKRAI', 'MIMIKYU'])('is Charge Strength S when it picks %s', (other) => {
    const state = stateFor(late, [one(copier, 7), one(other)]);
    proc(state, 0, 0.5);
    expect(booked(state, 'strength').self).toBe(3212);
    expect(energies(state)).toEqual([0, 0]);
    expect(skillBerries(state)).toEqual({});
  });

  it('copies Metronome as Metronome', () => {
    const state = stateFor(early, [one(copier, 7), one('TOGEKISS')]);
    const pool = early.skills.rows.filter(
      ({ key }) => !['METRONOME', 'CHARGE_STRENGTH_M_BAD_DREAMS', 'BERRY_BURST_DISGUISE'].includes(key),
    );
    proc(
      state,
      0,
      0.5,
      pick(
        pool.findIndex(({ key }) => key === 'EXTRA_HELPFUL_S'),
        25,
      ),
      pick(0, 2),
    );
    expect(helpsReceived(state)).toEqual([12, 0]);
  });

  it('gets what Stockpile would give on average, at once', () => {
    const state = stateFor(late, [one(copier, 7), one('DRIFBLIM')]);
    proc(state, 0, 0.5);
    expect([booked(state, 'strength').self, memberAt(state, 0).charges]).toEqual([4497, 0]);
  });

  it('respects the list of skills that cannot be copied only in editions with one', () => {
    const state = stateFor(withChoices(late, { copyExclusions: false }), [one(copier, 6), one('MIMIKYU')]);
    proc(state, 0, 0.5, 0.1);
    expect(booked(state, 'strength').self).toBe(0);
    expect(booked(state, 'berries').self).toBe(3 * (21 + 5));

    const dark = stateFor(withChoices(late, { copyExclusions: false }), [one(copier, 6), one('DARKRAI'), raichu]);
    setEnergies(dark, 50, 50, 50);
    proc(dark, 0, pick(0, 2));
    expect([booked(dark, 'strength').self, ...energies(dark)]).toEqual([13_638, 50, 50, 38]);
  });
});

describe('a skill that gives energy in the middle of the day', () => {
  it('moves the next proc of a member that gets faster, but not the help that is already on its way', () => {
    const state = stateFor(late, [one('WIGGLYTUFF', 6), raichu]);
    setEnergies(state, 75, 75);
    forbidChance(state);
    state.now = 100;
    state.horizon = 359;
    const [healer, helper] = [memberAt(state, 0), memberAt(state, 1)];
    const [fast = 0, slow = 0] = helper.plan.intervals;
    for (const member of state.members) Object.assign(member, { step: 10, since: 100, next: 110, wait: 4 });
    healer.procAt = 100;
    helper.procAt = 110 + 3 * slow;
    runProgram(state, healer.plan.program);
    expect(energies(state)).toEqual(near(93.1, 93.1));
    expect(helper.next).toBe(110);
    expect(helper.procAt).toBeCloseTo(110 + 3 * fast, 9);
    expect(unusedLuck(state)).toBe(0);
  });
});

it('a proc that is due at the moment to which a member is brought is still to come', () => {
  const state = stateFor(late, [raichu]);
  setEnergies(state, 75);
  const member = memberAt(state, 0);
  state.now = 100;
  Object.assign(member, { step: 10, since: 100, next: 100 - 1e-9, wait: 1 });
  bringTo(state, member);
  expect([member.wait, member.procsToday, member.unrolled, member.next]).toEqual([1, 0, 0, 100]);
});
