// The rotation of a stored team: kept if it has the right form. Who enters one, or sends one, gets the sentences of `rotation-shape.ts`.
import { isObject } from './reading.ts';
import { NONE, type Shape } from './shape/shape.ts';
import { SWAP_PLAN_LIMITS } from './swap-plan-limits.ts';
import type { SwapPlan } from './swap-plan-shape.ts';
import { TEAM_SIZE } from './team-size.ts';
import { WEEKDAYS } from './time.ts';

const isList = (value: unknown, most: number, isEntry: (entry: unknown) => boolean): value is readonly unknown[] =>
  Array.isArray(value) && value.length <= most && value.every(isEntry);

const isText = (value: unknown): boolean => typeof value === 'string';

function isSwapPlan(value: unknown): value is SwapPlan {
  if (!isObject(value)) return false;
  const { lineups, changes, rules } = value;
  return (
    isList(lineups, SWAP_PLAN_LIMITS.lineups, (lineup) => isList(lineup, TEAM_SIZE, isText)) &&
    isList(
      changes,
      SWAP_PLAN_LIMITS.changes,
      (change) =>
        isObject(change) &&
        lineups[Number(change.lineup)] !== undefined &&
        isText(change.at) &&
        (change.days === undefined ||
          isList(change.days, WEEKDAYS.length, (day) => WEEKDAYS.some((known) => known === day))),
    ) &&
    changes.length > 0 &&
    (rules === undefined || isObject(rules))
  );
}

/** One that can't be read costs the player no more than the rotation. */
export const storedSwapPlan: Shape<SwapPlan> = {
  description: { kind: 'none' },
  read: (value, at, { report }) => {
    if (isSwapPlan(value)) return value;
    report.note(at, 'The rotation could not be read');
    return NONE;
  },
};
