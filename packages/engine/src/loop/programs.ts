// Skills compiled for the loop: what happens at a proc of this member, as numbers, and what each proc is worth on average.
import {
  amountAt,
  type Choices,
  copiedSkill,
  type Effect,
  type EffectUnit,
  effectiveSkillLevel,
  type Game,
  type MainSkill,
  skillPool,
} from '@oversleep/game';
import type { TeamMember } from '../request.ts';

export const UNITS: readonly EffectUnit[] = [
  'strength',
  'dreamShards',
  'energy',
  'berries',
  'ingredients',
  'helps',
  'skillHelps',
  'potSize',
  'tastyChance',
  'candy',
  'items',
];

/** Effects that something else depends on; all others are booked by their expectation. */
export const Op = {
  energySelf: 0,
  energyOwnPlain: 1,
  energyEveryone: 2,
  energyChosen: 3,
  drainOthers: 4,
  helpsEveryone: 5,
  helpsChosen: 6,
  triesChosen: 7,
  pot: 8,
  tasty: 9,
  ingredientAny: 10,
  ingredientOne: 11,
  stored: 12,
} as const;

const CHOSEN: ReadonlySet<number> = new Set([Op.energyChosen, Op.helpsChosen, Op.triesChosen]);

export interface Operation {
  readonly op: number;
  readonly amount: number;
  /** What is said about it, where that is not what happens. */
  readonly booked: number;
  readonly chance: number;
  /** For the members that the targeting chooses. */
  readonly chosen: boolean;
  /** Ingredient indices to pick one of. */
  readonly ingredients: readonly number[];
  /** Members that a drain reaches. */
  readonly members: readonly number[];
}

export interface Program {
  readonly index: number;
  readonly invoker: number;
  readonly skill: MainSkill;
  readonly level: number;
  readonly operations: readonly Operation[];
  /** One of these, up to such a number; nothing where the outcome feeds into nothing else. */
  readonly draws: readonly (Operation | undefined)[];
  readonly drawnUntil: Float64Array;
  readonly targets: number;
  readonly lowestChance: number;
  /** Whether it matters for anything before the next meal whom it reaches. */
  readonly aimed: boolean;
  readonly surge: { readonly chance: number; readonly times: number } | undefined;
  /** Charges by number stored, and the chance to let go. */
  readonly charges: readonly number[];
  readonly releaseChance: number;
  /** Programs that this one turns into, one of them at random; empty for a plain skill. */
  readonly becomes: number[];
  // Expectations of one proc.
  readonly self: Float64Array;
  readonly team: Float64Array;
  /** Helps booked to the skill: per recipient, summed. */
  readonly helpsBooked: number;
  readonly crits: number;
  /** The lucky part of what the user itself is booked. */
  readonly critValue: number;
  /** Berries of each member's kind. */
  readonly berries: Float64Array;
  readonly ingredients: Float64Array;
}

interface Context {
  readonly game: Game;
  readonly members: readonly TeamMember[];
  readonly programs: Program[];
  readonly known: Map<string, number>;
}

/** Programs of a whole team; `own[m]` is the one that member m's procs run. */
export function compilePrograms(
  game: Game,
  members: readonly TeamMember[],
): { programs: readonly Program[]; own: readonly number[] } {
  const context: Context = { game, members, programs: [], known: new Map() };
  const own = members.map(({ build }, invoker) => compile(context, invoker, build.species.skill, false));
  return { programs: context.programs, own };
}

/** Effects that are not felt before the next meal, whenever they happen. */
const PATIENT: ReadonlySet<number> = new Set([
  Op.helpsEveryone,
  Op.helpsChosen,
  Op.pot,
  Op.tasty,
  Op.ingredientAny,
  Op.ingredientOne,
  Op.stored,
]);

/** Whether that holds for all that a program does, or those that it can become. Whom helps reach must not depend on who is tired. */
export function canWait(programs: readonly Program[], index: number, seen: ReadonlySet<number> = new Set()): boolean {
  const program = programs[index];
  if (!program || seen.has(index)) return true;
  const { operations, draws, lowestChance, becomes } = program;
  return (
    [...operations, ...draws.flatMap((operation) => operation ?? [])].every(
      ({ op, chosen }) => PATIENT.has(op) && !(chosen && lowestChance > 0),
    ) && becomes.every((next) => canWait(programs, next, new Set([...seen, index])))
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

/** Strength of a proc that stores a charge or lets go of all of them, in the long run. */
export function storedPerRun({ charges, releaseChance }: Pick<Program, 'charges' | 'releaseChance'>): number {
  // From one release to the next: what it brings, and how many procs it takes, if so many charges are stored already.
  let brought = 0;
  let procs = 0;
  for (let stored = charges.length - 1; stored >= 0; stored -= 1) {
    const release = stored === charges.length - 1 ? 1 : releaseChance;
    brought = release * (charges[stored] ?? 0) + (1 - release) * brought;
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
  const { choices } = game.rules;
  const owner = members[invoker];
  if (!owner) throw new Error(`No member ${invoker}`);
  const level = effectiveSkillLevel(owner.build);
  const first = owner.build.ingredients[0]?.ingredient.key;
  const amountContext = { species: relatives(members, invoker), ...(first ? { firstIngredient: first } : {}) };
  const size = members.length;
  const draft = {
    self: new Float64Array(UNITS.length),
    team: new Float64Array(UNITS.length),
    berries: new Float64Array(size),
    ingredients: new Float64Array(game.ingredients.rows.length),
    helpsBooked: 0,
    calm: 1,
    critValue: 0,
  };
  const operations: Operation[] = [];
  const draws: (Operation | undefined)[] = [];
  const drawnUntil: number[] = [];
  let charges: readonly number[] = [];
  let releaseChance = 0;
  let cumulative = 0;

  for (const effect of skill.effects) {
    if (!hasPartner(members, invoker, effect)) continue;
    const stored = effect.amount.by === 'stored' ? effect.amount : undefined;
    const amount = stored ? (copied ? at(stored.copied, level) : 0) : amountAt(effect.amount, level, amountContext);
    if (stored && !copied) {
      charges = stored.values[Math.min(level, stored.values.length) - 1] ?? [];
      releaseChance = stored.releaseChance;
      operations.push(withChance(plainOperation(Op.stored, 0), 1));
      continue;
    }
    const chance = effect.chance ?? (effect.weight === undefined ? 1 : effect.weight / 100);
    if (effect.lucky && amount > 0)
      draft.calm = effect.weight === undefined ? draft.calm * (1 - chance) : draft.calm - chance;
    if (effect.lucky && effect.to === 'self') draft.critValue += amount * chance;
    book(context, invoker, effect, amount, chance, draft, skill);
    const operation = operationOf(context, invoker, skill, effect, amount, choices);
    if (effect.weight === undefined) {
      if (operation) operations.push(withChance(operation, chance));
    } else {
      cumulative += chance;
      draws.push(operation && withChance(operation, 1));
      drawnUntil.push(cumulative);
    }
  }
  if (draws.length > 0) drawnUntil[draws.length - 1] = 1;

  return {
    index,
    invoker,
    skill,
    level,
    operations,
    draws,
    drawnUntil: Float64Array.from(drawnUntil),
    targets: skill.targeting?.members ?? 0,
    lowestChance: lowestChance(skill, size, choices),
    aimed: operations.some(({ op }) => op === Op.energyChosen || op === Op.triesChosen),
    surge: skill.surge,
    charges,
    releaseChance,
    becomes: [],
    self: draft.self,
    team: draft.team,
    helpsBooked: draft.helpsBooked,
    crits: 1 - draft.calm,
    critValue: draft.critValue,
    berries: draft.berries,
    ingredients: draft.ingredients,
  };
}

const at = (list: readonly number[], level: number): number => list[Math.min(level, list.length) - 1] ?? 0;

/** Field by field, so that all operations are the same kind of object to the loop, which is faster with that. */
const withChance = ({ op, amount, booked, chosen, ingredients, members }: Operation, chance: number): Operation => ({
  op,
  amount,
  booked,
  chance,
  chosen,
  ingredients,
  members,
});

const plainOperation = (op: number, amount: number): Operation => ({
  op,
  amount,
  booked: amount,
  chance: 1,
  chosen: CHOSEN.has(op),
  ingredients: [],
  members: [],
});

function lowestChance(skill: MainSkill, size: number, choices: Choices): number {
  if (skill.targeting && choices.targeting === 'lowest') return 1;
  if (choices.moonlight === 'oneInTeam' && skill.key === 'CHARGE_ENERGY_S_MOONLIGHT') return 1 / size;
  return skill.targeting?.lowestEnergyChance ?? 0;
}

interface Draft {
  readonly self: Float64Array;
  readonly team: Float64Array;
  readonly berries: Float64Array;
  readonly ingredients: Float64Array;
  helpsBooked: number;
}

/** What the effect is worth on average, whoever gets it. */
function book(
  { game, members }: Context,
  invoker: number,
  effect: Effect,
  amount: number,
  chance: number,
  draft: Draft,
  skill: MainSkill,
): void {
  const unit = UNITS.indexOf(effect.unit);
  const mean = amount * chance;
  const size = members.length;
  const { choices } = game.rules;
  const addTo = (array: Float64Array, index: number, value: number) => {
    array[index] = (array[index] ?? 0) + value;
  };
  if (effect.unit === 'berries') {
    const receivers = effect.to === 'others' ? members.map((_, m) => m).filter((m) => m !== invoker) : [invoker];
    for (const m of receivers) addTo(draft.berries, m, mean);
    const once =
      choices.othersBooked === 'once' && skill.key === 'ENERGY_FOR_EVERYONE_S_LUNAR_BLESSING' && effect.to === 'others';
    addTo(draft.self, unit, once ? mean : mean * receivers.length);
    return;
  }
  if (effect.unit === 'ingredients') {
    for (const i of ingredientChoices(game, members[invoker], effect))
      addTo(draft.ingredients, i.index, mean * i.share);
    addTo(draft.self, unit, mean);
    return;
  }
  if (effect.unit === 'energy' && effect.to === 'others') return; // A drain is booked by what it really took.
  if (effect.to === 'self') {
    addTo(draft.self, unit, mean);
    return;
  }
  const shared = effect.unit === 'helps' && effect.to === 'chosen' && choices.sharedHelps === 'everyone';
  addTo(draft.team, unit, shared ? mean / size : mean);
  if (effect.unit === 'helps') {
    const receivers = effect.to === 'everyone' ? size : Math.min(size, skill.targeting?.members ?? 1);
    draft.helpsBooked += shared ? mean : mean * receivers;
  }
}

/** Indices of the ingredients that an effect can bring, with their shares. */
function ingredientChoices(
  game: Game,
  member: TeamMember | undefined,
  effect: Effect,
): { index: number; share: number }[] {
  const rows = game.ingredients.rows;
  const choice = effect.ingredient ?? { from: 'all' };
  switch (choice.from) {
    case 'all':
      return rows.map((_, index) => ({ index, share: 1 / rows.length }));
    case 'one':
      return choice.of.map((key) => ({ index: rows.findIndex((row) => row.key === key), share: 1 / choice.of.length }));
    case 'first': {
      const key = member?.build.ingredients[0]?.ingredient.key;
      const index = rows.findIndex((row) => row.key === key);
      return index < 0 ? [] : [{ index, share: 1 }];
    }
  }
}

/** The part of an effect that the loop must carry out. */
function operationOf(
  context: Context,
  invoker: number,
  skill: MainSkill,
  effect: Effect,
  amount: number,
  choices: Choices,
): Operation | undefined {
  const { game, members } = context;
  const plain = (op: number, value = amount) => plainOperation(op, value);
  switch (effect.unit) {
    case 'energy':
      if (effect.to === 'self') return plain(choices.ownEnergy === 'plain' ? Op.energyOwnPlain : Op.energySelf);
      if (effect.to === 'everyone') return plain(Op.energyEveryone);
      if (effect.to === 'chosen') return plain(Op.energyChosen);
      return {
        ...plain(Op.drainOthers, -amount),
        members: members.flatMap(({ build }, m) =>
          m === invoker || build.species.berry.type === effect.spares?.type ? [] : [m],
        ),
      };
    case 'helps':
      if (effect.to === 'everyone') return plain(Op.helpsEveryone);
      return choices.sharedHelps === 'everyone' && skill.targeting?.members === 1
        ? { ...plain(Op.helpsEveryone, Math.ceil(amount / members.length)), booked: amount / members.length }
        : plain(Op.helpsChosen);
    case 'skillHelps':
      return plain(Op.triesChosen);
    case 'potSize':
      return plain(Op.pot);
    case 'tastyChance':
      return plain(Op.tasty, amount / 100);
    case 'ingredients': {
      if (effect.ingredient?.from === 'all') return plain(Op.ingredientAny);
      const ingredients = ingredientChoices(game, members[invoker], effect).map(({ index }) => index);
      return ingredients.length > 0 ? { ...plain(Op.ingredientOne), ingredients } : undefined;
    }
    default:
      return undefined;
  }
}
