// Published figures of a member.
import type { Berry, EffectUnit } from '@oversleep/game';
import { UNITS, unitOf } from '../loop/bookings.ts';
import type { MemberPlan, Plan } from '../loop/plan.ts';
import type { Program } from '../loop/programs.ts';
import { Count, countAt, type Layout } from '../loop/tally.ts';
import {
  type Figure,
  given,
  one,
  ownBerryTerms,
  programTerms,
  runBy,
  type StrengthForm,
  slotTerms,
  strengthFigures,
  type Terms,
  times,
} from './terms.ts';
import type { BerryAmount, IngredientAmount, MemberFigures } from './types.ts';

const WIRE_UNITS: Partial<Record<EffectUnit, string>> = {
  dreamShards: 'dream shards',
  potSize: 'pot size',
  tastyChance: 'crit chance',
  skillHelps: 'skill helps',
  berryZone: 'berry zone',
};

/** Units credited to a member's skill. */
function selfTerms(plan: Plan, layout: Layout, member: MemberPlan, programs: readonly Program[], u: number): Terms {
  const unit = UNITS[u];
  if (unit === 'energy' && plan.method.ownEnergyBooked === 'gained') return one(countAt(member.index, Count.ownEnergy));
  const runs = programTerms(layout, programs, (program) => program.self[u] ?? 0, true);
  return unit === 'strength' ? [...runs, ...one(countAt(member.index, Count.chargedStrength))] : runs;
}

function teamTerms(layout: Layout, member: MemberPlan, programs: readonly Program[], u: number): Terms {
  const unit = UNITS[u];
  const runs = programTerms(layout, programs, (program) => program.team[u] ?? 0, false);
  return unit === 'energy' ? [...runs, ...one(countAt(member.index, Count.drained), -1)] : runs;
}

const surging = (programs: readonly Program[]): readonly Program[] =>
  programs.filter(({ surge }) => surge !== undefined);

function critTerms(layout: Layout, programs: readonly Program[]): Terms {
  return [
    ...programTerms(layout, programs, ({ crits }) => crits, false),
    ...surging(programs).flatMap(({ index }) => one(layout.surges + index)),
  ];
}

function critValueTerms(layout: Layout, programs: readonly Program[]): Terms {
  return [
    ...programTerms(layout, programs, ({ critValue }) => critValue, false),
    ...surging(programs).flatMap(({ index, surge, self }) =>
      one(layout.surges + index, ((surge?.times ?? 1) - 1) * (self[unitOf('berries')] ?? 0)),
    ),
  ];
}

/** All credited amounts in one number, whatever the units. */
function amountTerms(plan: Plan, layout: Layout, member: MemberPlan, programs: readonly Program[]): Terms {
  const { index } = member;
  return [
    ...UNITS.flatMap((_, u) => selfTerms(plan, layout, member, programs, u)),
    ...plan.members.map((_, to) => ({ place: given(plan, layout.energyGiven, index, to), weight: 1 })),
    ...one(countAt(index, Count.ownEnergy), -1),
    ...one(countAt(index, Count.bonusProcsGiven)),
    ...programTerms(layout, programs, ({ helpsBooked }) => helpsBooked, false),
  ];
}

/** Units of a member's skill, or of one that it can become. */
function unitsOf(programs: readonly Program[]): readonly number[] {
  return UNITS.flatMap((unit, u) => {
    const used = programs.some(
      ({ self, team, skill }) => (self[u] ?? 0) !== 0 || (team[u] ?? 0) !== 0 || skill.units.includes(unit),
    );
    return used ? [u] : [];
  });
}

export function memberFigures<N>(
  plan: Plan,
  layout: Layout,
  member: MemberPlan,
  strength: { berries: StrengthForm; skill: StrengthForm },
  figure: Figure<N>,
): MemberFigures<N> {
  const { index, drops } = member;
  const { build, externalId } = member.member;
  const programs = runBy(plan, member);
  const rows = plan.game.ingredients.rows;
  const count = (which: number, weight = 1): Terms => one(countAt(index, which), weight);
  const skillBerries = (other: MemberPlan) =>
    programTerms(layout, programs, (program) => program.berries[other.index] ?? 0, true);
  const burst = plan.members.filter((other) => programs.some(({ berries }) => (berries[other.index] ?? 0) > 0));
  const bySlot = (i: number, terms: (slot: number) => Terms): Terms =>
    member.slotIngredient.flatMap((ingredient, slot) => (ingredient === i ? terms(slot) : []));
  const fromHelps = (i: number) => bySlot(i, (slot) => slotTerms(member, slot));
  const fromSkill = (i: number) => programTerms(layout, programs, (program) => program.ingredients[i] ?? 0, false);
  const spilled = (i: number) =>
    bySlot(i, (slot) => [
      ...count(Count.spilled + slot),
      ...(member.snacking ? count(Count.dayHelps, drops.mean[slot] ?? 0) : []),
    ]);
  const all = [...rows.keys()];
  const helped = all.filter((i) => member.slotIngredient.includes(i));
  const skilled = all.filter((i) => programs.some(({ ingredients }) => (ingredients[i] ?? 0) > 0));
  const either = all.filter((i) => helped.includes(i) || skilled.includes(i));
  const ingredients = (which: readonly number[], terms: (i: number) => Terms): IngredientAmount<N>[] =>
    which.map((i) => ({ name: rows[i]?.name ?? '', amount: figure(() => terms(i)) }));
  const berries = (parts: readonly BerryPart[]): BerryAmount<N>[] =>
    mergeBerries(parts).map(({ berry, level, terms }) => ({ berry, level, amount: figure(terms) }));
  const skillParts = burst.map((other) => ({ other, terms: () => skillBerries(other) }));
  const ownPart = { other: member, terms: () => ownBerryTerms(member) };
  const day = () => [...count(Count.dayHelps), ...count(Count.granted)];
  const night = () => count(Count.nightHelps);
  const after = () => [...night(), ...count(Count.roomHelps, -1)];
  const fromOthers = (matrix: number): Terms =>
    plan.members
      .filter((other) => other !== member)
      .map((other) => ({ place: given(plan, matrix, other.index, index), weight: 1 }));
  return {
    externalId,
    produceTotal: {
      berries: berries([...skillParts, ownPart]),
      ingredients: ingredients(either, (i) => [...fromSkill(i), ...fromHelps(i)]),
    },
    produceWithoutSkill: {
      berries: berries([ownPart]),
      ingredients: ingredients(helped, fromHelps),
    },
    produceFromSkill: { berries: berries(skillParts), ingredients: ingredients(skilled, fromSkill) },
    skillAmount: figure(() => amountTerms(plan, layout, member, programs)),
    skillValue: Object.fromEntries(
      unitsOf(programs).map((u) => [
        wireUnit(u),
        {
          amountToSelf: figure(() => selfTerms(plan, layout, member, programs, u)),
          amountToTeam: figure(() => teamTerms(layout, member, programs, u)),
        },
      ]),
    ),
    skillProcs: figure(countAt(index, Count.procs)),
    skillLevel: plan.programs[member.program]?.level ?? build.skillLevel,
    pokemonWithIngredients: {
      pokemon: build.species.name,
      ingredients: rows.map((_, i) =>
        build.ingredients.reduce((sum, set, slot) => sum + (member.slotIngredient[slot] === i ? set.amount : 0), 0),
      ),
    },
    strength: { berries: strengthFigures(strength.berries, figure), skill: strengthFigures(strength.skill, figure) },
    advanced: {
      ingredientPercentage: drops.ingredientChance,
      skillPercentage: member.skillChance,
      carrySize: member.carry,
      maxFrequency: (member.intervals[0] ?? 0) * 60,
      dayHelps: figure(day),
      nightHelps: figure(countAt(index, Count.nightHelps)),
      totalHelps: figure(() => [...day(), ...night()]),
      averageHelps: figure(() => [...day(), ...count(Count.fittedHelps)]),
      nightHelpsBeforeSS: figure(countAt(index, Count.roomHelps)),
      nightHelpsAfterSS: figure(after),
      // A member that only snacks does so by day as well.
      sneakySnack: figure(() => times([...after(), ...(member.snacking ? count(Count.dayHelps) : [])], drops.berries)),
      skillCrits: figure(() => critTerms(layout, programs)),
      skillRegularValue: figure(() => [
        ...amountTerms(plan, layout, member, programs),
        ...times(critValueTerms(layout, programs), -1),
      ]),
      skillCritValue: figure(() => critValueTerms(layout, programs)),
      wastedEnergy: figure(countAt(index, Count.wasted)),
      totalRecovery: figure(() => [
        ...count(Count.mealEnergy),
        ...plan.members.map((_, from) => ({ place: given(plan, layout.energyGiven, from, index), weight: 1 })),
      ]),
      morningProcs: figure(countAt(index, Count.morningProcs)),
      bonusProcs: figure(countAt(index, Count.bonusProcs)),
      dayPeriod: {
        averageEnergy: figure(countAt(index, Count.energyDay), 1 / plan.awake),
        helpsPerHour: figure(() => times(day(), 60 / plan.awake)),
      },
      nightPeriod: {
        averageEnergy: figure(countAt(index, Count.energyNight), 1 / plan.sleep),
        helpsPerHour: figure(() => times(night(), 60 / plan.sleep)),
        spilledIngredients: ingredients(helped, spilled),
      },
      teamSupport: {
        energy: figure(() => fromOthers(layout.energyGiven)),
        helps: figure(() => fromOthers(layout.helpsGiven)),
      },
      gave: {
        energy: plan.members.map((_, to) => figure(given(plan, layout.energyGiven, index, to))),
        helps: plan.members.map((_, to) => figure(given(plan, layout.helpsGiven, index, to))),
      },
    },
  };
}

const wireUnit = (u: number): string => {
  const unit = UNITS[u];
  return (unit && (WIRE_UNITS[unit] ?? unit)) ?? '';
};

interface BerryPart {
  readonly other: MemberPlan;
  readonly terms: () => Terms;
}

/** Members with the same berry and level share an entry. */
function mergeBerries(parts: readonly BerryPart[]): { berry: Berry; level: number; terms: () => Terms }[] {
  const merged = new Map<string, { berry: Berry; level: number; parts: BerryPart[] }>();
  for (const part of parts) {
    const { species, level } = part.other.member.build;
    const key = `${species.berry.name}@${level}`;
    const known = merged.get(key);
    if (known) known.parts.push(part);
    else merged.set(key, { berry: species.berry, level, parts: [part] });
  }
  return [...merged.values()].map(({ berry, level, parts: own }) => ({
    berry,
    level,
    terms: () => own.flatMap(({ terms }) => terms()),
  }));
}
