// Checks a question to the solver; equal questions share one answer.
import type { BodyOf, IngredientRanking, routes, SolveAnswer } from '@oversleep/contract';
import { checkTeam, requestOf, type SolveSettings } from '@oversleep/engine';
import {
  DEFAULT_EDITION,
  gameOf,
  type Ingredient,
  isSchedule,
  type Problem,
  parseClock,
  type Recipe,
  TEAM_SIZE,
} from '@oversleep/game';
import { questionKey } from './key.ts';
import { type CalculationCheck, sentence } from './question.ts';
import { marked, questionTask, type ReadonlyAnswer } from './task.ts';

type SolveBody = BodyOf<typeof routes.solveRecipe>;
type RankBody = BodyOf<typeof routes.solveIngredient>;

export function askSolve(body: SolveBody, recipe: Recipe, version: string): CalculationCheck {
  const { edition = DEFAULT_EDITION, includedMembers: members = [], maxTeamSize = TEAM_SIZE } = body;
  const { level, ...sent } = body.settings;
  const game = gameOf(edition);
  const settings = settingsOf(body.settings);
  const problems = scheduleProblems(settings);
  const checked = members.length > 0 ? checkTeam(game, { settings: sent, members }) : undefined;
  if (checked && !checked.ok)
    // The schedule is named once.
    problems.push(...checked.problems.filter(({ field }) => !field.startsWith('settings.')));
  if (problems.length > 0 || (checked && !checked.ok)) return { ok: false, problems };
  const team = checked?.value;
  const name = ['solve', edition, recipe.name, level, sent.camp, sent.bedtime, sent.wakeup, maxTeamSize];
  return {
    ok: true,
    question: {
      key: questionKey(JSON.stringify(name), version, team ? [requestOf(game, team.settings, team.members)] : []),
      task: questionTask<'solve', ReadonlyAnswer<Omit<SolveAnswer, 'notes'>>>('solve', {
        edition,
        settings,
        recipe: recipe.name,
        given: marked(team?.members ?? []).map(({ creature }) => creature),
        box: null,
        maxTeamSize,
      }),
      ids: members.map(({ externalId }) => externalId),
      notes: checked?.notes.map(sentence) ?? [],
    },
  };
}

export function askRank(body: RankBody, ingredient: Ingredient, version: string): CalculationCheck {
  const { edition = DEFAULT_EDITION } = body;
  const { level, camp, bedtime, wakeup } = body.settings;
  const settings = settingsOf(body.settings);
  const problems = scheduleProblems(settings);
  if (problems.length > 0) return { ok: false, problems };
  const name = ['rank', edition, ingredient.name, level, camp, bedtime, wakeup];
  return {
    ok: true,
    question: {
      key: questionKey(JSON.stringify(name), version, []),
      task: questionTask<'rank', ReadonlyAnswer<Omit<IngredientRanking, 'notes'>>>('rank', {
        edition,
        settings,
        ingredient: ingredient.name,
      }),
      ids: [],
      notes: [],
    },
  };
}

function settingsOf({ level, camp, bedtime, wakeup }: SolveBody['settings']): SolveSettings {
  const clock = (text: string) => parseClock(text) ?? -1;
  return { level, camp, bedtime: clock(bedtime), wakeup: clock(wakeup) };
}

const scheduleProblems = (settings: SolveSettings): Problem[] =>
  isSchedule(settings) ? [] : [{ field: 'settings.bedtime', message: 'Night and day must each last at least an hour' }];
