// A shared team's weekly Strength, if it was calculated recently. A picture never starts a simulation.
import { formatClock, isObject } from '@oversleep/game';
import { askTeam } from '../compute/question.ts';
import { situationOf } from '../compute/situation.ts';
import type { Deps } from '../deps.ts';
import type { SharedContent } from './shared-content.ts';

type SharedTeam = Extract<SharedContent, { readonly kind: 'team' }>;

export function weeklyStrength(
  { game, members, week: { team, snacking, potSize } }: SharedTeam,
  { compute, version }: Pick<Deps, 'compute' | 'version'>,
): number | undefined {
  // A rotation takes long to simulate, so its answer is hardly ever in memory.
  if (team.rotation) return undefined;
  const { island, stockpiledBerries, stockpiledIngredients } = team;
  const settings = {
    camp: team.camp,
    bedtime: formatClock(team.bedtime),
    wakeup: formatClock(team.wakeup),
    recipeType: team.recipeType,
    island: island.shortName,
    areaBonusPercent: island.areaBonus,
    favoredBerries: [...island.berries],
    ...(island.expert && { expert: { ...island.expert, sub: [...island.expert.sub] } }),
    stockpiledBerries: stockpiledBerries.map((stock) => ({ ...stock })),
    stockpiledIngredients: stockpiledIngredients.map((stock) => ({ ...stock })),
    ...(potSize !== null && { potSize }),
  };
  const snackers = snacking.map((place) => team.members[place]);
  const asked = askTeam(
    situationOf({ edition: game.edition, settings }, undefined, version),
    members.map((member) => ({ ...member, sneakySnacking: snackers.includes(member.externalId) })),
  );
  const text = asked.ok ? compute.remembered(asked.question.key) : undefined;
  if (text === undefined) return undefined;
  const answer: unknown = JSON.parse(text);
  const strength = isObject(answer) && isObject(answer.team) ? answer.team.total : undefined;
  return typeof strength === 'number' ? strength : undefined;
}
