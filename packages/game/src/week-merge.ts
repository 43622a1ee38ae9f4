// Merges a row of a planned week that two devices have changed. Rarely needed, so it is a file of its own.
import { canonical } from './canonical.ts';
import { type Fields, isObject } from './reading.ts';
import type { WeekRowKind } from './week-row.ts';
import { momentOf, STATE_FIELDS } from './week-state.ts';

/** Merges a row that two devices have changed. `base`: the version before both changes, if known. */
export function mergedRow(kind: WeekRowKind, mine: Fields, theirs: Fields, base: Fields | undefined): Fields {
  if (kind === 'forecast') return theirs;
  if (kind === 'log') return mergedFields(mine, theirs, base);
  const { plan: myPlan, ...myRest } = mine;
  const { plan: theirPlan, ...theirRest } = theirs;
  const rest = mergedFields(myRest, theirRest, base);
  if (!isObject(myPlan) || !isObject(theirPlan)) return { ...rest, plan: myPlan ?? theirPlan };
  return { ...rest, plan: mergedPlan(myPlan, theirPlan, isObject(base?.plan) ? base.plan : undefined) };
}

const isSame = (a: unknown, b: unknown): boolean => canonical({ a }) === canonical({ a: b });

/** The side that has changed it; if both have, a value counts more than none, and otherwise mine. */
function mergedValue(mine: unknown, theirs: unknown, base: unknown, hasBase: boolean): unknown {
  if (hasBase && isSame(mine, base)) return theirs;
  if (hasBase && isSame(theirs, base)) return mine;
  return mine ?? theirs;
}

function mergedFields(mine: Fields, theirs: Fields, base: Fields | undefined): Fields {
  const names = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
  const merged = [...names].map((name) => [
    name,
    mergedValue(mine[name], theirs[name], base?.[name], base !== undefined),
  ]);
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
}

/** Of two moments the later one counts as a whole. */
const STATE = [...STATE_FIELDS, 'counted'] as const;
const BY_DAY = ['dishes', 'teams', 'naps'] as const;

function mergedPlan(mine: Fields, theirs: Fields, base: Fields | undefined): Fields {
  const all = mergedFields(mine, theirs, base);
  const days = BY_DAY.map((name) => {
    const [my, their, was] = [mine[name], theirs[name], base?.[name]].map((value) => (isObject(value) ? value : {}));
    return [name, mergedDays(my ?? {}, their ?? {}, base && was)] as const;
  });
  const [a, b] = [momentOf(mine), momentOf(theirs)];
  const later = a === b ? all : a > b ? mine : theirs;
  const { counted: _, ...rest } = all;
  const state = STATE.filter((name) => later[name] !== undefined).map((name) => [name, later[name]]);
  return { ...rest, ...Object.fromEntries(days), ...Object.fromEntries(state), ...takenOut(mine, base) };
}

/** A rotation that was taken out is null, which is a change like any other. */
const takenOut = (mine: Fields, base: Fields | undefined): Fields =>
  mine.rotation === null && isObject(base?.rotation) ? { rotation: null } : {};

/** Day by day; of dishes, meal by meal. */
function mergedDays(mine: Fields, theirs: Fields, base: Fields | undefined): Fields {
  const meals = Object.entries(mine).flatMap(([day, dishes]) => {
    const other = theirs[day];
    if (!Array.isArray(dishes) || !Array.isArray(other)) return [];
    const was = base?.[day];
    const known: readonly unknown[] = Array.isArray(was) ? was : [];
    const merged = dishes.map((dish, i) => mergedValue(dish, other[i], known[i] ?? null, base !== undefined) ?? null);
    return [[day, merged] as const];
  });
  return { ...mergedFields(mine, theirs, base), ...Object.fromEntries(meals) };
}
