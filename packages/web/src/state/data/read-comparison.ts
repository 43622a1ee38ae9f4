// Reads the comparison as it was stored: whatever makes no sense is the default.
import { MAX_LEVEL, MIN_LEVEL, TEAM_SIZE } from '@oversleep/game';
import {
  COMPARE_TABS,
  type Compared,
  type ComparedTeam,
  type CompareView,
  type ComparisonState,
  DEFAULT_COMPARE_VIEW,
  INGREDIENT_MODES,
  MAX_COMPARED,
} from './comparison.ts';
import { readTimeWindow } from './read-teams.ts';
import { fieldsOf, flagOr, listIn, oneOf, teamIndexOr, textOr, wholeOr } from './readers.ts';

export function readComparison(value: unknown): ComparisonState {
  const { members, teams, teamIndex, place, timeWindow, view } = fieldsOf(value);
  const known = wholeOr(place, null);
  return {
    members: listIn(members).flatMap(readCompared).slice(0, MAX_COMPARED),
    teams: listIn(teams).flatMap(readComparedTeam),
    teamIndex: teamIndexOr(teamIndex, null),
    place: known !== null && known < TEAM_SIZE ? known : null,
    timeWindow: readTimeWindow(timeWindow),
    view: readCompareView(view),
  };
}

function readCompared(value: unknown): readonly Compared[] {
  const { externalId, seen } = fieldsOf(value);
  const id = textOr(externalId, undefined);
  return id === undefined ? [] : [{ externalId: id.toLowerCase(), seen: textOr(seen, '') }];
}

function readComparedTeam(value: unknown): readonly ComparedTeam[] {
  const { index, seen } = fieldsOf(value);
  const known = teamIndexOr(index, undefined);
  return known === undefined ? [] : [{ index: known, seen: textOr(seen, '') }];
}

function readCompareView(value: unknown): CompareView {
  const fields = fieldsOf(value);
  const level = wholeOr(fields.level, null);
  const sorting = Object.entries(fieldsOf(fields.sorting)).flatMap(([table, order]) => {
    const { by, ascending } = fieldsOf(order);
    return typeof by === 'string' ? [[table, { by, ascending: ascending === true }] as const] : [];
  });
  return {
    kind: oneOf(['creatures', 'teams'], fields.kind, DEFAULT_COMPARE_VIEW.kind),
    tab: oneOf(COMPARE_TABS, fields.tab, DEFAULT_COMPARE_VIEW.tab),
    berries: flagOr(fields.berries, DEFAULT_COMPARE_VIEW.berries),
    skill: flagOr(fields.skill, DEFAULT_COMPARE_VIEW.skill),
    ingredients: oneOf(INGREDIENT_MODES, fields.ingredients, DEFAULT_COMPARE_VIEW.ingredients),
    asData: flagOr(fields.asData, DEFAULT_COMPARE_VIEW.asData),
    level: level !== null && level >= MIN_LEVEL && level <= MAX_LEVEL ? level : null,
    baseline: textOr(fields.baseline, null),
    baseTeam: teamIndexOr(fields.baseTeam, null),
    sorting: Object.fromEntries(sorting),
  };
}
