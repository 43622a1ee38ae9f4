// What a creature makes in a day, out of a simulation, and how that differs from before.
import { DAYS_A_WEEK, marginOf } from '@oversleep/game';
import type { Production } from '../../../state/data/results.ts';

/** A number and how sure it is: one standard error. */
export interface Figure {
  readonly value: number;
  readonly error: number;
}

interface IngredientFigure extends Figure {
  readonly name: string;
  readonly longName: string;
}

export interface Output {
  /** Strength of berries and skill, of a day like all the rest. */
  readonly strength: Figure;
  readonly berries: Figure;
  readonly ingredients: Figure;
  readonly procs: Figure;
  readonly byIngredient: readonly IngredientFigure[];
  /** Strength of the whole team. */
  readonly team: Figure;
}

/** Errors of different things are taken as independent. */
const together = (errors: readonly number[]): number => Math.hypot(...errors);

export function outputOf(production: Production, externalId: string): Output | undefined {
  const place = production.members.findIndex((member) => member.externalId === externalId);
  const member = production.members[place];
  const doubt = production.errors.members[place];
  if (!member || !doubt) return undefined;
  const { berries, ingredients } = member.produceTotal;
  const byIngredient = ingredients.map(({ ingredient, amount }, i) => ({
    name: ingredient.name,
    longName: ingredient.longName,
    value: amount,
    error: doubt.produceTotal.ingredients[i]?.amount ?? 0,
  }));
  return {
    strength: {
      value: (member.strength.berries.total + member.strength.skill.total) / DAYS_A_WEEK,
      error: together([doubt.strength.berries.total, doubt.strength.skill.total]) / DAYS_A_WEEK,
    },
    berries: {
      value: sum(berries.map(({ amount }) => amount)),
      error: together(doubt.produceTotal.berries.map(({ amount }) => amount)),
    },
    ingredients: {
      value: sum(byIngredient.map(({ value }) => value)),
      error: together(byIngredient.map(({ error }) => error)),
    },
    procs: { value: member.skillProcs, error: doubt.skillProcs },
    byIngredient: byIngredient.filter(({ value }) => value > 0),
    team: { value: production.team.total / DAYS_A_WEEK, error: production.errors.team.total / DAYS_A_WEEK },
  };
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

// ── Words ────────────────────────────────────────────────────────────────────────────────────────────────────────────

const WHOLE = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const TENTHS = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const HUNDREDTHS = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** As many digits as say something. */
export function amountText(value: number): string {
  const size = Math.abs(value);
  if (size >= 100) return WHOLE.format(value);
  return (size >= 10 ? TENTHS : HUNDREDTHS).format(value);
}

/** The same ± as everywhere. */
export function rangeText({ error }: Figure): string {
  const half = marginOf(error);
  return half > 0 && half < SMALLEST ? `± <${SMALLEST}` : `± ${amountText(half)}`;
}

const SMALLEST = 0.01;

export interface FigureChange {
  readonly text: string;
  /** Undefined where there was nothing before. */
  readonly percent: string | undefined;
  readonly trend: 'up' | 'down' | 'same';
}

/** Both had the same luck, so their own errors are more than enough for the difference; what lies within is no change. */
export function changeOf(now: Figure, before: Figure | undefined): FigureChange | undefined {
  if (!before) return undefined;
  const difference = now.value - before.value;
  const noise = Math.abs(before.value) * NOTHING + Math.min(now.error, before.error) / 2;
  if (Math.abs(difference) <= noise) return { text: 'no change', percent: undefined, trend: 'same' };
  return {
    text: signed(amountText(difference)),
    percent: before.value === 0 ? undefined : `${signed(TENTHS.format((100 * difference) / before.value))} %`,
    trend: difference > 0 ? 'up' : 'down',
  };
}

const NOTHING = 1e-6;

const signed = (text: string): string => (text.startsWith('-') ? `−${text.slice(1)}` : `+${text}`);
