// The parts of a skill that the loop carries out, as numbers: whatever something else depends on. All else is booked by its expectation.
import type { Effect, Game, IngredientChoice, MainSkill } from '@oversleep/game';
import type { TeamMember } from '../request.ts';

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
  charge: 12,
  zone: 13,
} as const;

type OpCode = (typeof Op)[keyof typeof Op];

/** For the user of the skill alone. */
export const FOR_ITS_USER: ReadonlySet<number> = new Set<OpCode>([Op.energySelf, Op.energyOwnPlain]);

/** For the members that the skill's targeting chooses. */
const FOR_CHOSEN: ReadonlySet<number> = new Set<OpCode>([Op.energyChosen, Op.helpsChosen, Op.triesChosen]);

/** Gives or takes energy. */
export const TOUCHES_ENERGY: ReadonlySet<number> = new Set<OpCode>([
  Op.energySelf,
  Op.energyOwnPlain,
  Op.energyEveryone,
  Op.energyChosen,
  Op.drainOthers,
]);

/** Changes what happens before the next meal; of all others it does not matter when, up to that meal, they happen. */
export const FELT_AT_ONCE: ReadonlySet<number> = new Set<number>([...TOUCHES_ENERGY, Op.triesChosen]);

/** Changes what a member does: its energy, helps or procs. */
export const TOUCHES_MEMBERS: ReadonlySet<number> = new Set<number>([
  ...FELT_AT_ONCE,
  Op.helpsEveryone,
  Op.helpsChosen,
]);

export interface Operation {
  readonly op: OpCode;
  readonly amount: number;
  /** The credited amount, where it differs from the real one. */
  readonly booked: number;
  readonly chance: number;
  /** For the members that the targeting chooses. */
  readonly chosen: boolean;
  /** Ingredient indices to pick one of. */
  readonly ingredients: readonly number[];
  /** Members that a drain reaches. */
  readonly members: readonly number[];
}

/** The only place that makes one, so that all are the same kind of object to the loop, which is faster with that. */
export const newOperation = (
  op: OpCode,
  amount: number,
  chance: number,
  booked = amount,
  ingredients: readonly number[] = [],
  members: readonly number[] = [],
): Operation => ({ op, amount, booked, chance, chosen: FOR_CHOSEN.has(op), ingredients, members });

/** The part of an effect that the loop carries out. A new unit only compiles with a case here. */
export function operationOf(
  { rules, ingredients }: Game,
  members: readonly TeamMember[],
  invoker: number,
  skill: MainSkill,
  effect: Effect,
  amount: number,
  chance: number,
): Operation | undefined {
  const { choices } = rules;
  const size = members.length;
  const plain = (op: OpCode, value = amount) => newOperation(op, value, chance);
  switch (effect.unit) {
    case 'energy':
      if (effect.to === 'self') return plain(choices.ownEnergy === 'plain' ? Op.energyOwnPlain : Op.energySelf);
      if (effect.to === 'everyone') return plain(Op.energyEveryone);
      if (effect.to === 'chosen') return plain(Op.energyChosen);
      return newOperation(Op.drainOthers, -amount, chance, -amount, [], drainedBy(members, invoker, effect));
    case 'helps':
      if (effect.to === 'everyone') return plain(Op.helpsEveryone);
      return choices.sharedHelps === 'everyone' && skill.targeting?.members === 1
        ? newOperation(Op.helpsEveryone, Math.ceil(amount / size), chance, amount / size)
        : plain(Op.helpsChosen);
    case 'skillHelps':
      return plain(Op.triesChosen);
    case 'potSize':
      return plain(Op.pot);
    case 'tastyChance':
      return plain(Op.tasty, amount / 100);
    case 'ingredients': {
      if (effect.ingredient.from === 'all') return plain(Op.ingredientAny);
      const kinds = ingredientKinds(ingredients.rows, members[invoker], effect.ingredient);
      return kinds.length > 0 ? newOperation(Op.ingredientOne, amount, chance, amount, kinds) : undefined;
    }
    case 'berryZone':
      return plain(Op.zone, amount / 100);
    default:
      return undefined satisfies BookedAlone<typeof effect.unit>;
  }
}

/** Nothing else depends on these units, so the loop need not know of them. */
type BookedAlone<_ extends 'strength' | 'dreamShards' | 'berries' | 'candy' | 'items'> = undefined;

const drainedBy = (members: readonly TeamMember[], invoker: number, { spares }: Effect): readonly number[] =>
  members.flatMap(({ build }, m) => (m === invoker || build.species.berry.type === spares?.type ? [] : [m]));

/** Indices of the ingredients that a skill can bring, each as likely as the others. */
export function ingredientKinds(
  rows: Game['ingredients']['rows'],
  member: TeamMember | undefined,
  choice: IngredientChoice,
): readonly number[] {
  const indexOf = (wanted: string | undefined) => rows.findIndex(({ key }) => key === wanted);
  switch (choice.from) {
    case 'all':
      return rows.map((_, index) => index);
    case 'one':
      return choice.of.map(indexOf);
    case 'first': {
      const index = indexOf(member?.build.ingredients[0]?.ingredient.key);
      return index < 0 ? [] : [index];
    }
  }
}
