// Events: named bundles of modifiers. Applying one yields a new Game; the old one is unchanged.
import { skillCatalogue, speciesCatalogue } from './edition.ts';
import type {
  Berry,
  EffectAmount,
  EffectUnit,
  ElementType,
  Factors,
  Game,
  MainSkill,
  Rules,
  Specialty,
  Species,
} from './types.ts';

/** Members that a modifier applies to: every given condition must hold, none at all means all members. */
export interface EventTarget {
  readonly specialty?: readonly Specialty[];
  readonly type?: readonly ElementType[];
  readonly species?: readonly string[];
  /** By the berry's place among Snorlax's favourites. */
  readonly favourite?: 'main' | 'sub' | 'any' | 'none';
}

/** Effects on species that match the target. */
export type MemberEffect =
  | { readonly kind: 'frequency'; readonly times: number }
  | { readonly kind: 'helpSpeed'; readonly times: number }
  | { readonly kind: 'skillChance'; readonly times: number }
  | { readonly kind: 'ingredientChance'; readonly times: number }
  | { readonly kind: 'skillLevel'; readonly add: number }
  | { readonly kind: 'ingredientAmount'; readonly add: number }
  /** Only one at a time: a later event replaces it, because chances can't be combined into one. */
  | { readonly kind: 'extraIngredient'; readonly amount: number; readonly chance: number }
  | { readonly kind: 'berriesPerHelp'; readonly add: number }
  | { readonly kind: 'carrySize'; readonly add: number }
  | { readonly kind: 'carryFactor'; readonly times: number }
  | { readonly kind: 'strength'; readonly times: number };

/** Effects on the whole game; a target makes no sense for them. */
export type GameEffect =
  | { readonly kind: 'favouriteMultiplier'; readonly value: number }
  | { readonly kind: 'totalStrength'; readonly times: number }
  | { readonly kind: 'dish'; readonly times: number }
  | { readonly kind: 'potSize'; readonly times: number }
  | { readonly kind: 'tastyChance'; readonly add: number }
  | { readonly kind: 'mealEnergy'; readonly add: number }
  | SkillYield;

/** More of what skills bring: of all skills, or of one family. */
export interface SkillYield {
  readonly kind: 'skillYield';
  readonly unit: EffectUnit;
  readonly group?: string;
  readonly times: number;
}

export interface MemberModifier {
  readonly target: EventTarget;
  readonly effect: MemberEffect;
}

/** If two effects of one kind apply to the same member or to the game, the larger one counts. */
export interface EventRules {
  readonly members: readonly MemberModifier[];
  readonly game: readonly GameEffect[];
}

export interface GameEvent extends EventRules {
  readonly name: string;
  readonly description: string;
}

export interface EventBuilder {
  readonly name: (name: string) => EventBuilder;
  readonly description: (description: string) => EventBuilder;
  /** An effect on the members that match. */
  readonly forMembers: (target: EventTarget, ...effects: readonly MemberEffect[]) => EventBuilder;
  /** An effect on the whole game. */
  readonly forGame: (...effects: readonly GameEffect[]) => EventBuilder;
  /** Builds the event; throws if its name or description is missing, or a number isn't valid. */
  readonly build: () => GameEvent;
}

export const eventBuilder = (): EventBuilder => builder({ name: '', description: '', members: [], game: [] });

function builder(draft: GameEvent): EventBuilder {
  return {
    name: (name) => builder({ ...draft, name: name.trim() }),
    description: (description) => builder({ ...draft, description: description.trim() }),
    forMembers: (target, ...effects) =>
      builder({ ...draft, members: [...draft.members, ...effects.map((effect) => ({ target, effect }))] }),
    forGame: (...effects) => builder({ ...draft, game: [...draft.game, ...effects] }),
    build: () => {
      if (draft.name === '') throw new Error('An event needs a name');
      if (draft.description === '') throw new Error(`Event ${draft.name} needs a description`);
      for (const effect of [...draft.members.map((modifier) => modifier.effect), ...draft.game])
        checkEffect(draft.name, effect);
      return draft;
    },
  };
}

function checkEffect(event: string, effect: MemberEffect | GameEffect): void {
  const factor = 'times' in effect ? effect.times : 'value' in effect ? effect.value : undefined;
  if (factor !== undefined && !(factor > 0 && Number.isFinite(factor))) {
    throw new Error(`Event ${event}: ${effect.kind} needs a factor above zero, not ${factor}`);
  }
  const amount = 'add' in effect ? effect.add : 'amount' in effect ? effect.amount : undefined;
  if (amount !== undefined && !Number.isFinite(amount))
    throw new Error(`Event ${event}: ${effect.kind} needs a number, not ${amount}`);
  if ('chance' in effect && !(effect.chance >= 0 && effect.chance <= 1)) {
    throw new Error(`Event ${event}: ${effect.kind} needs a chance between 0 and 1, not ${effect.chance}`);
  }
}

export interface Favourites {
  readonly main?: string | undefined;
  readonly sub?: readonly string[];
}

const NO_FAVOURITES: Favourites = {};

function favouriteMatches(
  which: NonNullable<EventTarget['favourite']>,
  berry: Berry,
  { main, sub = [] }: Favourites,
): boolean {
  const isMain = berry.name === main;
  const isSub = !isMain && sub.includes(berry.name);
  const matches = { main: isMain, sub: isSub, any: isMain || isSub, none: !isMain && !isSub };
  return matches[which];
}

export function targetMatches(target: EventTarget, species: Species, favourites: Favourites = NO_FAVOURITES): boolean {
  return (
    (target.specialty?.includes(species.specialty) ?? true) &&
    (target.type?.includes(species.berry.type) ?? true) &&
    (target.species?.includes(species.name) ?? true) &&
    (target.favourite === undefined || favouriteMatches(target.favourite, species.berry, favourites))
  );
}

function withMemberEffect(species: Species, effect: MemberEffect): Species {
  const { bonus } = species;
  switch (effect.kind) {
    case 'frequency':
      return { ...species, frequency: species.frequency * effect.times };
    case 'helpSpeed':
      return { ...species, frequency: species.frequency / effect.times };
    case 'skillChance':
      return { ...species, skillPercentage: species.skillPercentage * effect.times };
    case 'ingredientChance':
      return { ...species, ingredientPercentage: species.ingredientPercentage * effect.times };
    case 'carrySize':
      return { ...species, bonus: { ...bonus, carrySize: bonus.carrySize + effect.add } };
    case 'carryFactor':
      return { ...species, bonus: { ...bonus, carryFactor: bonus.carryFactor * effect.times } };
    case 'skillLevel':
      return { ...species, bonus: { ...bonus, skillLevel: bonus.skillLevel + effect.add } };
    case 'ingredientAmount':
      return { ...species, bonus: { ...bonus, ingredientAmount: bonus.ingredientAmount + effect.add } };
    case 'extraIngredient':
      return { ...species, bonus: { ...bonus, extraIngredient: { amount: effect.amount, chance: effect.chance } } };
    case 'berriesPerHelp':
      return { ...species, bonus: { ...bonus, berriesPerHelp: bonus.berriesPerHelp + effect.add } };
    case 'strength':
      return { ...species, bonus: { ...bonus, strength: bonus.strength * effect.times } };
  }
}

function withGameEffect(
  state: { rules: Rules; factors: Factors },
  effect: GameEffect,
): { rules: Rules; factors: Factors } {
  const { rules, factors } = state;
  switch (effect.kind) {
    case 'favouriteMultiplier':
      return { factors, rules: { ...rules, favouriteMultiplier: effect.value } };
    case 'totalStrength':
      return { rules, factors: { ...factors, strength: factors.strength * effect.times } };
    case 'dish':
      return { rules, factors: { ...factors, dish: factors.dish * effect.times } };
    case 'potSize':
      return { rules, factors: { ...factors, potSize: factors.potSize * effect.times } };
    case 'tastyChance':
      return { rules, factors: { ...factors, tastyChance: factors.tastyChance + effect.add } };
    case 'mealEnergy': {
      const meals = rules.energy.meals.map(({ from, energy }) => ({ from, energy: energy + effect.add }));
      return { factors, rules: { ...rules, energy: { ...rules.energy, meals } } };
    }
    case 'skillYield':
      return state;
  }
}

const sizeOf = (effect: MemberEffect | GameEffect): number => {
  if ('times' in effect) return effect.times;
  if ('add' in effect) return effect.add;
  return 'value' in effect ? effect.value : effect.amount;
};

function largest<T extends MemberEffect | GameEffect>(effects: readonly T[]): readonly T[] {
  const byKind = new Map<string, T>();
  for (const effect of effects) {
    const known = byKind.get(effect.kind);
    if (!known || sizeOf(effect) > sizeOf(known)) byKind.set(effect.kind, effect);
  }
  return [...byKind.values()];
}

/** Amounts raised by an event are rounded down: there are no half berries. */
function raised(amount: EffectAmount, times: number): EffectAmount {
  // 45 × 1.4 is 63, but slightly less in floating point.
  const whole = (values: readonly number[]) => values.map((value) => Math.floor(value * times + 1e-9));
  switch (amount.by) {
    case 'level':
      return { ...amount, values: whole(amount.values) };
    case 'range':
      return { ...amount, low: whole(amount.low), high: whole(amount.high) };
    case 'species':
      return { ...amount, values: amount.values.map(whole) };
    case 'ingredient': {
      const entries = Object.entries(amount.values).map(([key, values]) => [key, whole(values)]);
      return { ...amount, values: Object.fromEntries(entries) };
    }
    case 'stored':
      return { ...amount, values: amount.values.map(whole), copied: whole(amount.copied) };
  }
}

const withYields =
  (yields: readonly SkillYield[]) =>
  (skill: MainSkill): MainSkill => {
    const timesOf = (unit: EffectUnit) =>
      Math.max(
        ...yields
          .filter((one) => one.unit === unit && (one.group === undefined || one.group === skill.group))
          .map(({ times }) => times),
      );
    const effects = skill.effects.map((effect) => {
      const times = timesOf(effect.unit);
      return Number.isFinite(times) ? { ...effect, amount: raised(effect.amount, times) } : effect;
    });
    return { ...skill, effects };
  };

/** The game while the event lasts. */
export function applyEvent(game: Game, event: EventRules, favourites: Favourites = NO_FAVOURITES): Game {
  const yields = event.game.filter((effect) => effect.kind === 'skillYield');
  const skills = yields.length === 0 ? game.skills : skillCatalogue(game.skills.rows.map(withYields(yields)));
  const rows = game.species.rows.map((species) => {
    const effects = event.members.filter(({ target }) => targetMatches(target, species, favourites));
    const skilled = { ...species, skill: skills.get(species.skill.key) };
    return largest(effects.map(({ effect }) => effect)).reduce(withMemberEffect, skilled);
  });
  const { rules, factors } = largest(event.game).reduce(withGameEffect, { rules: game.rules, factors: game.factors });
  return { ...game, rules, factors, skills, species: speciesCatalogue(rows) };
}
