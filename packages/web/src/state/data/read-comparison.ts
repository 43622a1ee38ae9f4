// Reads the stored comparison: invalid values become the defaults.
import {
  gameOf,
  keptText,
  list,
  MAX_LEVEL,
  MAX_TEAMS,
  MIN_LEVEL,
  number,
  object,
  oneOf,
  or,
  orNull,
  record,
  refine,
  requiredFlag,
  restore,
  type Shape,
  TEAM_SIZE,
  text,
} from '@oversleep/game';
import {
  COMPARE_TABS,
  type ComparisonState,
  EMPTY_COMPARISON,
  INGREDIENT_MODES,
  MAX_COMPARED,
  DEFAULT_COMPARE_VIEW as USUAL,
} from './comparison.ts';
import { TIME_WINDOWS } from './teams.ts';

const whole = (min: number, max: number) => number(min, max, undefined, { exact: true });
const teamIndex = whole(0, MAX_TEAMS - 1);
const seen = or(keptText(), '');

const view = object({
  kind: or(oneOf(['creatures', 'teams']), USUAL.kind),
  tab: or(oneOf(COMPARE_TABS), USUAL.tab),
  berries: or(requiredFlag, USUAL.berries),
  skill: or(requiredFlag, USUAL.skill),
  ingredients: or(oneOf(INGREDIENT_MODES), USUAL.ingredients),
  asData: or(requiredFlag, USUAL.asData),
  level: orNull(whole(MIN_LEVEL, MAX_LEVEL)),
  baseline: orNull(text()),
  baseTeam: orNull(teamIndex),
  sorting: or(record(object({ by: keptText(), ascending: or(requiredFlag, false) })), {}),
});

const member = object({ externalId: refine(text(), (id) => id.toLowerCase()), seen });

const comparison: Shape<ComparisonState> = object({
  members: refine(or(list(member), []), (members) => members.slice(0, MAX_COMPARED)),
  teams: or(list(object({ index: teamIndex, seen })), []),
  teamIndex: orNull(teamIndex),
  place: orNull(whole(0, TEAM_SIZE - 1)),
  timeWindow: or(oneOf(TIME_WINDOWS), EMPTY_COMPARISON.timeWindow),
  view: or(view, USUAL),
});

export const readComparison = (value: unknown): ComparisonState =>
  restore(comparison, gameOf(), value).value ?? EMPTY_COMPARISON;
