// The rotation of a team as one line of a link. Members are named by their line: the five slots, then those that take turns with them.
import { type Game, parse, type SwapPlan, swapPlanShape, WEEKDAYS } from '@oversleep/game';
import { fieldsIn, lineOf } from './fields.ts';

export function swapPlanLine({ lineups, changes, rules }: SwapPlan, ids: readonly string[]): string {
  return lineOf([
    lineups.map((lineup) =>
      lineup
        .map((id) => ids.indexOf(id))
        .filter((number) => number >= 0)
        .join('.'),
    ),
    changes.flatMap(({ lineup, at, days }) => [
      lineup,
      at,
      days ? days.map((day) => WEEKDAYS.indexOf(day)).join('') : '',
    ]),
    rules ? [rules.bench, rules.clock, rules.pity, rules.charges] : [],
  ]);
}

/** Undefined: damaged. Members whose line is damaged are left out. */
export function swapPlanInLine(game: Game, line: string, ids: readonly (string | undefined)[]): SwapPlan | undefined {
  const fields = fieldsIn(line);
  if (!fields) return undefined;
  const [lineups = [], changes = [], [bench, clock, pity, charges] = []] = fields;
  const read = parse(swapPlanShape, game, {
    lineups: lineups.map((lineup) => lineup.split('.').flatMap((number) => ids[Number(number || Number.NaN)] ?? [])),
    changes: Array.from({ length: Math.floor(changes.length / 3) }, (_, c) => {
      const [lineup, at, days = ''] = changes.slice(3 * c, 3 * c + 3);
      return {
        lineup: Number(lineup),
        at,
        ...(days !== '' && { days: [...days].map((day) => WEEKDAYS[Number(day)]) }),
      };
    }),
    ...(bench !== undefined && { rules: { bench: Number(bench), clock, pity, charges } }),
  });
  return read.ok ? read.value : undefined;
}
