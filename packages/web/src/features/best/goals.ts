// Goals of a search: choices, texts, and how totals are written.
import { type Game, RANK_NAMES, type WantedGoal } from '@oversleep/game';
import { messages } from '../../messages/messages.ts';
import { nameOf } from '../../messages/names.ts';
import { amountText } from '../../parts/words/range-text.ts';
import { countText, percentText } from '../../parts/words/wording.ts';
import type { SelectChoice } from '../../ui/fields/select-field.tsx';

const t = messages('best');

export const USUAL_GOAL: WantedGoal = { kind: 'strength' };

/** Goals without a second choice. */
const PLAIN = [
  { value: 'strength', goal: { kind: 'strength' } },
  { value: 'curry', goal: { kind: 'dishes', type: 'curry' } },
  { value: 'salad', goal: { kind: 'dishes', type: 'salad' } },
  { value: 'dessert', goal: { kind: 'dishes', type: 'dessert' } },
  { value: 'berries', goal: { kind: 'berries' } },
  { value: 'shards', goal: { kind: 'shards' } },
  { value: 'procs', goal: { kind: 'procs' } },
] as const satisfies readonly { readonly value: string; readonly goal: WantedGoal }[];

/** Goals with a second choice: which dish, ingredient or rank. */
const NAMED = ['dish', 'ingredient', 'rank'] as const;

type GoalValue = (typeof PLAIN)[number]['value'] | (typeof NAMED)[number];

export const goalChoices = (): readonly SelectChoice[] =>
  [...PLAIN.map(({ value }) => value), ...NAMED].map((value) => ({ value, label: t(`goals.${value}`) }));

export const goalValue = (goal: WantedGoal): GoalValue =>
  NAMED.find((kind) => kind === goal.kind) ??
  PLAIN.find((known) => JSON.stringify(known.goal) === JSON.stringify(goal))?.value ??
  'strength';

/** The choice beside the goal. */
export interface SecondChoice {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly SelectChoice[];
}

export function secondChoice(game: Game, goal: WantedGoal): SecondChoice | undefined {
  switch (goal.kind) {
    case 'dish':
      return { label: t('goal.dish'), value: game.recipes.find(goal.recipe)?.name ?? '', choices: dishesOf(game) };
    case 'ingredient':
      return {
        label: t('goal.ingredient'),
        value: game.ingredients.find(goal.name)?.name ?? '',
        choices: ingredientsOf(game),
      };
    case 'rank':
      return {
        label: t('goal.rank'),
        value: String(goal.rank),
        choices: RANK_NAMES.map((label, rank) => ({ value: String(rank), label })),
      };
    default:
      return undefined;
  }
}

/** `second`: the chosen dish, ingredient or rank; a usual one without it. */
export function goalOf(game: Game, value: string, second?: string): WantedGoal {
  if (value === 'dish') return { kind: 'dish', recipe: second ?? dishesOf(game)[0]?.value ?? '' };
  if (value === 'ingredient') return { kind: 'ingredient', name: second ?? ingredientsOf(game)[0]?.value ?? '' };
  if (value === 'rank') return { kind: 'rank', rank: second === undefined ? FIRST_RANK : Number(second) };
  return PLAIN.find((known) => known.value === value)?.goal ?? USUAL_GOAL;
}

const FIRST_RANK = RANK_NAMES.indexOf('Master 1');

const dishesOf = (game: Game): readonly SelectChoice[] =>
  game.recipes.rows
    .map(({ name }) => ({ value: name, label: nameOf('recipes', name) }))
    .sort((a, b) => a.label.localeCompare(b.label));

const ingredientsOf = (game: Game): readonly SelectChoice[] =>
  game.ingredients.rows.map((row) => ({ value: row.name, label: nameOf('ingredients', row) }));

/** With the name of the dish, ingredient or rank. */
export function goalText(game: Game, goal: WantedGoal): string {
  const second = secondChoice(game, goal);
  const name = second?.choices.find(({ value }) => value === second.value)?.label ?? '';
  const kind = NAMED.find((one) => one === goal.kind);
  return kind ? t(`phrases.${kind}`, { name }) : t(`goals.${goalValue(goal)}`);
}

/** Shown after a total. */
export function unitText({ kind }: WantedGoal): string {
  const unit = kind === 'dish' || kind === 'rank' || kind === 'shards' || kind === 'procs' ? kind : 'strength';
  return t(`units.${unit}`);
}

export function totalText(goal: WantedGoal, total: number): string {
  if (goal.kind === 'rank') return percentText(total);
  return goal.kind === 'dish' || goal.kind === 'procs' || goal.kind === 'ingredient'
    ? amountText(total)
    : countText(total);
}
