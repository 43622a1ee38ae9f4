// A team and its rotation as the simulation takes them: all that are ever in, and the rotation in its normal form.
import { type Game, mealTimes, type Report, readSwapPlan, type SwapPlan } from '@oversleep/game';
import { looksOf, mealsAtLooks } from './looks.ts';
import type { CheckedTeam } from './request.ts';

/** Of a single line-up nothing but its members is left. Undefined with at least one problem; fields are those of the rotation. */
export function withSwapPlan(
  game: Game,
  { settings, members }: CheckedTeam,
  asked: SwapPlan,
  report: Pick<Report, 'problem' | 'note'>,
): CheckedTeam | undefined {
  const looks = settings.policy && looksOf(settings, settings.policy.lookIn);
  const normal = readSwapPlan(asked, {
    ids: members.map(({ creature }) => creature.externalId),
    schedule: settings,
    meals: looks
      ? mealsAtLooks(game.rules, settings, looks)
      : mealTimes(game.rules, settings).map(({ meal, sinceWakeup }) => ({ meal, at: sinceWakeup })),
    ...report,
  });
  if (!normal) return undefined;
  const { rotation } = normal;
  return {
    settings: rotation ? { ...settings, rotation } : settings,
    members: normal.members.flatMap((number) => members[number] ?? []),
  };
}
