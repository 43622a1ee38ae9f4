// The planned week and the event in a player's settings: dates that there are, and names that the game has in some edition.
import type { SettingsWrite } from '@oversleep/contract';
import { EVENT_KINDS, type Game, type Report, rankNamed, weekOf } from '@oversleep/game';
import { findInAny, readOrRefuse } from './read.ts';

type Week = NonNullable<SettingsWrite['week']>;
type Event = NonNullable<SettingsWrite['event']>;

/** What a meal may be besides a recipe. */
const OTHER_DISHES: readonly string[] = ['best', 'mixed', 'nothing'];

export function checkChosen(game: Game, event: Event | null | undefined, week: Week | null | undefined): void {
  readOrRefuse('These settings cannot be stored.', (report) => {
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

function checkWeek({ monday, island, bag, rank, dishes, log, past }: Week, check: Checks): void {
  check.monday('week.monday', monday);
  check.island('week.island', island);
  for (const name of Object.keys(bag)) check.ingredient(`week.bag.${name}`, name);
  check.rank('week.rank', rank);
  for (const [day, meals] of Object.entries(dishes))
    for (const [meal, dish] of (meals ?? []).entries()) check.dish(`week.dishes.${day}[${meal}]`, dish);
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
