// What a creature makes per day in a simulation, and how that differs from before.
import { DAYS_A_WEEK, marginOf } from '@oversleep/game';
import { numberFormat } from '../../../messages/formats.ts';
import { messages } from '../../../messages/messages.ts';
import { nameOf } from '../../../messages/names.ts';
import { changeText } from '../../../parts/words/range-text.ts';
import type { Production } from '../../../state/data/results.ts';

const t = messages('creature');

/** A value with its standard error. */
export interface OutputFigure {
  readonly value: number;
  readonly error: number;
}

interface IngredientFigure extends OutputFigure {
  readonly name: string;
  readonly longName: string;
}

export interface CreatureOutput {
  /** Strength of berries and skill per day. */
  readonly strength: OutputFigure;
  readonly berries: OutputFigure;
  readonly ingredients: OutputFigure;
  readonly procs: OutputFigure;
  readonly byIngredient: readonly IngredientFigure[];
  /** Strength of the whole team. */
  readonly team: OutputFigure;
}

/** Errors are assumed to be independent. */
const together = (errors: readonly number[]): number => Math.hypot(...errors);

export function outputOf(production: Production, externalId: string): CreatureOutput | undefined {
  const place = production.members.findIndex((member) => member.externalId === externalId);
  const member = production.members[place];
  const doubt = production.errors.members[place];
  if (!member || !doubt) return undefined;
  const { berries, ingredients } = member.produceTotal;
  const byIngredient = ingredients.map(({ ingredient, amount }, i) => ({
    name: ingredient.name,
    longName: nameOf('ingredients', ingredient),
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

const whole = numberFormat({ maximumFractionDigits: 0 });
const tenths = numberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 });
const hundredths = numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2 });
const percent = numberFormat({ style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Three significant digits or so. */
export function amountText(value: number): string {
  const size = Math.abs(value);
  if (size >= 100) return whole(value);
  return size >= 10 ? tenths(value) : hundredths(value);
}

/** The same ± as on other pages. */
export function rangeText({ error }: OutputFigure): string {
  const half = marginOf(error);
  return half > 0 && half < SMALLEST ? `± <${hundredths(SMALLEST)}` : `± ${amountText(half)}`;
}

const SMALLEST = 0.01;

export interface FigureChange {
  readonly text: string;
  /** Undefined if the value was 0 before. */
  readonly percent: string | undefined;
  readonly trend: 'up' | 'down' | 'same';
}

/** Both simulations share their random numbers, so the own errors are a safe bound for noise. */
export function changeOf(now: OutputFigure, before: OutputFigure | undefined): FigureChange | undefined {
  if (!before) return undefined;
  const difference = now.value - before.value;
  const noise = Math.abs(before.value) * NOTHING + Math.min(now.error, before.error) / 2;
  if (Math.abs(difference) <= noise) return { text: t('output.noChange'), percent: undefined, trend: 'same' };
  return {
    text: changeText(difference, amountText),
    percent: before.value === 0 ? undefined : changeText(difference / before.value, percent),
    trend: difference > 0 ? 'up' : 'down',
  };
}

const NOTHING = 1e-6;
