// Skills compiled for the loop: what happens at a proc of this member, as numbers, and what each proc is worth on average.
import {
  amountAt,
  copiedSkill,
  type Effect,
  effectiveSkillLevel,
  type Game,
  type MainSkill,
  type RuleChoices,
  skillPool,
} from '@oversleep/game';
import type { Method } from '../method.ts';
import type { TeamMember } from '../request.ts';
import { type BookingContext, type Bookings, book, noBookings } from './bookings.ts';
import { FELT_AT_ONCE, newOperation, Op, type Operation, operationOf, TOUCHES_MEMBERS } from './operations.ts';

export interface Program extends Readonly<Bookings> {
  readonly index: number;
  readonly invoker: number;
  readonly skill: MainSkill;
  readonly level: number;
  readonly operations: readonly Operation[];
  /** One of these by chance, whose cumulative odds these are; nothing where an outcome feeds into nothing else. */
  readonly outcomes: readonly (Operation | undefined)[];
  readonly outcomeOdds: Float64Array;
  readonly targets: number;
  readonly lowestChance: number;
  /** Whether its targets matter for anything before the next meal. */
  readonly aimed: boolean;
  readonly surge: { readonly chance: number; readonly times: number } | undefined;
  /** Strength by number of charges, and the chance to let go of all of them. */
  readonly charges: readonly number[];
  readonly releaseChance: number;
  /** Programs that this one turns into, one of them at random; empty for a plain skill. */
  readonly becomes: number[];
  /** How often a proc has a lucky part, and how much that is of what the user itself is booked. */
  readonly crits: number;
  readonly critValue: number;
}

interface Context extends BookingContext {
  readonly programs: Program[];
  readonly known: Map<string, number>;
}

/** Programs of a whole team; `own[m]` is the one that member m's procs run. */
export function compilePrograms(
  game: Game,
  members: readonly TeamMember[],
  method: Method,
): { programs: readonly Program[]; own: readonly number[] } {
  const context: Context = { game, members, method, programs: [], known: new Map() };
  const own = members.map(({ build }, invoker) => compile(context, invoker, build.species.skill, false));
  return { programs: context.programs, own };
}

/**
 * Whether nothing about a program, or those it can become, matters before the next meal; its targets must not depend on
 * energy.
 */
export function canWait(programs: readonly Program[], index: number, seen: ReadonlySet<number> = new Set()): boolean {
  const program = programs[index];
  if (!program || seen.has(index)) return true;
  const { operations, outcomes, lowestChance, becomes } = program;
  return (
    [...operations, ...outcomes.flatMap((operation) => operation ?? [])].every(
      ({ op, chosen }) => !FELT_AT_ONCE.has(op) && !(chosen && lowestChance > 0),
    ) && becomes.every((next) => canWait(programs, next, new Set([...seen, index])))
  );
}

/** Whether nothing that chance decides changes this member's energy or gives it helps. */
export function isDeterministic(
  { programs }: { readonly programs: readonly Program[] },
  { index }: { readonly index: number },
): boolean {
  return programs.every(
    ({ becomes, operations, invoker, targets }) =>
      becomes.length === 0 &&
      !operations.some(({ op }) => TOUCHES_MEMBERS.has(op)) &&
      (invoker === index || targets === 0),
  );
}

/** A chain of skills that trigger skills ends here. */
export const DEEPEST = 10;

/** How often a proc of its user runs each program, where one becomes another by chance. */
export function runsPerProc(programs: readonly Program[], own: readonly number[]): Float64Array {
  const runs = new Float64Array(programs.length);
  let reached = new Float64Array(programs.length);
  for (const program of own) reached[program] = 1;
  for (let depth = 0; depth <= DEEPEST && reached.some((share) => share > 0); depth += 1) {
    const next = new Float64Array(programs.length);
    for (const { index, becomes } of programs) {
      const share = reached[index] ?? 0;
      if (becomes.length === 0) runs[index] = (runs[index] ?? 0) + share;
      else for (const other of becomes) next[other] = (next[other] ?? 0) + share / becomes.length;
    }
    reached = next;
  }
  return runs;
}

/** Strength of a proc that adds a charge or lets go of all of them, in the long run. */
export function chargedPerRun({ charges, releaseChance }: Pick<Program, 'charges' | 'releaseChance'>): number {
  // From one release to the next: what it brings, and how many procs it takes, if there are so many charges already.
  let brought = 0;
  let procs = 0;
  for (let held = charges.length - 1; held >= 0; held -= 1) {
    const release = held === charges.length - 1 ? 1 : releaseChance;
    brought = release * (charges[held] ?? 0) + (1 - release) * brought;
    procs = 1 + (1 - release) * procs;
  }
  return brought / procs;
}

function compile(context: Context, invoker: number, skill: MainSkill, copied: boolean): number {
  const key = `${invoker} ${skill.key} ${copied}`;
  const known = context.known.get(key);
  if (known !== undefined) return known;
  const index = context.programs.length;
  context.known.set(key, index);
  const program = programOf(context, index, invoker, skill, copied);
  context.programs.push(program);
  for (const next of becomesOf(context, invoker, skill)) program.becomes.push(compile(context, invoker, next, true));
  return index;
}

/** The skills that a copying skill can turn into, each equally likely. */
function becomesOf({ game, members }: Context, invoker: number, skill: MainSkill): readonly MainSkill[] {
  const { copies } = skill;
  if (!copies) return [];
  const { choices } = game.rules;
  if (copies.from === 'skills') {
    const pool = skillPool(game, skill);
    if (choices.skillPool === 'byKey') return pool;
    const names = new Set(copies.excludes.map((key) => game.skills.get(key).name));
    return pool.filter(({ name }) => !names.has(name));
  }
  const others = members.filter((_, m) => m !== invoker).map(({ build }) => build.species.skill);
  const fallback = game.skills.get(copies.fallback);
  if (others.length === 0) return [fallback];
  if (choices.copyExclusions) return others.map((other) => copiedSkill(game, skill, other));
  return others.map((other) => (other.copies?.from === 'team' ? fallback : other));
}

/** Different species on the team that share the invoker's berry. */
function relatives(members: readonly TeamMember[], invoker: number): number {
  const berry = members[invoker]?.build.species.berry.name;
  return new Set(
    members
      .map(({ build }) => build.species)
      .filter((species) => species.berry.name === berry)
      .map(({ name }) => name),
  ).size;
}

function hasPartner(members: readonly TeamMember[], invoker: number, effect: Effect): boolean {
  if (!effect.when) return true;
  const { partner } = effect.when;
  return members.some(
    ({ build }, m) =>
      m !== invoker &&
      ('skills' in partner
        ? partner.skills.includes(build.species.skill.key)
        : partner.species.includes(build.species.name)),
  );
}

function programOf(context: Context, index: number, invoker: number, skill: MainSkill, copied: boolean): Program {
  const { game, members } = context;
  const owner = members[invoker];
  if (!owner) throw new Error(`No member ${invoker}`);
  const level = effectiveSkillLevel(owner.build);
  const first = owner.build.ingredients[0]?.ingredient.key;
  const amountContext = { species: relatives(members, invoker), ...(first ? { firstIngredient: first } : {}) };
  const size = members.length;
  const bookings = noBookings(game, size);
  let noCrit = 1;
  let critValue = 0;
  const operations: Operation[] = [];
  const outcomes: (Operation | undefined)[] = [];
  const outcomeOdds: number[] = [];
  let charges: readonly number[] = [];
  let releaseChance = 0;
  let cumulative = 0;

  for (const effect of skill.effects) {
    if (!hasPartner(members, invoker, effect)) continue;
    const charged = effect.amount.by === 'stored' ? effect.amount : undefined;
    if (charged && !copied) {
      charges = at(charged.values, level) ?? [];
      releaseChance = charged.releaseChance;
      operations.push(newOperation(Op.charge, 0, 1));
      continue;
    }
    const amount = charged ? (at(charged.copied, level) ?? 0) : amountAt(effect.amount, level, amountContext);
    const chance = effect.chance ?? (effect.weight === undefined ? 1 : effect.weight / 100);
    if (effect.lucky && amount > 0) noCrit = effect.weight === undefined ? noCrit * (1 - chance) : noCrit - chance;
    if (effect.lucky && effect.to === 'self') critValue += amount * chance;
    book(bookings, context, invoker, skill, effect, amount * chance);
    if (effect.weight === undefined) {
      const operation = operationOf(game, members, invoker, skill, effect, amount, chance);
      if (operation) operations.push(operation);
    } else {
      cumulative += chance;
      outcomes.push(operationOf(game, members, invoker, skill, effect, amount, 1));
      outcomeOdds.push(cumulative);
    }
  }
  // Rounding must not leave a gap below one.
  if (outcomes.length > 0) outcomeOdds[outcomes.length - 1] = 1;

  return {
    index,
    invoker,
    skill,
    level,
    operations,
    outcomes,
    outcomeOdds: Float64Array.from(outcomeOdds),
    targets: skill.targeting?.members ?? 0,
    lowestChance: lowestChance(skill, size, game.rules.choices),
    aimed: operations.some(({ op, chosen }) => chosen && FELT_AT_ONCE.has(op)),
    surge: skill.surge,
    charges,
    releaseChance,
    becomes: [],
    ...bookings,
    crits: 1 - noCrit,
    critValue,
  };
}

const at = <T>(list: readonly T[], level: number): T | undefined => list[Math.min(level, list.length) - 1];

function lowestChance(skill: MainSkill, size: number, choices: RuleChoices): number {
  if (skill.targeting && choices.targeting === 'lowest') return 1;
  if (choices.moonlight === 'oneInTeam' && skill.key === 'CHARGE_ENERGY_S_MOONLIGHT') return 1 / size;
  return skill.targeting?.lowestEnergyChance ?? 0;
}
