// What is published about a team. Every figure is a weighted sum of counts, so that mean and error of all of them come from one place.
import { areaFactor, type Berry, berryPower, type EffectUnit, favouriteFactor, type RecipeType } from '@oversleep/game';
import type { MemberPlan, Plan, RecipeBook } from './plan.ts';
import { type Program, UNITS } from './programs.ts';
import { CookCount, Count, countAt, DishCount, type Layout, TypeCount } from './tally.ts';

/** `weight` of the count at `place`; a constant has place -1. */
export interface Term {
  readonly place: number;
  readonly weight: number;
}

/** Turns a figure into whatever a caller wants of it: its terms, a mean, an error. Called in a fixed order. */
export type Figure<N> = (terms: () => readonly Term[]) => N;

export interface Strength<N> {
  readonly base: N;
  readonly favourite: N;
  readonly area: N;
  readonly event: N;
  readonly total: N;
}

export interface BerryAmount<N> {
  readonly berry: Berry;
  readonly level: number;
  readonly amount: N;
}

export interface IngredientAmount<N> {
  readonly name: string;
  readonly amount: N;
}

export interface Produce<N> {
  readonly berries: readonly BerryAmount<N>[];
  readonly ingredients: readonly IngredientAmount<N>[];
}

export interface MemberFigures<N> {
  readonly externalId: string;
  readonly produceTotal: Produce<N>;
  readonly produceWithoutSkill: Produce<N>;
  readonly produceFromSkill: Produce<N>;
  readonly skillAmount: N;
  readonly skillValue: { readonly [unit: string]: { readonly amountToSelf: N; readonly amountToTeam: N } };
  readonly skillProcs: N;
  readonly skillLevel: number;
  readonly pokemonWithIngredients: { readonly pokemon: string; readonly ingredients: readonly number[] };
  readonly strength: { readonly berries: Strength<N>; readonly skill: Strength<N> };
  readonly advanced: {
    readonly ingredientPercentage: number;
    readonly skillPercentage: number;
    readonly carrySize: number;
    readonly maxFrequency: number;
    readonly dayHelps: N;
    readonly nightHelps: N;
    readonly totalHelps: N;
    readonly averageHelps: N;
    readonly nightHelpsBeforeSS: N;
    readonly nightHelpsAfterSS: N;
    readonly sneakySnack: N;
    readonly skillCrits: N;
    readonly skillRegularValue: N;
    readonly skillCritValue: N;
    readonly wastedEnergy: N;
    readonly totalRecovery: N;
    readonly morningProcs: N;
    /** Procs through another member's skill. */
    readonly bonusProcs: N;
    readonly dayPeriod: { readonly averageEnergy: N; readonly helpsPerHour: N };
    readonly nightPeriod: {
      readonly averageEnergy: N;
      readonly helpsPerHour: N;
      readonly spilledIngredients: readonly IngredientAmount<N>[];
    };
    readonly teamSupport: { readonly energy: N; readonly helps: N };
    /** What this member's procs gave to each member, itself included, in the order of the team. */
    readonly gave: { readonly energy: readonly N[]; readonly helps: readonly N[] };
  };
}

export interface CookedRecipe<N> {
  readonly recipe: string;
  readonly level: number;
  readonly value: number;
  /** Per week. */
  readonly count: N;
  readonly sunday: N;
  readonly totalSkipped: N;
  readonly potLimited: { readonly count: N; readonly missing: N };
  readonly ingredientLimited: readonly { readonly ingredientName: string; readonly count: N; readonly missing: N }[];
}

export interface TypeFigures<N> {
  /** Without the area bonus. */
  readonly weeklyStrength: N;
  readonly sundayStrength: N;
  readonly cookedRecipes: readonly CookedRecipe<N>[];
  /** Meals a week at which nothing could be cooked. */
  readonly mixed: N;
  /** Recipes that the team cannot cook at all, with what nobody brings. */
  readonly outOfReach: readonly { readonly recipe: string; readonly missing: readonly string[] }[];
}

export interface CookingFigures<N> {
  readonly curry: TypeFigures<N>;
  readonly salad: TypeFigures<N>;
  readonly dessert: TypeFigures<N>;
  readonly critInfo: {
    readonly averageCritMultiplierPerCook: N;
    readonly averageCritChancePerCook: N;
    readonly averageWeekdayPotSize: N;
  };
  readonly mealsPerWeek: number;
  /** Ingredients a week that found no room in the bag. */
  readonly lostIngredients: N;
}

/** Strength of a week. */
export interface TeamStrength<N> {
  readonly berries: Strength<N>;
  readonly skill: Strength<N>;
  readonly cooking: Strength<N>;
  readonly startingBerries: Strength<N>;
  readonly total: N;
}

export interface TeamFigures<N> {
  readonly members: readonly MemberFigures<N>[];
  readonly cooking: CookingFigures<N> | undefined;
  readonly team: TeamStrength<N>;
}

const WEEK = 7;

/** Everything that is published, per day unless said otherwise; counts are those of one day. */
export function figuresOf<N>(plan: Plan, layout: Layout, figure: Figure<N>): TeamFigures<N> {
  const forms = plan.members.map((member) => strengthForms(plan, layout, member));
  return {
    members: plan.members.map((member, m) =>
      memberFigures(plan, layout, member, forms[m] ?? { berries: NONE, skill: NONE }, figure),
    ),
    cooking: plan.cooking ? cookingFigures(plan, layout, figure) : undefined,
    team: teamFigures(plan, layout, forms, figure),
  };
}

// ── Terms ────────────────────────────────────────────────────────────────────────────────────────────────────────────

type Terms = readonly Term[];

const one = (place: number, weight = 1): Terms => [{ place, weight }];
const times = (terms: Terms, factor: number): Terms =>
  terms.map(({ place, weight }) => ({ place, weight: weight * factor }));
const constant = (value: number): Terms => one(-1, value);

interface StrengthForm {
  readonly base: Terms;
  readonly favourite: Terms;
  readonly area: Terms;
  readonly event: Terms;
}

const NONE: StrengthForm = { base: [], favourite: [], area: [], event: [] };

const sumOf = ({ base, favourite, area, event }: StrengthForm): Terms => [...base, ...favourite, ...area, ...event];

/** Area bonus and events on top of what berries and skills give. */
function strengthForm({ game, request }: Plan, base: Terms, favourite: Terms, memberFactor = 1): StrengthForm {
  const share = request.settings.areaBonus / 100;
  const area = times([...base, ...favourite], share);
  const event = times([...base, ...favourite, ...area], memberFactor * game.factors.strength - 1);
  return { base, favourite, area, event };
}

function addForms(forms: readonly StrengthForm[]): StrengthForm {
  return {
    base: forms.flatMap(({ base }) => base),
    favourite: forms.flatMap(({ favourite }) => favourite),
    area: forms.flatMap(({ area }) => area),
    event: forms.flatMap(({ event }) => event),
  };
}

const strengthFigures = <N>(form: StrengthForm, figure: Figure<N>): Strength<N> => ({
  base: figure(() => form.base),
  favourite: figure(() => form.favourite),
  area: figure(() => form.area),
  event: figure(() => form.event),
  total: figure(() => sumOf(form)),
});

// ── Members ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Strength of one berry of a member: plain, and what being a favourite adds. */
function berryWorth({ game, request }: Plan, { member }: MemberPlan): { base: number; favourite: number } {
  const { berry } = member.build.species;
  const base = berryPower(game, berry, member.build.level);
  return { base, favourite: base * (favouriteFactor(game, berry, request.settings.favourites) - 1) };
}

/** Berries that a member's helps bring in a day. */
function ownBerryTerms({ index, drops, snacking }: MemberPlan): Terms {
  const share = (1 - drops.ingredientChance) * drops.berries;
  return [
    ...one(countAt(index, Count.dayHelps), snacking ? drops.berries : share),
    ...one(countAt(index, Count.granted), share),
    ...one(countAt(index, Count.nightBerries)),
  ];
}

/** Ingredients of a slot that helps bring in a day. */
function slotTerms({ index, drops, snacking }: MemberPlan, slot: number): Terms {
  const mean = drops.mean[slot] ?? 0;
  return [
    ...(snacking ? [] : one(countAt(index, Count.dayHelps), mean)),
    ...one(countAt(index, Count.granted), mean),
    ...one(countAt(index, Count.nightStored + slot)),
  ];
}

/** Programs that do something themselves, by member. */
const runBy = ({ programs }: Plan, { index }: MemberPlan): readonly Program[] =>
  programs.filter(({ invoker, becomes }) => invoker === index && becomes.length === 0);

/** Sums over the programs that a member's procs run: what each run brings, and again when it surges. */
function programTerms(
  layout: Layout,
  programs: readonly Program[],
  worth: (program: Program) => number,
  surging: boolean,
): Terms {
  return programs.flatMap((program) => {
    const value = worth(program);
    if (value === 0) return [];
    const again = surging && program.surge ? one(layout.surges + program.index, value * (program.surge.times - 1)) : [];
    return [...one(layout.programs + program.index, value), ...again];
  });
}

/** Cell of who gave what to whom. */
const given = ({ members }: Plan, matrix: number, from: number, to: number): number =>
  matrix + from * members.length + to;

const unitOf = (unit: EffectUnit): number => UNITS.indexOf(unit);

function strengthForms(plan: Plan, layout: Layout, member: MemberPlan): { berries: StrengthForm; skill: StrengthForm } {
  const worths = plan.members.map((other) => berryWorth(plan, other));
  const own = worths[member.index] ?? { base: 0, favourite: 0 };
  const berries = times(ownBerryTerms(member), WEEK);
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
    ...one(countAt(member.index, Count.storedStrength)),
  ];
  const favourite = programTerms(layout, programs, (program) => berrySum(program, 'favourite'), true);
  const factor = member.member.build.species.bonus.strength;
  return {
    berries: strengthForm(plan, times(berries, own.base), times(berries, own.favourite), factor),
    skill: strengthForm(plan, times(base, WEEK), times(favourite, WEEK), factor),
  };
}

const WIRE_UNITS: Partial<Record<EffectUnit, string>> = {
  dreamShards: 'dream shards',
  potSize: 'pot size',
  tastyChance: 'crit chance',
  skillHelps: 'skill helps',
};

/** What the skill of a member is booked for, unit by unit. */
function selfTerms(plan: Plan, layout: Layout, member: MemberPlan, programs: readonly Program[], u: number): Terms {
  const unit = UNITS[u];
  if (unit === 'energy' && plan.game.rules.choices.ownEnergyBooked === 'gained')
    return one(countAt(member.index, Count.ownEnergy));
  const runs = programTerms(layout, programs, (program) => program.self[u] ?? 0, true);
  return unit === 'strength' ? [...runs, ...one(countAt(member.index, Count.storedStrength))] : runs;
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

/** Everything the skill is booked for in one number, whatever the units. */
function amountTerms(plan: Plan, layout: Layout, member: MemberPlan, programs: readonly Program[]): Terms {
  const { index } = member;
  return [
    ...UNITS.flatMap((_, u) => selfTerms(plan, layout, member, programs, u)),
    ...plan.members.flatMap((_, to) => one(given(plan, layout.energyGiven, index, to))),
    ...one(countAt(index, Count.ownEnergy), -1),
    ...one(countAt(index, Count.bonusProcsGiven)),
    ...programTerms(layout, programs, ({ helpsBooked }) => helpsBooked, false),
  ];
}

/** Units that a member's skill, or one that it can become, deals in. */
function unitsOf(programs: readonly Program[]): readonly number[] {
  return UNITS.flatMap((unit, u) => {
    const used = programs.some(
      ({ self, team, skill }) => (self[u] ?? 0) !== 0 || (team[u] ?? 0) !== 0 || skill.units.includes(unit),
    );
    return used ? [u] : [];
  });
}

function memberFigures<N>(
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
  const helped = rows.map((_, i) => member.slotIngredient.includes(i));
  const skilled = rows.map((_, i) => programs.some(({ ingredients }) => (ingredients[i] ?? 0) > 0));
  const ingredients = (has: (i: number) => boolean, terms: (i: number) => Terms): IngredientAmount<N>[] =>
    rows.flatMap(({ name }, i) => (has(i) ? [{ name, amount: figure(() => terms(i)) }] : []));
  const berries = (parts: readonly BerryPart[]): BerryAmount<N>[] =>
    mergeBerries(parts).map(({ berry, level, terms }) => ({ berry, level, amount: figure(terms) }));
  const skillParts = burst.map((other) => ({ other, terms: () => skillBerries(other) }));
  const ownPart = { other: member, terms: () => ownBerryTerms(member) };
  const day = () => [...count(Count.dayHelps), ...count(Count.granted)];
  const night = () => count(Count.nightHelps);
  const after = () => [...night(), ...count(Count.roomHelps, -1)];
  const fromOthers = (matrix: number): Terms =>
    plan.members.flatMap((_, from) => (from === index ? [] : one(given(plan, matrix, from, index))));
  return {
    externalId,
    produceTotal: {
      berries: berries([...skillParts, ownPart]),
      ingredients: ingredients(
        (i) => helped[i] === true || skilled[i] === true,
        (i) => [...fromSkill(i), ...fromHelps(i)],
      ),
    },
    produceWithoutSkill: {
      berries: berries([ownPart]),
      ingredients: ingredients((i) => helped[i] === true, fromHelps),
    },
    produceFromSkill: { berries: berries(skillParts), ingredients: ingredients((i) => skilled[i] === true, fromSkill) },
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
    skillProcs: figure(() => count(Count.procs)),
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
      nightHelps: figure(night),
      totalHelps: figure(() => [...day(), ...night()]),
      averageHelps: figure(() => [...day(), ...count(Count.fittedHelps)]),
      nightHelpsBeforeSS: figure(() => count(Count.roomHelps)),
      nightHelpsAfterSS: figure(after),
      sneakySnack: figure(() => times(after(), drops.berries)),
      skillCrits: figure(() => critTerms(layout, programs)),
      skillRegularValue: figure(() => [
        ...amountTerms(plan, layout, member, programs),
        ...times(critValueTerms(layout, programs), -1),
      ]),
      skillCritValue: figure(() => critValueTerms(layout, programs)),
      wastedEnergy: figure(() => count(Count.wasted)),
      totalRecovery: figure(() => [
        ...count(Count.mealEnergy),
        ...plan.members.flatMap((_, from) => one(given(plan, layout.energyGiven, from, index))),
      ]),
      morningProcs: figure(() => count(Count.morningProcs)),
      bonusProcs: figure(() => count(Count.bonusProcs)),
      dayPeriod: {
        averageEnergy: figure(() => count(Count.energyDay, 1 / plan.awake)),
        helpsPerHour: figure(() => times(day(), 60 / plan.awake)),
      },
      nightPeriod: {
        averageEnergy: figure(() => count(Count.energyNight, 1 / plan.sleep)),
        helpsPerHour: figure(() => times(night(), 60 / plan.sleep)),
        spilledIngredients: ingredients((i) => helped[i] === true, spilled),
      },
      teamSupport: {
        energy: figure(() => fromOthers(layout.energyGiven)),
        helps: figure(() => fromOthers(layout.helpsGiven)),
      },
      gave: {
        energy: plan.members.map((_, to) => figure(() => one(given(plan, layout.energyGiven, index, to)))),
        helps: plan.members.map((_, to) => figure(() => one(given(plan, layout.helpsGiven, index, to)))),
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

// ── Kitchen and team ─────────────────────────────────────────────────────────────────────────────────────────────────

function typeFigures<N>(plan: Plan, layout: Layout, type: number, book: RecipeBook, figure: Figure<N>): TypeFigures<N> {
  const place = layout.types[type] ?? 0;
  const weekly = (at: number) => one(at, WEEK);
  const rows = plan.game.ingredients.rows;
  return {
    weeklyStrength: figure(() => weekly(place + TypeCount.strength)),
    sundayStrength: figure(() => weekly(place + TypeCount.sunday)),
    mixed: figure(() => weekly(place + TypeCount.mixed)),
    outOfReach: book.outOfReach.map(({ recipe, missing }) => ({ recipe: recipe.name, missing })),
    cookedRecipes: book.recipes.map(({ recipe, level }, r) => {
      const at = (layout.dishes[type] ?? 0) + r * layout.dishSize;
      const needed = recipe.ingredients.map(({ ingredient }) => rows.indexOf(ingredient));
      const short = (i: number) => at + DishCount.short + 2 * i;
      return {
        recipe: recipe.name,
        level,
        value: book.value[r] ?? 0,
        count: figure(() => weekly(at + DishCount.cooked)),
        sunday: figure(() => weekly(at + DishCount.sunday)),
        totalSkipped: figure(() => [...weekly(at + DishCount.potLimited), ...needed.flatMap((i) => weekly(short(i)))]),
        potLimited: {
          count: figure(() => weekly(at + DishCount.potLimited)),
          missing: figure(() => weekly(at + DishCount.potMissing)),
        },
        ingredientLimited: needed.map((i) => ({
          ingredientName: rows[i]?.name ?? '',
          count: figure(() => weekly(short(i))),
          missing: figure(() => weekly(short(i) + 1)),
        })),
      };
    }),
  };
}

function cookingFigures<N>(plan: Plan, layout: Layout, figure: Figure<N>): CookingFigures<N> | undefined {
  const [curry, salad, dessert] = plan.cooking?.books ?? [];
  if (!curry || !salad || !dessert) return undefined;
  const meals = plan.meals.length;
  const perMeal = (count: number, share = 1) =>
    figure(() => (meals > 0 ? one(layout.cooking + count, 1 / (meals * share)) : []));
  return {
    curry: typeFigures(plan, layout, 0, curry, figure),
    salad: typeFigures(plan, layout, 1, salad, figure),
    dessert: typeFigures(plan, layout, 2, dessert, figure),
    critInfo: {
      averageCritMultiplierPerCook: perMeal(CookCount.multiplier),
      averageCritChancePerCook: perMeal(CookCount.chance),
      averageWeekdayPotSize: perMeal(CookCount.weekdayPot, 6 / WEEK),
    },
    mealsPerWeek: meals * WEEK,
    lostIngredients: figure(() => one(layout.cooking + CookCount.lost, WEEK / 3)),
  };
}

/** Strength of the stock of berries, once a week. */
function startingForm(plan: Plan): StrengthForm {
  const { game, request } = plan;
  const parts = request.settings.stockpiledBerries.map(({ name, amount, level }) => {
    const berry = game.berries.get(name);
    const base = amount * berryPower(game, berry, level);
    return { base, favourite: base * (favouriteFactor(game, berry, request.settings.favourites) - 1) };
  });
  const sum = (kind: 'base' | 'favourite') => parts.reduce((total, part) => total + part[kind], 0);
  return strengthForm(plan, constant(sum('base')), constant(sum('favourite')));
}

const typeIndex = (plan: Plan, type: RecipeType): number =>
  plan.cooking?.books.findIndex((book) => book.type === type) ?? -1;

/** The forms of a whole team's week. */
function teamForms(plan: Plan, layout: Layout, members: readonly { berries: StrengthForm; skill: StrengthForm }[]) {
  const type = typeIndex(plan, plan.request.settings.recipeType);
  const dishes = type < 0 ? [] : one((layout.types[type] ?? 0) + TypeCount.strength, WEEK);
  return {
    berries: addForms(members.map(({ berries }) => berries)),
    skill: addForms(members.map(({ skill }) => skill)),
    cooking: strengthForm(plan, dishes, []),
    startingBerries: startingForm(plan),
  };
}

function teamFigures<N>(
  plan: Plan,
  layout: Layout,
  members: readonly { berries: StrengthForm; skill: StrengthForm }[],
  figure: Figure<N>,
): TeamStrength<N> {
  const forms = teamForms(plan, layout, members);
  return {
    berries: strengthFigures(forms.berries, figure),
    skill: strengthFigures(forms.skill, figure),
    cooking: strengthFigures(forms.cooking, figure),
    startingBerries: strengthFigures(forms.startingBerries, figure),
    total: figure(() => Object.values(forms).flatMap(sumOf)),
  };
}

/** The terms of the headline alone: what a simulation is asked to know precisely. */
export function totalTerms(plan: Plan, layout: Layout): readonly Term[] {
  const forms = plan.members.map((member) => strengthForms(plan, layout, member));
  return Object.values(teamForms(plan, layout, forms)).flatMap(sumOf);
}

/** Terms of a week's skills and stock, and strength of one berry of each member and of one point of cooking: for totals with luck. */
export function luckyTotal(
  plan: Plan,
  layout: Layout,
): { terms: readonly Term[]; berry: readonly number[]; cooking: number; type: number } {
  const forms = plan.members.map((member) => strengthForms(plan, layout, member));
  const { skill, startingBerries } = teamForms(plan, layout, forms);
  const factor = areaFactor(plan.request.settings.areaBonus) * plan.game.factors.strength;
  return {
    terms: [...times(sumOf(skill), 1 / WEEK), ...sumOf(startingBerries)],
    berry: plan.members.map((member) => {
      const { base, favourite } = berryWorth(plan, member);
      return (base + favourite) * factor * member.member.build.species.bonus.strength;
    }),
    cooking: factor,
    type: typeIndex(plan, plan.request.settings.recipeType),
  };
}

// ── Single measures, for comparisons ─────────────────────────────────────────────────────────────────────────────────

const memberAt = (plan: Plan, index: number): MemberPlan => {
  const member = plan.members[index];
  if (!member) throw new Error(`No member ${index}`);
  return member;
};

/** Berries of a member's own kind in a day, from helps and its own skill. */
export function berryTerms(plan: Plan, layout: Layout, index: number): readonly Term[] {
  const member = memberAt(plan, index);
  return [
    ...ownBerryTerms(member),
    ...programTerms(layout, runBy(plan, member), (program) => program.berries[index] ?? 0, true),
  ];
}

/** All ingredients of a member in a day, from helps and its own skill. */
export function ingredientTerms(plan: Plan, layout: Layout, index: number): readonly Term[] {
  const member = memberAt(plan, index);
  const all = (program: Program) => program.ingredients.reduce((sum, amount) => sum + amount, 0);
  return [
    ...member.slotIngredient.flatMap((_, slot) => slotTerms(member, slot)),
    ...programTerms(layout, runBy(plan, member), all, false),
  ];
}

/** Procs of a member in a day. */
export const procTerms = (index: number): readonly Term[] => one(countAt(index, Count.procs));
