// What a team may be wanted for: the choices, their words, and how what it makes is written.
import { type Game, RANK_NAMES, type WantedGoal } from '@oversleep/game';
import { amountText } from '../../parts/words/range-text.ts';
import { countText, percentText } from '../../parts/words/wording.ts';
import type { Choice } from '../../ui/fields/select-field.tsx';

export const USUAL_GOAL: WantedGoal = { kind: 'strength' };

/** Goals that need no second word, each under a name. */
const PLAIN: readonly { readonly value: string; readonly label: string; readonly goal: WantedGoal }[] = [
  { value: 'strength', label: 'Strength of the week', goal: { kind: 'strength' } },
  { value: 'curry', label: 'Strength of curries and stews', goal: { kind: 'dishes', type: 'curry' } },
  { value: 'salad', label: 'Strength of salads', goal: { kind: 'dishes', type: 'salad' } },
  { value: 'dessert', label: 'Strength of desserts and drinks', goal: { kind: 'dishes', type: 'dessert' } },
  { value: 'berries', label: 'Strength of berries alone', goal: { kind: 'berries' } },
  { value: 'shards', label: 'Dream shards', goal: { kind: 'shards' } },
  { value: 'procs', label: 'Main skills, as often as can be', goal: { kind: 'procs' } },
];

/** Goals that are about one of many, chosen beside them. */
const NAMED = { dish: 'One dish, as often as can be', ingredient: 'One ingredient', rank: 'The best chance of a rank' };

export const GOAL_CHOICES: readonly Choice[] = [
  ...PLAIN.map(({ value, label }) => ({ value, label })),
  ...Object.entries(NAMED).map(([value, label]) => ({ value, label })),
];

export const goalValue = (goal: WantedGoal): string =>
  goal.kind in NAMED
    ? goal.kind
    : (PLAIN.find((known) => JSON.stringify(known.goal) === JSON.stringify(goal))?.value ?? USUAL_GOAL.kind);

/** What is asked for beside the goal, or nothing. */
export interface SecondChoice {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly Choice[];
}

export function secondChoice(game: Game, goal: WantedGoal): SecondChoice | undefined {
  switch (goal.kind) {
    case 'dish':
      return { label: 'Dish', value: game.recipes.find(goal.recipe)?.name ?? '', choices: dishesOf(game) };
    case 'ingredient':
      return { label: 'Ingredient', value: game.ingredients.find(goal.name)?.name ?? '', choices: ingredientsOf(game) };
    case 'rank':
      return {
        label: 'Rank',
        value: String(goal.rank),
        choices: RANK_NAMES.map((label, rank) => ({ value: String(rank), label })),
      };
    default:
      return undefined;
  }
}

/** By its first word, and the second where there is one; without it something that most would like. */
export function goalOf(game: Game, value: string, second?: string): WantedGoal {
  if (value === 'dish') return { kind: 'dish', recipe: second ?? dishesOf(game)[0]?.value ?? '' };
  if (value === 'ingredient') return { kind: 'ingredient', name: second ?? ingredientsOf(game)[0]?.value ?? '' };
  if (value === 'rank') return { kind: 'rank', rank: second === undefined ? FIRST_RANK : Number(second) };
  return PLAIN.find((known) => known.value === value)?.goal ?? USUAL_GOAL;
}

const FIRST_RANK = RANK_NAMES.indexOf('Master 1');

const dishesOf = (game: Game): readonly Choice[] =>
  game.recipes.rows
    .map(({ name, displayName }) => ({ value: name, label: displayName }))
    .sort((a, b) => a.label.localeCompare(b.label));

const ingredientsOf = (game: Game): readonly Choice[] =>
  game.ingredients.rows.map(({ name, longName }) => ({ value: name, label: longName }));

/** As part of a sentence. */
export function goalWords(game: Game, goal: WantedGoal): string {
  const second = secondChoice(game, goal);
  const name = second?.choices.find(({ value }) => value === second.value)?.label ?? '';
  if (goal.kind === 'dish') return `${name} as often as can be`;
  if (goal.kind === 'ingredient') return `most ${name}`;
  if (goal.kind === 'rank') return `the best chance of ${name}`;
  const label = PLAIN.find(({ value }) => value === goalValue(goal))?.label ?? '';
  return `${label.charAt(0).toLowerCase()}${label.slice(1)}`;
}

/** What stands behind a total. */
export function unitWords(goal: WantedGoal): string {
  if (goal.kind === 'dish') return 'times a week';
  if (goal.kind === 'rank') return 'of weeks';
  if (goal.kind === 'shards') return 'shards a week';
  return goal.kind === 'procs' ? 'times a week' : 'a week';
}

export function totalText(goal: WantedGoal, total: number): string {
  if (goal.kind === 'rank') return percentText(total);
  return goal.kind === 'dish' || goal.kind === 'procs' || goal.kind === 'ingredient'
    ? amountText(total)
    : countText(total);
}
