// A request as flat numbers: everything that is looked up is looked up here, once.
import {
  awakeMinutes,
  type Build,
  carrySize,
  decayRate,
  type Game,
  hasSubskill,
  helpInterval,
  intervalFactor,
  lowerEnds,
  type Meal,
  mealTimes,
  type Schedule,
  skillChance,
  sleepEnergy,
  sleepMinutes,
  storedProcs,
} from '@oversleep/game';
import { longestAlone, looksOf, mealsAtLooks } from '../looks.ts';
import type { Method } from '../method.ts';
import type { TeamMember, TeamRequest } from '../request.ts';
import { type Drops, dropsOf, type NightTable, nightTable } from './drops.ts';
import { type LineupPlan, lineupPlan } from './lineup-plan.ts';
import { type CookingPlan, cookingPlan, obtainable } from './menu.ts';
import { canWait, compilePrograms, type Program } from './programs.ts';
import { type StoredProcs, storedTable } from './stored-procs.ts';
import { guideTo, potentialOf, procRateOf, procTable } from './waits.ts';
import { type ZonePlan, zonePlan } from './zone-plan.ts';

export interface MemberPlan {
  readonly index: number;
  /** Number of the program that its procs run. */
  readonly program: number;
  readonly member: TeamMember;
  readonly team: TeamContext;
  /** Minutes between helps by energy bracket. */
  readonly intervals: readonly number[];
  readonly drops: Drops;
  readonly night: NightTable;
  /** Ingredient index by slot. */
  readonly slotIngredient: readonly number[];
  /** By slot, the first one with the same ingredient. */
  readonly firstSlot: readonly number[];
  readonly carry: number;
  readonly snacking: boolean;
  readonly skillChance: number;
  readonly storedProcs: number;
  readonly energyFactor: number;
  readonly sleepEnergy: number;
  readonly sleepCap: number;
  /** Chance that the next proc comes within i + 1 helps; the last is certain. */
  readonly procWithin: Float64Array;
  /** Procs per help in the long run. */
  readonly procRate: number;
  /** By the helps since the last proc, how much more procs are ahead than for a wait that has just begun. */
  readonly potential: Float64Array;
  /** Where to begin looking in `procWithin`, by equal parts of chance. */
  readonly procFrom: Int32Array;
  readonly stored: StoredProcs | undefined;
  /** Nothing depends on when before the next meal a proc happens. */
  readonly deferrable: boolean;
}

interface PlannedMeal {
  readonly meal: Meal;
  /** Minutes after wake-up. */
  readonly at: number;
}

export interface Plan {
  readonly request: TeamRequest;
  readonly game: Game;
  readonly method: Method;
  readonly members: readonly MemberPlan[];
  readonly programs: readonly Program[];
  readonly awake: number;
  readonly sleep: number;
  readonly meals: readonly PlannedMeal[];
  /** Check-ins after wake-up; undefined: always. */
  readonly looks: readonly number[] | undefined;
  /** Lower ends of the energy brackets, and of the rows of meals; see `energyRow`. */
  readonly brackets: readonly number[];
  readonly mealEnds: readonly number[];
  /** Energy of a meal by row, and where it stops. */
  readonly mealEnergy: readonly number[];
  readonly mealCap: number;
  /** Where energy of skills stops. With a cap that is not strict (the reference's), meals go beyond it and skills push what lies above down. */
  readonly energyCap: number;
  readonly strictCap: boolean;
  readonly decayMinutes: number;
  readonly decayRate: number;
  /** Minutes, or 0 for exact times. */
  readonly grid: number;
  readonly ingredientCount: number;
  /** Ingredients of any kind come as fractions of all kinds. */
  readonly evenIngredients: boolean;
  readonly cooking: CookingPlan | undefined;
  readonly zone: ZonePlan | undefined;
  /** Set where line-ups change: then `members` are all that are ever in, and each line-up has a plan of its own. */
  readonly rotation: LineupPlan<Plan> | undefined;
}

export interface PlanOptions {
  /** Without cooking, ingredients are counted but no dish is made. */
  readonly cooking?: boolean;
  /** The plan of a similar team: tables of members that are the same, in the same places, are used again. */
  readonly like?: Plan | undefined;
  /** Member tables kept from plan to plan, for many plans of the same members in the same week. */
  readonly known?: KnownMembers | undefined;
}

export type KnownMembers = Map<TeamMember, MemberPlan[]>;

export function planOf(request: TeamRequest, options: PlanOptions = {}): Plan {
  const { game, settings, members, method } = request;
  const { rotation } = settings;
  if (!rotation) return teamPlan(request, compilePrograms(game, members, method), options);
  const { cooking = true, known = new Map() } = options;
  const teams = rotation.lineups.map((lineup) => {
    const team = { ...request, members: lineup.flatMap((number) => members[number] ?? []) };
    return { team, compiled: compilePrograms(game, team.members, method) };
  });
  const all = teams.flatMap(({ compiled }) => compiled.programs);
  const plans = teams.map(({ team, compiled }) => teamPlan(team, compiled, { cooking: false, known }, all));
  const brought = teams.map(({ team, compiled }) => obtainable(team, compiled.programs));
  const available = game.ingredients.rows.map((_, i) => brought.some((has) => has[i]));
  const kitchen = cooking ? cookingPlan(request, available, all, policyOf(request)) : undefined;
  const lineups = plans.map((plan) => ({ ...plan, cooking: kitchen }));
  const [first] = lineups;
  if (!first) throw new Error('A rotation without line-ups');
  const roster = members.flatMap((member, index) => {
    const own = lineups.flatMap((plan) => plan.members).find((one) => one.member === member);
    return own ? [{ ...own, index }] : [];
  });
  return {
    ...first,
    request,
    members: roster,
    programs: [],
    rotation: lineupPlan(game, rotation, lineups, settings, members),
  };
}

// The reference's rules come with its kitchen and a player who is always checking.
const policyOf = ({ method, settings }: TeamRequest) => (method.grid > 0 ? undefined : settings.policy);

/** `all`: the programs of all line-ups, any of which can open a zone for the others. */
function teamPlan(
  request: TeamRequest,
  { programs, own }: ReturnType<typeof compilePrograms>,
  { cooking = true, like, known }: PlanOptions,
  all = programs,
): Plan {
  const { game, settings, members, method } = request;
  const { rules } = game;
  const recoverers = members.filter(({ build }) => hasSubskill(build, 'ENERGY_RECOVERY_BONUS')).length;
  const helpers = members.filter(({ build }) => hasSubskill(build, 'HELPING_BONUS')).length;
  const sleep = sleepMinutes(settings);
  const { grid } = method;
  const policy = policyOf(request);
  const strictCap = rules.choices.energyCap === 'always';
  const looks = policy && looksOf(settings, policy.lookIn);
  const team = { camp: settings.camp, sleep, alone: longestAlone(settings, looks), recoverers, helpers };
  const alike = like?.game === game ? like.members : [];
  const zone = zonePlan(all, members);
  return {
    request,
    game,
    method,
    members: members.map((member, index) => {
      const program = own[index] ?? 0;
      // In a zone it matters when berries come.
      const deferrable = grid === 0 && zone === undefined && canWait(programs, program);
      const skill = { program, deferrable };
      return known
        ? knownMember(known, game, member, team, index, skill)
        : memberPlan(game, member, team, index, skill, alike[index]);
    }),
    programs,
    zone,
    awake: awakeMinutes(settings),
    sleep,
    looks,
    meals: looks ? mealsAtLooks(rules, settings, looks) : mealsByDay(rules, settings, grid),
    brackets: lowerEnds(rules, rules.speedBrackets),
    mealEnds: lowerEnds(rules, rules.energy.meals),
    mealEnergy: rules.energy.meals.map(({ energy }) => energy),
    mealCap: strictCap ? rules.energy.cap : Number.POSITIVE_INFINITY,
    energyCap: rules.energy.cap,
    strictCap,
    decayMinutes: rules.energy.decay.minutes,
    decayRate: decayRate(game),
    grid,
    ingredientCount: game.ingredients.rows.length,
    evenIngredients: rules.choices.anyIngredient === 'even',
    cooking: cooking ? cookingPlan(request, obtainable(request, programs), programs, policy) : undefined,
    rotation: undefined,
  };
}

/** On a grid a meal comes before the helps of the same line. */
const mealsByDay = (rules: Game['rules'], schedule: Schedule, grid: number): readonly PlannedMeal[] =>
  mealTimes(rules, schedule).map(({ meal, sinceWakeup }) => ({
    meal,
    at: grid > 0 ? onGrid(sinceWakeup, grid) : sinceWakeup,
  }));

/** The line of the grid at which something counts as happening: the beginning of its cell, where a line belongs to the cell before it. */
export const onGrid = (time: number, grid: number): number => Math.max(0, (Math.ceil(time / grid) - 1) * grid);

/** What a member must know about its team. */
interface TeamContext {
  readonly camp: boolean;
  readonly sleep: number;
  /** The longest time without a check-in: the night, or longer. */
  readonly alone: number;
  readonly recoverers: number;
  readonly helpers: number;
}

const sameTeam = (a: TeamContext, b: TeamContext): boolean =>
  a.camp === b.camp &&
  a.sleep === b.sleep &&
  a.alone === b.alone &&
  a.recoverers === b.recoverers &&
  a.helpers === b.helpers;

function knownMember(
  known: KnownMembers,
  game: Game,
  member: TeamMember,
  team: TeamContext,
  index: number,
  skill: Pick<MemberPlan, 'program' | 'deferrable'>,
): MemberPlan {
  const before = known.get(member) ?? [];
  const same = before.find((plan) => sameTeam(plan.team, team));
  const plan = memberPlan(game, member, team, index, skill, same);
  if (!same) known.set(member, [...before, plan]);
  return plan;
}

function memberPlan(
  game: Game,
  member: TeamMember,
  team: TeamContext,
  index: number,
  skill: Pick<MemberPlan, 'program' | 'deferrable'>,
  known: MemberPlan | undefined,
): MemberPlan {
  const same = known?.member === member && sameTeam(known.team, team) ? known : undefined;
  const { build } = member;
  const { rules } = game;
  const otherHelpingBonus = team.helpers - (hasSubskill(build, 'HELPING_BONUS') ? 1 : 0);
  const sleep = sleepEnergy(game, {
    minutes: team.sleep,
    nature: build.nature.energy,
    bonusMembers: team.recoverers,
    ownBonus: hasSubskill(build, 'ENERGY_RECOVERY_BONUS'),
  });
  const base = helpInterval(game, build, { camp: team.camp, otherHelpingBonus }) / 60;
  const intervals = rules.speedBrackets.map(({ from }) => base * intervalFactor(game, from));
  const drops = same?.drops ?? dropsOf(game, build);
  const carry = carrySize(game, rules.choices.expertCarry ? build : withoutEventCarry(build), team.camp);
  const snacking = member.sneakySnacking;
  const pity = build.species.pityHelps;
  const chance = skillChance(build);
  const procWithin = same?.procWithin ?? procTable(chance, pity);
  const procRate = procRateOf(procWithin);
  const slotIngredient = build.ingredients.map(({ ingredient }) => game.ingredients.rows.indexOf(ingredient));
  const nightHelps = Math.ceil(team.alone / Math.min(...intervals)) + 2;
  const night = same?.night ?? nightTable(drops, snacking ? 0 : carry, nightHelps);
  const mostStored = storedProcs(game, build.species);
  return {
    index,
    ...skill,
    member,
    team,
    intervals,
    drops,
    night,
    slotIngredient,
    firstSlot: slotIngredient.map((ingredient) => slotIngredient.indexOf(ingredient)),
    carry,
    snacking,
    skillChance: chance,
    storedProcs: mostStored,
    energyFactor: build.nature.energy,
    sleepEnergy: sleep.gift,
    sleepCap: sleep.cap,
    procWithin,
    procRate,
    potential: same?.potential ?? potentialOf(procWithin, procRate),
    procFrom: same?.procFrom ?? guideTo(procWithin),
    stored: same ? same.stored : storedTable(chance, pity, mostStored, night.room),
  };
}

function withoutEventCarry(build: Build): Build {
  const { species } = build;
  return { ...build, species: { ...species, bonus: { ...species.bonus, carrySize: 0 } } };
}
