// Checks a player's question: the task for a thread, the key of its answer, and the ids to put back into the answer.
import type { AnswerOf, DayProduction, IvProduction, routes, TeamProduction } from '@oversleep/contract';
import { type CheckedTeam, checkTeam, requestOf } from '@oversleep/engine';
import { type EditionId, gameOf, type Problem } from '@oversleep/game';
import type { TeamQuestion } from '@oversleep/questions';
import { type Refusal, refuseWrong } from '../problems.ts';
import { questionKey } from './key.ts';
import { marked, type QuestionTask, questionTask, type ReadonlyAnswer, unnamed } from './task.ts';

interface IdentifiedCreature {
  readonly externalId: string;
}

export interface Situation {
  readonly edition: EditionId;
  readonly settings: Readonly<Record<string, unknown>>;
  /** Of the engine. */
  readonly version: string;
}

export interface PlayerQuestion {
  readonly key: string;
  readonly task: QuestionTask;
  /** Ids of the members in the answer, in its order. */
  readonly ids: readonly string[];
  /** What was adjusted, a sentence each. */
  readonly notes: readonly string[];
}

export type CalculationCheck = { readonly ok: true; readonly question: PlayerQuestion } | Wrong;

export interface Wrong {
  readonly ok: false;
  readonly problems: readonly Problem[];
}

export const sentence = ({ field, message }: Problem): string =>
  `${field ? `${field}: ` : ''}${message}${message.endsWith('.') ? '' : '.'}`;

const MOST_DETAILS = 20;

export function refuseAsked(
  key: 'CALCULATION_INVALID' | 'SEARCH_INVALID',
  { problems }: Pick<Wrong, 'problems'>,
): Refusal {
  const messages = problems.map(({ message }) => message);
  return refuseWrong(key, messages, problems.slice(0, MOST_DETAILS).map(sentence));
}

const eachOnce = (problems: readonly Problem[]): readonly Problem[] => [
  ...new Map(problems.map((problem) => [sentence(problem), problem])).values(),
];
const idsOf = (creatures: readonly IdentifiedCreature[]): readonly string[] =>
  creatures.map(({ externalId }) => externalId);

export const askTeam = (situation: Situation, members: readonly IdentifiedCreature[]): CalculationCheck =>
  ask('team', situation, members, (team) =>
    questionTask<'teamAgainst', ReadonlyAnswer<Omit<TeamProduction, 'notes'>>>('teamAgainst', team),
  );

/** What a creature makes in a day without a team. */
export const askDay = (situation: Situation, creature: IdentifiedCreature): CalculationCheck =>
  ask('day', situation, [creature], (team) => questionTask<'alone', ReadonlyAnswer<DayProduction>>('alone', team));

function ask(
  kind: 'team' | 'day',
  { edition, settings, version }: Situation,
  members: readonly IdentifiedCreature[],
  taskFor: (team: TeamQuestion) => QuestionTask,
): CalculationCheck {
  const game = gameOf(edition);
  const checked = checkTeam(game, { settings, members });
  if (!checked.ok) return checked;
  const team = checked.value;
  return {
    ok: true,
    question: {
      key: questionKey(kind, version, [requestOf(game, team.settings, team.members)]),
      task: taskFor({ edition, settings: team.settings, members: marked(team.members) }),
      // With a rotation, members have another order, and those that never play are missing.
      ids: idsOf(team.members.map(({ creature }) => creature)),
      notes: checked.notes.map(sentence),
    },
  };
}

export function askIv(
  { edition, settings, version }: Situation,
  members: readonly IdentifiedCreature[],
  variants: readonly IdentifiedCreature[],
): CalculationCheck {
  const game = gameOf(edition);
  const problems = sameIds(variants);
  const notes: Problem[] = [];
  const teams: CheckedTeam[] = [];
  for (const [v, variant] of variants.entries()) {
    const checked = checkTeam(game, { settings, members: [variant, ...members] });
    const placed = (problem: Problem) => ({ ...problem, field: fieldOfVariant(problem.field, v) });
    if (checked.ok) {
      teams.push(checked.value);
      notes.push(...checked.notes.map(placed));
    } else problems.push(...checked.problems.map(placed));
  }
  const [first] = teams;
  if (problems.length > 0 || !first) return { ok: false, problems: eachOnce(problems) };
  return {
    ok: true,
    question: {
      key: questionKey(
        'iv',
        version,
        teams.map((team) => requestOf(game, team.settings, team.members)),
      ),
      task: questionTask<'variants', ReadonlyAnswer<Omit<IvProduction, 'notes'>>>('variants', {
        edition,
        settings: first.settings,
        variants: marked(teams.flatMap((team) => team.members.slice(0, 1))),
        members: unnamed(first.members.slice(1)),
      }),
      ids: idsOf(variants),
      notes: eachOnce(notes).map(sentence),
    },
  };
}

/** Which of two teams makes more. */
export function askComparison(
  { edition, settings, version }: Situation,
  a: readonly object[],
  b: readonly object[],
): CalculationCheck {
  const game = gameOf(edition);
  const [first, second] = [checkTeam(game, { settings, members: a }), checkTeam(game, { settings, members: b })];
  const ofTeam = (name: 'a' | 'b') => (problem: Problem) => ({
    ...problem,
    field: problem.field.replace(/^members/, name),
  });
  if (!first.ok || !second.ok) {
    const problems = [
      ...(first.ok ? [] : first.problems.map(ofTeam('a'))),
      ...(second.ok ? [] : second.problems.map(ofTeam('b'))),
    ];
    return { ok: false, problems: eachOnce(problems) };
  }
  return {
    ok: true,
    question: {
      key: questionKey(
        'compare',
        version,
        [first.value, second.value].map((team) => requestOf(game, team.settings, team.members)),
      ),
      task: questionTask<'compare', ReadonlyAnswer<Omit<AnswerOf<typeof routes.compareTeams>, 'notes'>>>('compare', {
        edition,
        settings: first.value.settings,
        a: unnamed(first.value.members),
        b: unnamed(second.value.members),
      }),
      ids: [],
      notes: eachOnce([...first.notes.map(ofTeam('a')), ...second.notes.map(ofTeam('b'))]).map(sentence),
    },
  };
}

/** The variant comes first in its team, so the others move by one. */
const fieldOfVariant = (field: string, variant: number): string =>
  field.replace(/^members\[(\d+)\]/, (_, place: string) =>
    place === '0' ? `variants[${variant}]` : `members[${Number(place) - 1}]`,
  );

function sameIds(variants: readonly IdentifiedCreature[]): Problem[] {
  const ids = idsOf(variants);
  return ids.flatMap((id, v) =>
    ids.indexOf(id) < v ? [{ field: `variants[${v}].externalId`, message: `Two variants have the id ${id}` }] : [],
  );
}
