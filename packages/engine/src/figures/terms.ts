// Figures as weighted sums of counts, and the sums that many figures share.
import { berryPower, DAYS_A_WEEK, favouriteFactor } from '@oversleep/game';
import { unitOf } from '../loop/bookings.ts';
import type { MemberPlan, Plan } from '../loop/plan.ts';
import type { Program } from '../loop/programs.ts';
import { Count, countAt, type TallyLayout } from '../loop/tally.ts';
import { berryCounts } from '../loop/zone.ts';
import type { Strength } from './types.ts';

/** `weight` of the count at `place`; a constant has place -1. */
export interface Term {
  readonly place: number;
  readonly weight: number;
}

/** Turns a figure, a sum of terms or a single count, into a mean or an error. Called in a fixed order. */
export type FigureReader<N> = (what: Content, weight?: number) => N;
export type Content = number | (() => readonly Term[]);

export type Terms = readonly Term[];

export const termsOf = (what: Content, weight?: number): Terms =>
  typeof what === 'number' ? one(what, weight) : what();
export const one = (place: number, weight = 1): Terms => [{ place, weight }];
export const times = (terms: Terms, factor: number): Terms =>
  factor === 0 ? [] : terms.map(({ place, weight }) => ({ place, weight: weight * factor }));
export const constant = (value: number): Terms => one(-1, value);

/** Every count at most once. */
export function merged(terms: Terms): Terms {
  const weights = new Map<number, number>();
  for (const { place, weight } of terms) weights.set(place, (weights.get(place) ?? 0) + weight);
  return Array.from(weights, ([place, weight]) => ({ place, weight }));
}

export interface StrengthForm {
  readonly base: Terms;
  readonly favourite: Terms;
  readonly area: Terms;
  readonly event: Terms;
}

export const NONE: StrengthForm = { base: [], favourite: [], area: [], event: [] };

export const sumOf = ({ base, favourite, area, event }: StrengthForm): Terms => [
  ...base,
  ...favourite,
  ...area,
  ...event,
];

/** Area bonus and events on top of what berries and skills give. */
export function strengthForm({ game, request }: Plan, base: Terms, favourite: Terms, memberFactor = 1): StrengthForm {
  const share = request.settings.areaBonus / 100;
  const area = times([...base, ...favourite], share);
  const event = times([...base, ...favourite, ...area], memberFactor * game.factors.strength - 1);
  return { base, favourite, area, event };
}

export function addForms(forms: readonly StrengthForm[]): StrengthForm {
  return {
    base: forms.flatMap(({ base }) => base),
    favourite: forms.flatMap(({ favourite }) => favourite),
    area: forms.flatMap(({ area }) => area),
    event: forms.flatMap(({ event }) => event),
  };
}

export const strengthFigures = <N>(form: StrengthForm, figure: FigureReader<N>): Strength<N> => ({
  base: figure(() => form.base),
  favourite: figure(() => form.favourite),
  area: figure(() => form.area),
  event: figure(() => form.event),
  total: figure(() => sumOf(form)),
});

// ── Members ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Strength of one berry of a member: plain, and what being a favourite adds. */
export function berryWorth({ game, request }: Plan, { member }: MemberPlan): { base: number; favourite: number } {
  const { berry } = member.build.species;
  const base = berryPower(game, berry, member.build.level);
  return { base, favourite: base * (favouriteFactor(game, berry, request.settings.favourites) - 1) };
}

/** Berries that a member's helps bring in a day. */
export const ownBerryTerms = (member: MemberPlan): Terms => berryCounts(member);

/** What a zone adds to the strength of a week: to the berries of a member's helps, and to those of its skill. */
function zoneForms(
  plan: Plan,
  layout: TallyLayout,
  member: MemberPlan,
): { berries: StrengthForm; skill: StrengthForm } {
  const { zone, members, game } = plan;
  if (!zone) return { berries: NONE, skill: NONE };
  const inZone = members.filter(({ index }) => zone.members.includes(index));
  const worths = inZone.map((other) => ({ index: other.index, ...berryWorth(plan, other) }));
  const withFavourite = game.rules.choices.zoneBonus === 'onTop' ? 1 : 0;
  const terms = (kind: 'base' | 'favourite') => ({
    berries: worths.flatMap((worth) =>
      worth.index === member.index ? one(layout.zoned + worth.index, DAYS_A_WEEK * worth[kind]) : [],
    ),
    skill: runBy(plan, member).flatMap(({ index, berries }) => {
      const sum = worths.reduce((total, worth) => total + (berries[worth.index] ?? 0) * worth[kind], 0);
      return sum === 0 ? [] : one(layout.zoned + members.length + index, DAYS_A_WEEK * sum);
    }),
  });
  const [base, favourite] = [terms('base'), terms('favourite')];
  const factor = member.member.build.species.bonus.strength;
  const form = (part: 'berries' | 'skill') =>
    strengthForm(plan, base[part], times(favourite[part], withFavourite), factor);
  return { berries: form('berries'), skill: form('skill') };
}

/** Ingredients of a slot that helps bring in a day. */
export function slotTerms({ index, drops, snacking }: MemberPlan, slot: number): Terms {
  const mean = drops.mean[slot] ?? 0;
  return [
    ...(snacking ? [] : one(countAt(index, Count.dayHelps), mean)),
    ...one(countAt(index, Count.granted), mean),
    ...one(countAt(index, Count.nightIngredients + slot)),
  ];
}

/** Programs that do something themselves, by member. */
export const runBy = ({ programs }: Plan, { index }: MemberPlan): readonly Program[] =>
  programs.filter(({ invoker, becomes }) => invoker === index && becomes.length === 0);

/** Sums over the programs that a member's triggers run: each run's yield, and again when it surges. */
export function programTerms(
  layout: TallyLayout,
  programs: readonly Program[],
  worth: (program: Program) => number,
  surging: boolean,
): Terms {
  const terms: Term[] = [];
  for (const program of programs) {
    const value = worth(program);
    if (value === 0) continue;
    terms.push({ place: layout.programs + program.index, weight: value });
    if (surging && program.surge)
      terms.push({ place: layout.surges + program.index, weight: value * (program.surge.times - 1) });
  }
  return terms;
}

/** Matrix cell for an amount from one member to another. */
export const given = ({ members }: Plan, matrix: number, from: number, to: number): number =>
  matrix + from * members.length + to;

export function strengthForms(
  plan: Plan,
  layout: TallyLayout,
  member: MemberPlan,
): { berries: StrengthForm; skill: StrengthForm; zoned: StrengthForm } {
  const worths = plan.members.map((other) => berryWorth(plan, other));
  const own = worths[member.index] ?? { base: 0, favourite: 0 };
  const berries = times(ownBerryTerms(member), DAYS_A_WEEK);
  const berrySum = (program: Program, kind: 'base' | 'favourite') =>
    worths.reduce((sum, worth, m) => sum + (program.berries[m] ?? 0) * worth[kind], 0);
  const strength = unitOf('strength');
  const programs = runBy(plan, member);
  const base = [
    ...programTerms(
      layout,
      programs,
      (program) => (program.self[strength] ?? 0) + (program.team[strength] ?? 0) + berrySum(program, 'base'),
      true,
    ),
    ...one(countAt(member.index, Count.chargedStrength)),
  ];
  const favourite = programTerms(layout, programs, (program) => berrySum(program, 'favourite'), true);
  const factor = member.member.build.species.bonus.strength;
  const plainBerries = strengthForm(plan, times(berries, own.base), times(berries, own.favourite), factor);
  const plainSkill = strengthForm(plan, times(base, DAYS_A_WEEK), times(favourite, DAYS_A_WEEK), factor);
  const zone = zoneForms(plan, layout, member);
  return {
    berries: addForms([plainBerries, zone.berries]),
    skill: addForms([plainSkill, zone.skill]),
    zoned: zone.berries,
  };
}

// ── Single measures, for comparisons ─────────────────────────────────────────────────────────────────────────────────

export const memberAt = (plan: Plan, index: number): MemberPlan => {
  const member = plan.members[index];
  if (!member) throw new Error(`No member ${index}`);
  return member;
};

/** Berries of a member's own kind in a day, from helps and its own skill. */
export function berryTerms(plan: Plan, layout: TallyLayout, index: number): readonly Term[] {
  const member = memberAt(plan, index);
  return [
    ...ownBerryTerms(member),
    ...programTerms(layout, runBy(plan, member), (program) => program.berries[index] ?? 0, true),
  ];
}

/** All ingredients of a member in a day, from helps and its own skill. */
export function ingredientTerms(plan: Plan, layout: TallyLayout, index: number): readonly Term[] {
  const member = memberAt(plan, index);
  const all = (program: Program) => program.ingredients.reduce((sum, amount) => sum + amount, 0);
  return [
    ...member.slotIngredient.flatMap((_, slot) => slotTerms(member, slot)),
    ...programTerms(layout, runBy(plan, member), all, false),
  ];
}

/** Procs of a member in a day. */
export const procTerms = (index: number): readonly Term[] => one(countAt(index, Count.procs));

// ── Their values ────────────────────────────────────────────────────────────────────────────────────────────────────

/** Without constants, which do not grow with the days. */
export function sumTerms(terms: Terms, tally: Float64Array): number {
  let sum = 0;
  for (const { place, weight } of terms) if (place >= 0) sum += weight * (tally[place] ?? 0);
  return sum;
}

export const constantOf = (terms: Terms): number =>
  terms.reduce((sum, { place, weight }) => (place < 0 ? sum + weight : sum), 0);
