// Published figures of a member.
import type { Berry, Build, EffectUnit } from '@oversleep/game';
import { UNITS, unitOf } from '../loop/bookings.ts';
import type { MemberPlan, Plan } from '../loop/plan.ts';
import type { Program } from '../loop/programs.ts';
import { Count, countAt, type TallyLayout } from '../loop/tally.ts';
import { minutesIn, overSeats, type Seat, seatsOf } from './seats.ts';
import {
  type FigureReader,
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
function selfTerms(
  plan: Plan,
  layout: TallyLayout,
  member: MemberPlan,
  programs: readonly Program[],
  u: number,
): Terms {
  const unit = UNITS[u];
  if (unit === 'energy' && plan.method.ownEnergyBooked === 'gained') return one(countAt(member.index, Count.ownEnergy));
  const runs = programTerms(layout, programs, (program) => program.self[u] ?? 0, true);
  return unit === 'strength' ? [...runs, ...one(countAt(member.index, Count.chargedStrength))] : runs;
}

function teamTerms(layout: TallyLayout, member: MemberPlan, programs: readonly Program[], u: number): Terms {
  const unit = UNITS[u];
  const runs = programTerms(layout, programs, (program) => program.team[u] ?? 0, false);
  return unit === 'energy' ? [...runs, ...one(countAt(member.index, Count.drained), -1)] : runs;
}

const surging = (programs: readonly Program[]): readonly Program[] =>
  programs.filter(({ surge }) => surge !== undefined);

function critTerms(layout: TallyLayout, programs: readonly Program[]): Terms {
  return [
    ...programTerms(layout, programs, ({ crits }) => crits, false),
    ...surging(programs).flatMap(({ index }) => one(layout.surges + index)),
  ];
}

function critValueTerms(layout: TallyLayout, programs: readonly Program[]): Terms {
  return [
    ...programTerms(layout, programs, ({ critValue }) => critValue, false),
    ...surging(programs).flatMap(({ index, surge, self }) =>
      one(layout.surges + index, ((surge?.times ?? 1) - 1) * (self[unitOf('berries')] ?? 0)),
    ),
  ];
}

/** All credited amounts in one number, whatever the units. */
function amountTerms(plan: Plan, layout: TallyLayout, member: MemberPlan, programs: readonly Program[]): Terms {
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
  { index: number, drops, member: { build, externalId }, ...own }: MemberPlan,
  strength: { berries: StrengthForm; skill: StrengthForm },
  figure: FigureReader<N>,
): MemberFigures<N> {
  const seats = seatsOf(plan, number);
  const all = (terms: (seat: Seat) => Terms): Terms => overSeats(seats, terms);
  const [seat] = seats;
  const rows = plan.game.ingredients.rows;
  const kinds = [...rows.keys()];
  const programs = seats.flatMap((one) => runBy(one.plan, one.member));
  const count = (which: number, weight = 1): Terms => all(({ member }) => one(countAt(member.index, which), weight));
  /** A count on its own, which needs no list of terms in a team that stays the same. */
  const single = (which: number, weight = 1): N =>
    seats.length === 1 && seat
      ? figure(seat.from + countAt(seat.member.index, which), weight)
      : figure(() => count(which, weight));
  const skillTerms = (terms: (layout: TallyLayout, programs: readonly Program[]) => Terms): Terms =>
    all(({ plan: team, layout, member }) => terms(layout, runBy(team, member)));
  const skillBerries = (other: number) =>
    all(({ plan: team, layout, member, numbers }) =>
      programTerms(layout, runBy(team, member), ({ berries }) => berries[numbers.indexOf(other)] ?? 0, true),
    );
  const burst = plan.members.filter((other) =>
    seats.some((one) =>
      runBy(one.plan, one.member).some(({ berries }) => (berries[one.numbers.indexOf(other.index)] ?? 0) > 0),
    ),
  );
  const bySlot = (i: number, terms: (slot: number) => Terms): Terms =>
    own.slotIngredient.flatMap((ingredient, slot) => (ingredient === i ? terms(slot) : []));
  const fromHelps = (i: number) => bySlot(i, (slot) => all(({ member }) => slotTerms(member, slot)));
  const fromSkill = (i: number) =>
    skillTerms((layout, run) => programTerms(layout, run, ({ ingredients }) => ingredients[i] ?? 0, false));
  const spilled = (i: number) =>
    bySlot(i, (slot) => [
      ...count(Count.spilled + slot),
      ...(own.snacking ? count(Count.dayHelps, drops.mean[slot] ?? 0) : []),
    ]);
  const helped = kinds.filter((i) => own.slotIngredient.includes(i));
  const skilled = kinds.filter((i) => programs.some(({ ingredients }) => (ingredients[i] ?? 0) > 0));
  const either = kinds.filter((i) => helped.includes(i) || skilled.includes(i));
  const ingredients = (which: readonly number[], terms: (i: number) => Terms): IngredientAmount<N>[] =>
    which.map((i) => ({ name: rows[i]?.name ?? '', amount: figure(() => terms(i)) }));
  const berries = (parts: readonly BerryPart[]): BerryAmount<N>[] =>
    mergeBerries(parts).map(({ berry, level, terms }) => ({ berry, level, amount: figure(terms) }));
  const skillParts = burst.map((other) => ({ build: other.member.build, terms: () => skillBerries(other.index) }));
  const ownPart = { build, terms: () => all(({ member }) => ownBerryTerms(member)) };
  const day = () => [...count(Count.dayHelps), ...count(Count.granted)];
  const night = () => count(Count.nightHelps);
  const after = () => [...night(), ...count(Count.roomHelps, -1)];
  /** Cells of a matrix from or to this member, in every line-up that both are in. */
  const between = (matrix: Matrix, from: number, to: number): Terms =>
    all(({ plan: team, layout, numbers }) => {
      const [giver, taker] = [numbers.indexOf(from), numbers.indexOf(to)];
      return giver < 0 || taker < 0 ? [] : one(given(team, layout[matrix], giver, taker));
    });
  const gave = (matrix: Matrix) =>
    plan.members.map(({ index: to }) =>
      seats.length === 1 && seat?.numbers.includes(to)
        ? figure(seat.from + given(seat.plan, seat.layout[matrix], seat.member.index, seat.numbers.indexOf(to)))
        : figure(() => between(matrix, number, to)),
    );
  const fromOthers = (matrix: Matrix): Terms =>
    plan.members.filter(({ index }) => index !== number).flatMap(({ index }) => between(matrix, index, number));
  const amounts = () => all(({ plan: team, layout, member }) => amountTerms(team, layout, member, runBy(team, member)));
  const critValues = () => skillTerms(critValueTerms);
  const minutes = minutesIn(plan, number);
  const per = (value: number, unit = 1) => (value > 0 ? unit / value : 0);
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
    skillAmount: figure(amounts),
    skillValue: Object.fromEntries(
      unitsOf(programs).map((u) => [
        wireUnit(u),
        {
          amountToSelf: figure(() =>
            all(({ plan: team, layout, member }) => selfTerms(team, layout, member, runBy(team, member), u)),
          ),
          amountToTeam: figure(() =>
            all(({ plan: team, layout, member }) => teamTerms(layout, member, runBy(team, member), u)),
          ),
        },
      ]),
    ),
    skillProcs: single(Count.procs),
    skillLevel: seat?.plan.programs[seat.member.program]?.level ?? build.skillLevel,
    pokemonWithIngredients: {
      pokemon: build.species.name,
      ingredients: rows.map((_, i) =>
        build.ingredients.reduce((sum, set, slot) => sum + (own.slotIngredient[slot] === i ? set.amount : 0), 0),
      ),
    },
    strength: { berries: strengthFigures(strength.berries, figure), skill: strengthFigures(strength.skill, figure) },
    advanced: {
      ingredientPercentage: drops.ingredientChance,
      skillPercentage: own.skillChance,
      carrySize: own.carry,
      maxFrequency: Math.min(...seats.map(({ member }) => member.intervals[0] ?? 0)) * 60,
      dayHelps: figure(day),
      nightHelps: single(Count.nightHelps),
      totalHelps: figure(() => [...day(), ...night()]),
      averageHelps: figure(() => [...day(), ...count(Count.fittedHelps)]),
      nightHelpsBeforeSS: single(Count.roomHelps),
      nightHelpsAfterSS: figure(after),
      // A member that only snacks does so by day as well.
      sneakySnack: figure(() => times([...after(), ...(own.snacking ? count(Count.dayHelps) : [])], drops.berries)),
      skillCrits: figure(() => skillTerms(critTerms)),
      skillRegularValue: figure(() => [...amounts(), ...times(critValues(), -1)]),
      skillCritValue: figure(critValues),
      wastedEnergy: single(Count.wasted),
      totalRecovery: figure(() => [
        ...count(Count.mealEnergy),
        ...plan.members.flatMap(({ index }) => between('energyGiven', index, number)),
      ]),
      morningProcs: single(Count.morningProcs),
      bonusProcs: single(Count.bonusProcs),
      // Averages of the time that it is in the team.
      dayPeriod: {
        averageEnergy: single(Count.energyDay, per(minutes.awake)),
        helpsPerHour: figure(() => times(day(), per(minutes.awake, 60))),
      },
      nightPeriod: {
        averageEnergy: single(Count.energyNight, per(minutes.sleep)),
        helpsPerHour: figure(() => times(night(), per(minutes.sleep, 60))),
        spilledIngredients: ingredients(helped, spilled),
      },
      teamSupport: {
        energy: figure(() => fromOthers('energyGiven')),
        helps: figure(() => fromOthers('helpsGiven')),
      },
      gave: { energy: gave('energyGiven'), helps: gave('helpsGiven') },
    },
  };
}

type Matrix = 'energyGiven' | 'helpsGiven';

const wireUnit = (u: number): string => {
  const unit = UNITS[u];
  return (unit && (WIRE_UNITS[unit] ?? unit)) ?? '';
};

interface BerryPart {
  readonly build: Build;
  readonly terms: () => Terms;
}

/** Members with the same berry and level share an entry. */
function mergeBerries(parts: readonly BerryPart[]): { berry: Berry; level: number; terms: () => Terms }[] {
  const merged = new Map<string, { berry: Berry; level: number; parts: BerryPart[] }>();
  for (const part of parts) {
    const { species, level } = part.build;
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
