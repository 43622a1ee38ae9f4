// A question to the solver, checked: like other questions, equal ones have one answer.
import type { BodyOf, routes } from '@oversleep/contract';
import { validateRequest } from '@oversleep/engine';
import {
  DEFAULT_EDITION,
  gameOf,
  type Ingredient,
  isSchedule,
  parseClock,
  type Recipe,
  TEAM_SIZE,
} from '@oversleep/game';
import { questionKey } from './key.ts';
import { type Asked, sentence } from './question.ts';
import { marked } from './task.ts';

type SolveBody = BodyOf<typeof routes.solveRecipe>;
type RankBody = BodyOf<typeof routes.solveIngredient>;

export function askSolve(body: SolveBody, recipe: Recipe, version: string): Asked {
  const { edition = DEFAULT_EDITION, includedMembers: members = [], maxTeamSize = TEAM_SIZE } = body;
  const { level, ...settings } = body.settings;
  const problems = scheduleProblems(settings);
  const checked = members.length > 0 ? validateRequest(gameOf(edition), { settings, members }) : undefined;
  if (checked && !checked.ok)
    // The schedule is named once.
    problems.push(...checked.problems.filter(({ field }) => !field.startsWith('settings.')).map(sentence));
  if (problems.length > 0 || (checked && !checked.ok)) return { ok: false, problems };
  const name = ['solve', edition, recipe.name, level, settings.camp, settings.bedtime, settings.wakeup, maxTeamSize];
  return {
    ok: true,
    question: {
      key: questionKey(JSON.stringify(name), version, checked ? [checked.value] : []),
      task: {
        kind: 'solve',
        edition,
        settings,
        level,
        recipe: recipe.name,
        members: marked(members.map((member) => ({ ...member }))),
        maxTeamSize,
      },
      ids: members.map(({ externalId }) => externalId),
      notes: checked?.notes.map(sentence) ?? [],
    },
  };
}

export function askRank(body: RankBody, ingredient: Ingredient, version: string): Asked {
  const { edition = DEFAULT_EDITION } = body;
  const { level, ...settings } = body.settings;
  const problems = scheduleProblems(settings);
  if (problems.length > 0) return { ok: false, problems };
  const name = ['rank', edition, ingredient.name, level, settings.camp, settings.bedtime, settings.wakeup];
  return {
    ok: true,
    question: {
      key: questionKey(JSON.stringify(name), version, []),
      task: { kind: 'rank', edition, settings, level, ingredient: ingredient.name },
      ids: [],
      notes: [],
    },
  };
}

function scheduleProblems(settings: { readonly bedtime: string; readonly wakeup: string }): string[] {
  const clock = (text: string) => parseClock(text) ?? -1;
  const isGood = isSchedule({ bedtime: clock(settings.bedtime), wakeup: clock(settings.wakeup) });
  return isGood ? [] : ['settings.bedtime: Night and day must each last at least an hour.'];
}
