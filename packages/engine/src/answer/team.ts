// The result of a simulation in the answer's format.
import type { SwapPlanFigures } from '../figures/swap-plan.ts';
import type { TeamFigures } from '../figures/types.ts';
import type { TeamRequest } from '../request.ts';
import type { Estimate } from '../statistics/regression.ts';
import type { Distribution } from '../statistics/summary.ts';
import { cookingAnswer, cookingErrors } from './kitchen.ts';
import { memberAnswer, memberErrors, pokemonAnswer, produceAnswer, produceErrors, strengthIn } from './member.ts';
import { asError, asFigure, asPoint, type Round } from './rounding.ts';
import type { TeamResult } from './simulate.ts';

const strengthOf = (
  { berries, skill, cooking, startingBerries, total }: TeamFigures<number>['team'],
  round: Round,
) => ({
  berries: strengthIn(berries, round),
  skill: strengthIn(skill, round),
  cooking: strengthIn(cooking, round),
  startingBerries: strengthIn(startingBerries, round),
  total: round(total),
});

const pointsOf = ({ p10, p50, p90 }: Pick<Distribution, 'p10' | 'p50' | 'p90'>, round: Round = asFigure) => ({
  p10: round(p10),
  p50: round(p50),
  p90: round(p90),
});

/** Notes about the request are added when it is answered. */
export function teamAnswer({ game, settings }: TeamRequest, result: TeamResult) {
  const { edition, seed, days, precision, mean, error, week, weekError, weekDays, distributions, profiles } = result;
  const members = mean.members.flatMap((member, m) => {
    const [own, doubt] = [distributions[m], error.members[m]];
    return own && doubt ? [{ figures: memberAnswer(game, member, own), errors: memberErrors(member, doubt) }] : [];
  });
  return {
    edition,
    seed,
    days,
    precision: asError(precision),
    members: members.map(({ figures }) => figures),
    ...(mean.cooking && { cooking: cookingAnswer(game, settings, mean.cooking) }),
    team: strengthOf(mean.team, asFigure),
    errors: {
      members: members.map(({ errors }) => errors),
      ...(mean.cooking && error.cooking && { cooking: cookingErrors(mean.cooking, error.cooking) }),
      team: strengthOf(error.team, asError),
      week: pointsOf(weekError, asError),
    },
    week: pointsOf(week),
    weekDays,
    distributions: distributions.map(({ procs, berries, ingredients }) => ({
      procs: pointsOf(procs),
      berries: pointsOf(berries),
      ingredients: Object.fromEntries(Object.entries(ingredients).map(([name, own]) => [name, pointsOf(own)])),
    })),
    profiles: profiles.map(({ energy, helpsPerHour, procsPerHour, bag }) => ({
      energy: energy.map(asPoint),
      helpsPerHour: helpsPerHour.map(asPoint),
      procsPerHour: procsPerHour.map(asPoint),
      bag: bag.map(asPoint),
    })),
    ...(result.rotation && { rotation: swapPlanAnswer(result.rotation) }),
  };
}

const known = ({ mean, error }: Estimate) => ({ mean: asFigure(mean), error: asError(error) });
const knownOrNull = (estimate: Estimate | null) => estimate && known(estimate);

function swapPlanAnswer({ changes, moves, lineups, members }: SwapPlanFigures<Estimate>) {
  return {
    changes,
    moves,
    lineups: lineups.map((lineup) => ({
      ...lineup,
      members: [...lineup.members],
      share: asFigure(lineup.share),
      strength: known(lineup.strength),
    })),
    members: members.map(({ id, hours, nights, strength, perHour, energy, dishes }) => ({
      id,
      hours,
      nights,
      strength: known(strength),
      perHour: known(perHour),
      energy: { in: knownOrNull(energy.in), out: knownOrNull(energy.out), lowest: known(energy.lowest) },
      dishes: known(dishes),
    })),
  };
}

/** Of the first member, which is the variant. */
export function variantAnswer({ game }: TeamRequest, { mean, error }: TeamResult) {
  const [own, doubt] = [mean.members[0], error.members[0]];
  if (!own || !doubt) throw new Error('a team without members was simulated');
  return {
    externalId: own.externalId,
    produceTotal: produceAnswer(game, own.produceTotal),
    skillProcs: asFigure(own.skillProcs),
    pokemonWithIngredients: pokemonAnswer(own),
    errors: { produceTotal: produceErrors(doubt.produceTotal), skillProcs: asError(doubt.skillProcs) },
  };
}
