// Small teams for tests: members in a few words, luck as a list of numbers, and the figures of what happened.
import { DAY, type Game, type RuleChoices } from '@oversleep/game';
import { type SimulateOptions, simulateRequest } from '../src/answer/simulate.ts';
import { figuresOf, formsOf } from '../src/figures/team.ts';
import { constantOf, sumTerms, termsOf } from '../src/figures/terms.ts';
import type { TeamFigures } from '../src/figures/types.ts';
import { runProgram } from '../src/loop/effects.ts';
import { planOf } from '../src/loop/plan.ts';
import type { Stream } from '../src/loop/rng.ts';
import { resetState } from '../src/loop/start.ts';
import { createState, type MemberState, type State } from '../src/loop/state.ts';
import { METHOD, type Method } from '../src/method.ts';
import { validateRequest } from '../src/read-request.ts';
import type { TeamRequest } from '../src/request.ts';
import type { WeekQuestion } from '../src/week/types.ts';
import { validateWeek } from '../src/week/validate.ts';

/** A member in a few words; what is left out is plain: level 60, no nature, no subskills, the first ingredients. */
export interface Wanted {
  readonly pokemon: string;
  readonly level?: number;
  readonly nature?: string;
  readonly skillLevel?: number;
  readonly ribbon?: number;
  readonly subskills?: readonly string[];
  readonly ingredients?: readonly { readonly name: string; readonly amount: number }[];
  readonly sneakySnacking?: boolean;
}

/** Settings as they travel: a night from 21:30 to 06:00 unless said otherwise. */
export type Settings = { readonly [field: string]: unknown };

const INGREDIENT_LEVELS = [0, 30, 60];
const NO_SUBSKILLS = [null, null, null, null, null];

function memberInput(game: Game, { pokemon, subskills = [], ingredients, ...rest }: Wanted, place: number) {
  const { ingredient0, ingredient30, ingredient60 } = game.species.get(pokemon);
  const first = [ingredient0, ingredient30, ingredient60].map(([set]) => ({
    name: set?.ingredient.name,
    amount: set?.amount,
  }));
  return {
    externalId: `${pokemon} ${place}`,
    pokemon,
    level: 60,
    nature: 'Bashful',
    skillLevel: 1,
    ribbon: 0,
    ...rest,
    subskills: [...subskills, ...NO_SUBSKILLS].slice(0, NO_SUBSKILLS.length),
    ingredients: (ingredients ?? first).map((set, slot) => ({ level: INGREDIENT_LEVELS[slot], ...set })),
  };
}

/** The request as it would come over the wire. */
export const requestInput = (game: Game, members: readonly Wanted[], settings: Settings = {}) => ({
  members: members.map((member, place) => memberInput(game, member, place)),
  settings,
});

export function requestFor(
  game: Game,
  members: readonly Wanted[],
  settings: Settings = {},
  method: Partial<Method> = {},
): TeamRequest {
  const request = validateRequest(game, requestInput(game, members, settings), { ...METHOD, ...method });
  if (!request.ok) throw new Error(request.problems.map(({ field, message }) => `${field}: ${message}`).join('\n'));
  return request.value;
}

/** Unknown input in, the result or the list of problems out. */
export function simulateTeam(game: Game, input: unknown, options: SimulateOptions = {}) {
  const request = validateRequest(game, input);
  return request.ok ? { ok: true as const, value: simulateRequest(request.value, options) } : request;
}

/** The rest of a team's week, as it would come over the wire. */
export function weekOf(game: Game, input: unknown): WeekQuestion {
  const question = validateWeek(game, input);
  if (!question.ok) throw new Error(question.problems.map(({ field, message }) => `${field}: ${message}`).join('\n'));
  return question.value;
}

/** The end of a night before the first day, with all members at zero energy; the first help comes with wake-up. */
export function stateFor(...wanted: Parameters<typeof requestFor>): State {
  const state = createState(planOf(requestFor(...wanted)));
  resetState(state, 1, 0, false);
  for (const member of state.members) member.next = DAY;
  return state;
}

/** The game with some of its choices made differently. */
export const withChoices = (game: Game, choices: Partial<RuleChoices>): Game => ({
  ...game,
  rules: { ...game.rules, choices: { ...game.rules.choices, ...choices } },
});

export function memberAt(state: State, place: number): MemberState {
  const member = state.members[place];
  if (!member) throw new Error(`No member at place ${place}`);
  return member;
}

export const energies = (state: State): number[] => state.members.map(({ energy }) => energy);

export function setEnergies(state: State, ...values: readonly number[]): void {
  for (const [place, energy] of values.entries()) memberAt(state, place).energy = energy;
}

// ── Luck ─────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The unluckiest number that can be drawn. */
export const ALMOST_ONE = 1 - 2 ** -32;

/** The number that picks the k-th (from 0) of n. */
export const pick = (k: number, n: number): number => (k + 0.5) / n;

const streamsOf = (state: State): readonly Stream[] => [
  state.cook,
  ...state.members.flatMap(({ waiting, skill, drops, kinds, night }) => [waiting, skill, drops, kinds, night]),
];

/** From here on every number is listed in a script, and any other draw is an error. */
export function forbidChance(state: State): void {
  for (const stream of streamsOf(state)) stream.script = [];
}

/** From here on chance decides again. */
export function allowChance(state: State): void {
  for (const stream of streamsOf(state)) stream.script = undefined;
}

/** Scripted numbers that were not used. */
export const unusedLuck = (state: State): number =>
  streamsOf(state).reduce((sum, { script }) => sum + (script?.length ?? 0), 0);

/** One proc of the member at a place, with exactly this luck of its own. */
export function proc(state: State, place: number, ...luck: readonly number[]): void {
  forbidChance(state);
  const member = memberAt(state, place);
  member.skill.script = [...luck];
  runProgram(state, member.plan.program);
  const unused = unusedLuck(state);
  if (unused > 0) throw new Error(`${unused} scripted numbers were not drawn`);
}

// ── What happened ────────────────────────────────────────────────────────────────────────────────────────────────────

/** The published figures, treating the counts so far as one day. */
export const figuresFor = (state: State): TeamFigures<number> =>
  figuresOf(state.plan, state.layout, formsOf(state.plan, state.layout), (what, weight) => {
    const terms = termsOf(what, weight);
    return sumTerms(terms, state.tally) + constantOf(terms);
  });

/** Ingredients on the way to the next meal, by name. */
export function incoming(state: State): { [name: string]: number } {
  const { rows } = state.plan.game.ingredients;
  const held = rows.map(({ name }, i) => [name, state.kitchen.incoming[i] ?? 0] as const);
  return Object.fromEntries(held.filter(([, amount]) => amount !== 0));
}
