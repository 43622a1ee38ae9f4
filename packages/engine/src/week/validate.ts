// Unknown input in, a question about the rest of the week or problems out: what `simulate` takes, and how things stand.
import {
  type Fields,
  flagIn,
  type Game,
  isObject,
  type NapTimes,
  napProblem,
  newReport,
  type Problem,
  parseClock,
  type RecipeType,
  type Report,
  rankNamed,
  type Schedule,
  shown,
  type Validated,
  WEEK_LIMITS,
  WEEKDAYS,
  type Weekday,
} from '@oversleep/game';
import { usualPolicyIn } from '../policy.ts';
import { checkTeam, type RequestMember } from '../request.ts';
import { BEST, MIXED, NOTHING, type Now, type WeekPolicy, type WeekQuestion } from './types.ts';

/** In place of a strength: what this team usually has by now. Left out it is 0, as it has always been. */
const TYPICAL = 'typical';
const MOST_TEAMS = 4;
const MOST_STRENGTH = 1e9;
const MOST_OF_AN_INGREDIENT = 2000;
const MOST_DROWSY = 10;
const MEALS_A_DAY = 3;

export function validateWeek(game: Game, input: unknown): Validated<WeekQuestion> {
  const team = checkTeam(game, input);
  if (!team.ok || !isObject(input)) return team.ok ? { ok: false, problems: [] } : team;
  const report = newReport();
  const teams = teamsIn(game, report, input);
  const ids = new Set(
    [team.value.members, ...teams].flatMap((members) => members.map(({ creature }) => creature.externalId)),
  );
  const question: WeekQuestion = {
    ...team.value,
    now: nowIn(game, report, input.now, ids),
    policy: weekPolicyIn(game, report, input.policy, team.value.settings.recipeType),
    rank: rankIn(report, input.rank),
    teams,
    plan: byDay(report, 'plan', input.plan, (field, value) => teamOfDayIn(report, field, value, teams.length)),
    naps: byDay(report, 'naps', input.naps, (field, value) => napIn(game, report, field, value, team.value.settings)),
    drowsy: byDay(report, 'drowsy', input.drowsy, (field, value) => numberIn(report, field, value, 0, MOST_DROWSY)),
  };
  if (report.problems.length > 0) return { ok: false, problems: report.problems };
  return { ok: true, value: question, notes: [...team.notes, ...report.notes] };
}

function numberIn(report: Report, field: string, value: unknown, min: number, max: number): number {
  if (typeof value === 'number' && value >= min && value <= max) return value;
  report.problem(field, `must be a number ${min}-${max}, not ${shown(value)}`);
  return min;
}

const optional = (report: Report, field: string, value: unknown, max: number): number | undefined =>
  value === undefined || value === null ? undefined : numberIn(report, field, value, 0, max);

/** An object with days for keys. */
function byDay<T>(
  report: Report,
  field: string,
  value: unknown,
  read: (field: string, value: unknown) => T,
): { readonly [day in Weekday]?: T } {
  if (value === undefined || value === null) return {};
  if (!isObject(value)) {
    report.problem(field, `must be an object by day, not ${shown(value)}`);
    return {};
  }
  const days: { [day in Weekday]?: T } = {};
  for (const [key, entry] of Object.entries(value)) {
    const day = WEEKDAYS.find((name) => name === key);
    if (day) days[day] = read(`${field}.${key}`, entry);
    else report.problem(`${field}.${key}`, `days are ${WEEKDAYS.join(', ')}`);
  }
  return days;
}

function nowIn(game: Game, report: Report, value: unknown, ids: ReadonlySet<string>): Now {
  const fields: Fields = isObject(value) ? value : {};
  if (!isObject(value)) report.problem('now', `now must be an object with day and time, not ${shown(value)}`);
  const day = WEEKDAYS.find((name) => name === fields.day);
  if (!day && isObject(value))
    report.problem('now.day', `day must be one of ${WEEKDAYS.join(', ')}, not ${shown(fields.day)}`);
  const { time } = fields;
  const isTime = typeof time === 'string' && parseClock(time) !== undefined;
  if (!isTime && isObject(value)) report.problem('now.time', `time must be like 13:20, not ${shown(time)}`);
  return {
    day: day ?? 'mon',
    time: isTime ? time : '00:00',
    strength:
      fields.strength === TYPICAL ? undefined : (optional(report, 'now.strength', fields.strength, MOST_STRENGTH) ?? 0),
    bag: bagIn(game, report, fields.bag),
    energy: energyIn(report, fields.energy, ids),
    tasty: optional(report, 'now.tasty', fields.tasty, game.rules.extraTasty.skillCap),
    pot: optional(report, 'now.pot', fields.pot, game.rules.pot.skillCap),
  };
}

function amountsIn(
  report: Report,
  field: string,
  value: unknown,
  max: number,
  nameOf: (key: string) => string | undefined,
): { readonly [name: string]: number } | undefined {
  if (value === undefined || value === null) return undefined;
  if (!isObject(value)) {
    report.problem(field, `must be an object, not ${shown(value)}`);
    return undefined;
  }
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, entry]) => {
      const name = nameOf(key);
      if (name === undefined) report.problem(`${field}.${key}`, `${key} is not known`);
      return name === undefined ? [] : [[name, numberIn(report, `${field}.${key}`, entry, 0, max)]];
    }),
  );
}

const bagIn = (game: Game, report: Report, value: unknown): Now['bag'] =>
  amountsIn(report, 'now.bag', value, MOST_OF_AN_INGREDIENT, (key) => game.ingredients.find(key)?.name);

const energyIn = (report: Report, value: unknown, ids: ReadonlySet<string>): Now['energy'] =>
  amountsIn(report, 'now.energy', value, WEEK_LIMITS.energy, (key) => (ids.has(key) ? key : undefined));

function weekPolicyIn(game: Game, report: Report, value: unknown, type: RecipeType): WeekPolicy {
  const fields: Fields = isObject(value) ? value : {};
  return {
    ...usualPolicyIn(game, report, 'policy', value),
    sunday: flagIn(report, 'policy.sunday', fields.sunday),
    holdTasty: flagIn(report, 'policy.holdTasty', fields.holdTasty),
    dishes: byDay(report, 'policy.dishes', fields.dishes, (field, list) => wishesIn(game, report, field, list, type)),
  };
}

function wishesIn(game: Game, report: Report, field: string, value: unknown, type: RecipeType): readonly string[] {
  if (!Array.isArray(value) || value.length > MEALS_A_DAY) {
    report.problem(field, `must be a list of up to ${MEALS_A_DAY} dishes, not ${shown(value)}`);
    return [];
  }
  return value.map((wish: unknown, meal) => wishIn(game, report, `${field}[${meal}]`, wish, type));
}

/** A recipe by its key or by what it is called, in any case. */
function wishIn(game: Game, report: Report, field: string, value: unknown, type: RecipeType): string {
  if (value === undefined || value === null) return BEST;
  if (typeof value === 'string' && [BEST, MIXED, NOTHING].includes(value)) return value;
  const text = typeof value === 'string' ? value.toLowerCase() : '';
  const { recipes } = game;
  const recipe = recipes.find(text) ?? recipes.rows.find(({ displayName }) => displayName.toLowerCase() === text);
  if (!recipe) report.problem(field, `must be a dish, "${BEST}", "${MIXED}" or "${NOTHING}", not ${shown(value)}`);
  if (recipe && recipe.type !== type)
    report.problem(field, `${recipe.displayName} is a ${recipe.type}, but recipeType is ${type}`);
  return recipe?.name ?? BEST;
}

function rankIn(report: Report, value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'string' && rankNamed(value) !== undefined) return value;
  report.problem('rank', `rank must be like "Master 12", not ${shown(value)}`);
  return undefined;
}

function teamsIn(game: Game, report: Report, { teams, settings }: Fields): readonly (readonly RequestMember[])[] {
  if (teams === undefined || teams === null) return [];
  if (!Array.isArray(teams) || teams.length >= MOST_TEAMS) {
    report.problem('teams', `teams must be a list of up to ${MOST_TEAMS - 1} more teams`);
    return [];
  }
  return teams.map((members: unknown, t) => {
    const checked = checkTeam(game, { settings, members });
    const own = ({ field }: Problem) => field.startsWith('members');
    const say = checked.ok ? report.note : report.problem;
    for (const { field, message } of (checked.ok ? checked.notes : checked.problems).filter(own))
      say(field.replace('members', `teams[${t}]`), message);
    return checked.ok ? checked.value.members : [];
  });
}

function napIn(game: Game, report: Report, field: string, value: unknown, schedule: Schedule): NapTimes {
  const { from, to }: Fields = isObject(value) ? value : {};
  const nap = { from: String(from), to: String(to) };
  const problem = napProblem(game, schedule, nap);
  if (problem !== undefined) report.problem(field, `${problem}, not ${shown(value)}`);
  return nap;
}

function teamOfDayIn(report: Report, field: string, value: unknown, more: number) {
  const isTeam = (team: unknown): team is number =>
    typeof team === 'number' && Number.isInteger(team) && team >= 0 && team <= more;
  const fields: Fields = isObject(value) ? value : { day: value };
  const day = fields.day ?? 0;
  const night = fields.night ?? day;
  if (isTeam(day) && isTeam(night)) return { day, night };
  report.problem(field, `must be the number of a team 0-${more}, or {"day", "night"} of them, not ${shown(value)}`);
  return { day: 0, night: 0 };
}
