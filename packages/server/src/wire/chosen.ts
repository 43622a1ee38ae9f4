// The planned week and the event in a player's settings: dates that there are, and names that the game has in some edition.
import { RowWrite, type SettingsWrite } from '@oversleep/contract';
import {
  BEST,
  EVENT_KINDS,
  forecastKey,
  type Game,
  logKey,
  MIXED,
  mondayOf,
  NOTHING,
  type Report,
  rankNamed,
  type WeekRow,
  weekOf,
} from '@oversleep/game';
import { Value } from 'typebox/value';
import { refuse } from '../problems.ts';
import { findInAny, readOrRefuse } from './read.ts';

type Week = NonNullable<SettingsWrite['week']>;
type Event = NonNullable<SettingsWrite['event']>;

/** What a meal may be besides a recipe. */
const OTHER_DISHES: readonly string[] = [BEST, MIXED, NOTHING];

export function checkChosen(game: Game, event: Event | null | undefined, week: Week | null | undefined): void {
  readOrRefuse('SETTINGS_INVALID', (report) => {
    const check = checksOf(game, report);
    if (week) checkWeek(week, check);
    if (event) checkEvent(event, check, report);
  });
}

type Checks = ReturnType<typeof checksOf>;

const checksOf = (game: Game, report: Report) => ({
  monday: (field: string, date: string) => {
    if (weekOf(date) !== date) report.problem(field, `${date} is not a Monday`);
  },
  island: (field: string, name: string) => {
    if (!findInAny(game, ({ islands }) => islands, name)) report.problem(field, `There is no island ${name}`);
  },
  ingredient: (field: string, name: string) => {
    if (!findInAny(game, ({ ingredients }) => ingredients, name))
      report.problem(field, `There is no ingredient ${name}`);
  },
  dish: (field: string, name: string | null) => {
    if (name !== null && !OTHER_DISHES.includes(name) && !findInAny(game, ({ recipes }) => recipes, name))
      report.problem(field, `There is no recipe ${name}`);
  },
  rank: (field: string, name: string | null) => {
    if (name !== null && rankNamed(name) === undefined) report.problem(field, `There is no rank ${name}`);
  },
});

/** A row of a player's weeks: its key must be the one that follows from what it says. */
export function checkRow(game: Game, row: WeekRow): void {
  // It was checked on its way in; this is for the compiler.
  if (!Value.Check(RowWrite, row)) throw refuse('WEEK_ROW_INVALID');
  readOrRefuse('WEEK_ROW_INVALID', (report) => {
    const check = checksOf(game, report);
    const monday = mondayOf(row.key);
    check.monday('key', monday);
    const key = keyOf(monday, row);
    if (row.key !== key) report.problem('key', `It must be ${key}`);
    if (row.kind === 'log') check.dish('dish', row.data.dish);
    if (row.kind === 'week') {
      check.island('island', row.data.island);
      if (row.data.plan) checkPlan(row.data.plan, 'plan', check);
    }
  });
}

function keyOf(monday: string, row: RowWrite): string {
  if (row.kind === 'week') return monday;
  return row.kind === 'log' ? logKey(monday, row.data) : forecastKey(monday, row.data);
}

function checkPlan({ bag, rank, dishes }: Pick<Week, 'bag' | 'rank' | 'dishes'>, at: string, check: Checks): void {
  for (const name of Object.keys(bag)) check.ingredient(`${at}.bag.${name}`, name);
  check.rank(`${at}.rank`, rank);
  for (const [day, meals] of Object.entries(dishes))
    for (const [meal, dish] of (meals ?? []).entries()) check.dish(`${at}.dishes.${day}[${meal}]`, dish);
}

function checkWeek(week: Week, check: Checks): void {
  const { monday, island, log, past } = week;
  check.monday('week.monday', monday);
  check.island('week.island', island);
  checkPlan(week, 'week', check);
  for (const [n, { dish }] of log.entries()) check.dish(`week.log[${n}].dish`, dish);
  for (const [n, before] of past.entries()) {
    check.monday(`week.past[${n}].monday`, before.monday);
    check.island(`week.past[${n}].island`, before.island);
  }
}

function checkEvent({ monday, effects, favourites }: Event, check: Checks, report: Report): void {
  if (monday !== null) check.monday('event.monday', monday);
  for (const [n, { what, factor, add }] of effects.entries()) {
    const { form } = EVENT_KINDS[what];
    const isRight =
      form === 'add' ? add !== undefined && factor === undefined : factor !== undefined && add === undefined;
    if (!isRight) report.problem(`event.effects[${n}]`, `${what} needs ${form === 'add' ? 'add' : 'factor'} alone`);
  }
  for (const [n, { areas }] of favourites.entries())
    for (const [place, area] of areas.entries()) check.island(`event.favourites[${n}].areas[${place}]`, area);
}
