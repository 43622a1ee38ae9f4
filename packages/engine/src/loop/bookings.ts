// Average value of a skill trigger: the expectation of its effects, unit by unit, whichever member receives them.
import type { Effect, EffectUnit, Game, MainSkill } from '@oversleep/game';
import type { Method } from '../method.ts';
import type { TeamMember } from '../request.ts';
import { add } from './flat.ts';
import { ingredientKinds } from './operations.ts';

/** The order of lists by unit. */
export const UNITS = [
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
  'berryZone',
] as const satisfies readonly EffectUnit[];

/** Place of a unit in such lists: a unit that is missing there does not compile where it is asked for. */
export const unitOf = (unit: (typeof UNITS)[number]): number => UNITS.indexOf(unit);

/** Expectations of one proc. */
export interface Bookings {
  /** For its user and for the team, by unit. */
  readonly self: Float64Array;
  readonly team: Float64Array;
  /** Berries of each member's kind. */
  readonly berries: Float64Array;
  readonly ingredients: Float64Array;
  /** Helps booked to the skill: per recipient, summed. */
  helpsBooked: number;
}

export const noBookings = (game: Game, members: number): Bookings => ({
  self: new Float64Array(UNITS.length),
  team: new Float64Array(UNITS.length),
  berries: new Float64Array(members),
  ingredients: new Float64Array(game.ingredients.rows.length),
  helpsBooked: 0,
});

export interface BookingContext {
  readonly game: Game;
  readonly members: readonly TeamMember[];
  readonly method: Method;
}

/** Adds an effect of `mean` on average. */
export function book(
  bookings: Bookings,
  { game, members, method }: BookingContext,
  invoker: number,
  skill: MainSkill,
  effect: Effect,
  mean: number,
): void {
  const unit = unitOf(effect.unit);
  const size = members.length;
  if (effect.unit === 'berries') {
    const receivers = effect.to === 'others' ? members.map((_, m) => m).filter((m) => m !== invoker) : [invoker];
    for (const m of receivers) add(bookings.berries, m, mean);
    const once =
      method.othersBooked === 'once' && skill.key === 'ENERGY_FOR_EVERYONE_S_LUNAR_BLESSING' && effect.to === 'others';
    add(bookings.self, unit, once ? mean : mean * receivers.length);
    return;
  }
  if (effect.unit === 'ingredients') {
    const kinds = ingredientKinds(game.ingredients.rows, members[invoker], effect.ingredient);
    for (const kind of kinds) add(bookings.ingredients, kind, mean * (1 / kinds.length));
    add(bookings.self, unit, mean);
    return;
  }
  // A drain is credited by what it really took.
  if (effect.unit === 'energy' && effect.to === 'others') return;
  if (effect.to === 'self') {
    add(bookings.self, unit, mean);
    return;
  }
  const shared = effect.unit === 'helps' && effect.to === 'chosen' && game.rules.choices.sharedHelps === 'everyone';
  add(bookings.team, unit, shared ? mean / size : mean);
  if (effect.unit === 'helps') {
    const receivers = effect.to === 'everyone' ? size : Math.min(size, skill.targeting?.members ?? 1);
    bookings.helpsBooked += shared ? mean : mean * receivers;
  }
}
