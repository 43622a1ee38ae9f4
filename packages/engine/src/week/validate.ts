// Validates unknown input as a question about the rest of a week: the fields of `simulate`, and the current state.
import {
  type Fields,
  type Game,
  isObject,
  MOST_WEEK_TEAMS,
  newReport,
  type Problem,
  type Report,
  readPart,
  type Validation,
  weekQuestionShape,
} from '@oversleep/game';
import { checkTeam } from '../read-request.ts';
import type { RequestMember } from '../request.ts';
import type { WeekQuestion } from './types.ts';

export function validateWeek(game: Game, unread: unknown): Validation<WeekQuestion> {
  const input = withRotation(unread);
  const team = checkTeam(game, input);
  if (!team.ok || !isObject(input)) return team.ok ? { ok: false, problems: [] } : team;
  const { settings, members } = team.value;
  const report = newReport();
  const teams = teamsIn(game, report, input);
  if (rotationIn(input) !== undefined && (teams.length > 0 || input.plan != null))
    report.problem('rotation', 'A week has either a rotation or teams and a plan');
  const shape = weekQuestionShape({
    ids: new Set([members, ...teams].flat().map(({ creature }) => creature.externalId)),
    recipeType: settings.recipeType,
    schedule: settings,
    teams: teams.length + 1,
  });
  const asked = readPart(shape, game, report, '', input);
  return report.problems.length > 0 || !asked
    ? { ok: false, problems: report.problems }
    : { ok: true, value: { ...team.value, ...asked, teams }, notes: [...team.notes, ...report.notes] };
}

/** It may lie among the settings, as for a simulation, or beside them. */
function withRotation(input: unknown): unknown {
  if (!isObject(input) || input.rotation == null) return input;
  const { rotation, settings, ...rest } = input;
  return { ...rest, settings: { ...(isObject(settings) ? settings : {}), rotation } };
}

const rotationIn = ({ settings }: Fields): unknown =>
  isObject(settings) ? (settings.rotation ?? undefined) : undefined;

function teamsIn(game: Game, report: Report, { teams, settings }: Fields): readonly (readonly RequestMember[])[] {
  if (teams === undefined || teams === null) return [];
  if (!Array.isArray(teams) || teams.length >= MOST_WEEK_TEAMS) {
    report.problem('teams', `teams must be a list of up to ${MOST_WEEK_TEAMS - 1} more teams`);
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
