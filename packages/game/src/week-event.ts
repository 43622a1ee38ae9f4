// The events of a week as players know them: kind, amount and target. event.ts turns them into rules.
import { applyEvent, type EventRules, type EventTarget, type GameEffect, type MemberEffect } from './event.ts';
import { type ExpertChoice, gameOnIsland } from './islands.ts';
import type { EffectUnit, ElementType, Game, Specialty } from './types.ts';

/** All members by default; a specialty includes all-rounders. */
export interface EventWho {
  readonly type?: readonly ElementType[];
  readonly specialty?: Exclude<Specialty, 'all'>;
}

export type EventForm = 'factor' | 'add';

/** One of `factor` and `add`, as its kind has it. */
export interface EventEffect {
  readonly what: EventKind;
  readonly factor?: number;
  readonly add?: number;
  /** Only for kinds that are aimed. */
  readonly who?: EventWho;
}

interface KindRow<Aimed extends boolean, Made> {
  readonly form: EventForm;
  /** Whether it can be for some only; the others count for the whole team. */
  readonly aimed: Aimed;
  readonly make: (amount: number) => Made;
}

const forMembers = (form: EventForm, make: (amount: number) => MemberEffect): KindRow<true, MemberEffect> => ({
  form,
  aimed: true,
  make,
});

const forAll = (form: EventForm, make: (amount: number) => GameEffect): KindRow<false, GameEffect> => ({
  form,
  aimed: false,
  make,
});

const fromSkills = (unit: EffectUnit, group?: string): KindRow<false, GameEffect> =>
  forAll('factor', (times) => ({ kind: 'skillYield', unit, times, ...(group !== undefined && { group }) }));

/** Every kind of effect that changes what a team makes. */
export const EVENT_KINDS = {
  skillTrigger: forMembers('factor', (times) => ({ kind: 'skillChance', times })),
  skillLevel: forMembers('add', (add) => ({ kind: 'skillLevel', add })),
  berriesPerHelp: forMembers('add', (add) => ({ kind: 'berriesPerHelp', add })),
  ingredientsPerHelp: forMembers('add', (add) => ({ kind: 'ingredientAmount', add })),
  helpingSpeed: forMembers('factor', (times) => ({ kind: 'helpSpeed', times })),
  carryLimit: forMembers('add', (add) => ({ kind: 'carrySize', add })),
  carryFactor: forMembers('factor', (times) => ({ kind: 'carryFactor', times })),
  dishStrength: forAll('factor', (times) => ({ kind: 'dish', times })),
  potSize: forAll('factor', (times) => ({ kind: 'potSize', times })),
  energyFromDish: forAll('add', (add) => ({ kind: 'mealEnergy', add })),
  ingredientsFromSkills: fromSkills('ingredients'),
  ingredientMagnet: fromSkills('ingredients', 'INGREDIENT_MAGNET_S'),
  ingredientDraw: fromSkills('ingredients', 'INGREDIENT_DRAW_S'),
  berryBurst: fromSkills('berries', 'BERRY_BURST'),
  dreamShardsFromSkills: fromSkills('dreamShards'),
} as const satisfies { readonly [what: string]: KindRow<true, MemberEffect> | KindRow<false, GameEffect> };

export type EventKind = keyof typeof EVENT_KINDS;

const targetOf = ({ type, specialty }: EventWho = {}): EventTarget => ({
  ...(type && { type }),
  ...(specialty && { specialty: [specialty, 'all'] }),
});

export function eventRules(effects: readonly EventEffect[]): EventRules {
  const made = effects.map(({ what, factor, add, who }) => {
    const kind = EVENT_KINDS[what];
    const amount = factor ?? add ?? 0;
    return kind.aimed ? { target: targetOf(who), effect: kind.make(amount) } : kind.make(amount);
  });
  return {
    members: made.flatMap((one) => ('target' in one ? [one] : [])),
    game: made.flatMap((one) => ('target' in one ? [] : [one])),
  };
}

/** What the settings of a team's week say about the rules. */
interface Week {
  readonly island: string;
  readonly expert?: ExpertChoice | undefined;
  readonly event?: readonly EventEffect[] | undefined;
}

/** The game in a week: itself on a plain island without an event. What an event adds comes on top of an expert island's rules. */
export function gameInWeek(game: Game, { island, expert, event }: Week): Game {
  const there = gameOnIsland(game, game.islands.get(island), expert);
  return event ? applyEvent(there, eventRules(event)) : there;
}

/** Types of the berries that Snorlax likes on these islands during an event. */
export interface FixedFavourites {
  readonly types: readonly ElementType[];
  /** Short names of islands. */
  readonly areas: readonly string[];
}

const USUAL_FAVOURITES = 3;

/** The favourites on a plain island while an event fixes some: those first, then the usual ones as long as there is room. */
export function withFixedFavourites(
  { berries }: Pick<Game, 'berries'>,
  island: string,
  usual: readonly string[],
  fixed: readonly FixedFavourites[],
): readonly string[] {
  const types = fixed.filter(({ areas }) => areas.includes(island)).flatMap((one) => one.types);
  const names = berries.rows.filter(({ type }) => types.includes(type)).map(({ name }) => name);
  if (names.every((name) => usual.includes(name))) return usual;
  return [...new Set([...names, ...usual])].slice(0, Math.max(USUAL_FAVOURITES, names.length, usual.length));
}

/** An effect outside of a team's production; it is only displayed. */
export interface EventNews {
  readonly what:
    | 'candyExp'
    | 'candyFromResearch'
    | 'candyShardCost'
    | 'dreamShardsFromResearch'
    | 'drowsyPower'
    | 'sleepExp'
    | 'sleepPoints';
  readonly factor?: number;
  readonly add?: number;
  /** Names of the species it applies to; all by default. */
  readonly species?: readonly string[];
  readonly limitPerDay?: number;
}

export interface DatedEvent {
  /** Never changes, also when its name or its dates are corrected. */
  readonly key: string;
  readonly name: string;
  readonly start: string;
  readonly end: string;
  /** What counts. */
  readonly effects: readonly EventEffect[];
  /** Effects that are only displayed. */
  readonly news: readonly EventNews[];
  readonly favourites?: FixedFavourites;
  readonly note?: string;
  /** One weak source, or computed ahead and not announced. */
  readonly uncertain?: true;
  /** Of a row that was changed after the table's date: when, and how often so far. */
  readonly updated?: string;
  readonly revision?: number;
}

/** What a player has chosen: the events of this week, those of a week that is over, or some of their own. */
export interface ChosenEvent {
  readonly from: 'week' | 'past' | 'own';
  readonly name: string;
  /** Monday of the week that it is taken from; null for a custom event. */
  readonly monday: string | null;
  readonly effects: readonly EventEffect[];
  readonly favourites: readonly FixedFavourites[];
}
