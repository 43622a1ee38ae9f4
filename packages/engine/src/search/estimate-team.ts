// Estimates a team's week in microseconds, assuming that everything happens at its average rate, evenly over the day.
import { areaFactor, DAYS_A_WEEK, TEAM_SIZE } from '@oversleep/game';
import { add } from '../loop/flat.ts';
import { cookingPlan } from '../loop/menu.ts';
import { planOf } from '../loop/plan.ts';
import type { TeamMember, TeamRequest } from '../request.ts';
import { energyCurves, speedOf } from './energy-curve.ts';
import { type KitchenHelp, meanKitchen } from './mean-kitchen.ts';
import { between, type CandidateProfile, nightIngredients, profileOf, sumsIn } from './profile.ts';
import { type SkillSums, Sum, touchesMembers } from './skill-sums.ts';

/** Parts of a week's strength, and what else it brings. */
export interface TeamEstimate {
  readonly berries: number;
  readonly skill: number;
  readonly cooking: number;
  readonly procs: number;
  readonly shards: number;
  /** Per day, by ingredient; the next estimate overwrites it. */
  readonly ingredients: Float64Array;
}

/** Before anything is cooked. */
interface Yields extends Omit<TeamEstimate, 'cooking'> {
  readonly help: KitchenHelp;
}

export interface Estimator {
  /** For the candidates with these indices. */
  readonly parts: (team: readonly number[]) => TeamEstimate;
  /** Teams that take turns, each for its share of the week, and cook from one bag. */
  readonly mixed: (turns: readonly LineupShare[]) => TeamEstimate;
  /** Ingredients per day of a candidate on its own, by kind. */
  readonly supply: (candidate: number) => Float64Array;
}

interface LineupShare {
  readonly team: readonly number[];
  readonly share: number;
}

/** `request` has no members and defines the week. */
export function createEstimator(request: TeamRequest, candidates: readonly TeamMember[]): Estimator {
  const plan = planOf({ ...request, members: [] }, { cooking: false });
  const curveOf = energyCurves(plan);
  // A profile takes a millisecond, so it is computed on first use and kept.
  const profiles = new Map<number, CandidateProfile>();
  const profileFor = (index: number): CandidateProfile | undefined => {
    const member = candidates[index];
    const known = profiles.get(index) ?? (member && profileOf(request, member, curveOf));
    if (known) profiles.set(index, known);
    return known;
  };
  const { game } = request;
  const kinds = game.ingredients.rows.length;
  const everything = game.ingredients.rows.map(() => true);
  const kitchen = meanKitchen(cookingPlan(request, everything), plan.meals.length, kinds);
  const dishes = areaFactor(request.settings.areaBonus) * game.factors.strength;
  const week = createWeek(kinds);
  const yieldsOf = (team: readonly number[]): Yields => {
    const members = team.flatMap((index) => profileFor(index) ?? []);
    const sums = members.map((profile) => sumsIn(plan, profile, members));
    computeRates(week, members, sums);
    return computeYields(week, members, sums);
  };
  const cooked = ({ help, ...yields }: Yields): TeamEstimate => ({
    ...yields,
    cooking: kitchen.cook(yields.ingredients, help) * dishes,
  });
  const parts = (team: readonly number[]): TeamEstimate => cooked(yieldsOf(team));
  const mixed = (turns: readonly LineupShare[]): TeamEstimate => {
    const ingredients = new Float64Array(kinds);
    const sum = { procs: 0, shards: 0, berries: 0, skill: 0 };
    const help = { pot: 0, potProcs: 0, tasty: 0 };
    for (const { team, share } of turns) {
      const own = yieldsOf(team);
      sum.procs += share * own.procs;
      sum.shards += share * own.shards;
      sum.berries += share * own.berries;
      sum.skill += share * own.skill;
      help.pot += share * own.help.pot;
      help.potProcs += share * own.help.potProcs;
      help.tasty += share * own.help.tasty;
      for (let i = 0; i < kinds; i += 1) add(ingredients, i, share * (own.ingredients[i] ?? 0));
    }
    return cooked({ ...sum, help, ingredients });
  };
  return {
    parts,
    mixed,
    supply: (candidate) => {
      parts([candidate]);
      return week.perDay.slice();
    },
  };
}

/** Averages per day, by member; reused for every team. */
interface Week {
  readonly healing: Float64Array;
  readonly byDay: Float64Array;
  readonly byNight: Float64Array;
  readonly procs: Float64Array;
  readonly tries: Float64Array;
  readonly perDay: Float64Array;
}

const createWeek = (kinds: number): Week => ({
  healing: new Float64Array(TEAM_SIZE),
  byDay: new Float64Array(TEAM_SIZE),
  byNight: new Float64Array(TEAM_SIZE),
  procs: new Float64Array(TEAM_SIZE),
  tries: new Float64Array(TEAM_SIZE),
  perDay: new Float64Array(kinds),
});

/** Iterations until helps and the energy that they recover agree. */
const ROUNDS = 3;

/** Computes how often each member helps and triggers its skill. */
function computeRates(week: Week, members: readonly CandidateProfile[], sums: readonly SkillSums[]): void {
  const { healing, byDay, byNight, procs, tries } = week;
  let [helpers, recoverers] = [0, 0];
  for (const { helps, recovers } of members) {
    if (helps) helpers += 1;
    if (recovers) recoverers += 1;
  }
  healing.fill(0);
  tries.fill(0);
  const heals = sums.some((own) => touchesMembers(own));
  for (let round = 0; round < (heals ? ROUNDS : 1); round += 1) {
    for (const [m, { plan, intervals, curves, helps }] of members.entries()) {
      const curve = curves[recoverers];
      if (!curve) continue;
      const interval = intervals[helpers - (helps ? 1 : 0)] ?? 1;
      const day = speedOf(curve, healing[m] ?? 0, 0) / interval;
      const night = speedOf(curve, healing[m] ?? 0, 1) / interval;
      byDay[m] = day;
      byNight[m] = night;
      procs[m] = plan.snacking ? 0 : day * plan.procRate + storedBy(plan, night) + (tries[m] ?? 0);
    }
    if (heals) spreadEffects(week, members, sums);
  }
}

function storedBy({ stored, storedProcs, procRate }: CandidateProfile['plan'], helps: number): number {
  if (!stored) return Math.min(storedProcs, helps * procRate);
  const most = stored.first.length - 1;
  return between(stored.first, helps, most) + between(stored.second, helps, most);
}

/** Spreads the energy and extra tries of each member's triggers over the team. */
function spreadEffects(
  { healing, tries, procs }: Week,
  members: readonly CandidateProfile[],
  sums: readonly SkillSums[],
): void {
  const size = members.length;
  healing.fill(0);
  tries.fill(0);
  for (const [m, own] of sums.entries()) {
    if (!touchesMembers(own)) continue;
    const n = procs[m] ?? 0;
    const toWholeTeam = n * ((own[Sum.energyEveryone] ?? 0) + (own[Sum.energyChosen] ?? 0) / size);
    for (const [other, { plan }] of members.entries()) {
      const only = other === m ? (own[Sum.energySelf] ?? 0) : (own[Sum.energyDrained] ?? 0) / 2;
      healing[other] = (healing[other] ?? 0) + (toWholeTeam + n * only) * plan.energyFactor;
      tries[other] = (tries[other] ?? 0) + (n * (own[Sum.triesChosen] ?? 0) * plan.procRate) / size;
    }
  }
}

interface Zone {
  readonly berry: string;
  /** How much more its berries count, on average over the week. */
  readonly more: number;
}

const zoneOver = (zone: Zone | undefined, berry: string): number => (zone?.berry === berry ? zone.more : 0);

/** The zone grows with every trigger from Monday on, so half of a week's triggers count on average. */
function zoneOf(
  members: readonly CandidateProfile[],
  sums: readonly SkillSums[],
  procs: Float64Array,
): Zone | undefined {
  const opened = members.find(({ zone }) => zone !== undefined)?.zone;
  if (!opened) return undefined;
  let week = 0;
  for (const [m, own] of sums.entries()) week += DAYS_A_WEEK * (procs[m] ?? 0) * (own[Sum.zone] ?? 0);
  const most = opened.cap / 100;
  // It reaches its cap in the middle of a week, or never.
  return { berry: opened.berry, more: week <= most ? week / 2 : most - (most * most) / (2 * week) };
}

/** Computes what these rates yield in a week. */
function computeYields(
  { byDay, byNight, procs, perDay }: Week,
  members: readonly CandidateProfile[],
  sums: readonly SkillSums[],
): Yields {
  const size = members.length;
  let [granted, pot, potProcs, tasty, skill, berries, used, shards] = [0, 0, 0, 0, 0, 0, 0, 0];
  perDay.fill(0);
  for (const [m, own] of sums.entries()) {
    const n = procs[m] ?? 0;
    const profile = members[m];
    if (!profile) continue;
    granted += n * ((own[Sum.helpsEveryone] ?? 0) + (own[Sum.helpsChosen] ?? 0) / size);
    used += n;
    shards += n * (own[Sum.shards] ?? 0);
    pot += n * (own[Sum.pot] ?? 0);
    if ((own[Sum.pot] ?? 0) > 0) potProcs += n;
    tasty += n * (own[Sum.tasty] ?? 0);
    skill += n * ((own[Sum.strength] ?? 0) * profile.point + (own[Sum.berriesSelf] ?? 0) * profile.berry);
    const toOthers = n * (own[Sum.berriesOthers] ?? 0);
    if (toOthers > 0) for (const other of members) if (other !== profile) skill += toOthers * other.berry;
    for (let i = Sum.ingredients; i < own.length; i += 1)
      if (own[i] !== 0) perDay[i - Sum.ingredients] = (perDay[i - Sum.ingredients] ?? 0) + n * (own[i] ?? 0);
  }
  const zone = zoneOf(members, sums, procs);
  for (const [m, { plan, berry }] of members.entries()) {
    const { drops, night, snacking, slotIngredient } = plan;
    const day = (snacking ? 0 : (byDay[m] ?? 0)) + granted;
    const nightly = byNight[m] ?? 0;
    const found =
      day * (1 - drops.ingredientChance) * drops.berries +
      (snacking ? (byDay[m] ?? 0) * drops.berries : 0) +
      between(night.berries, nightly, night.most) +
      (nightly - between(night.room, nightly, night.most)) * drops.berries;
    berries += found * berry * (1 + zoneOver(zone, plan.member.build.species.berry.name));
    for (let s = 0; s < drops.slots; s += 1) {
      const kind = slotIngredient[s] ?? 0;
      perDay[kind] = (perDay[kind] ?? 0) + day * (drops.mean[s] ?? 0) + nightIngredients(plan, nightly, s);
    }
  }
  return {
    procs: used * DAYS_A_WEEK,
    shards: shards * DAYS_A_WEEK,
    berries: berries * DAYS_A_WEEK,
    skill: skill * DAYS_A_WEEK,
    help: { pot, potProcs, tasty },
    ingredients: perDay,
  };
}
