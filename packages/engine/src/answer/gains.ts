// What each creature of a whole box would add to the same (possibly empty) team, with limited precision for speed.
import type { Game } from '@oversleep/game';
import { type RequestMember, requestOf, type TeamSettings } from '../request.ts';
import { createRunner, runChains } from '../statistics/chains.ts';
import type { Estimate } from '../statistics/regression.ts';
import { differenceOf, meanOf, type Observations, observing, weeklyTotal } from './compare.ts';
import { createSimulation } from './simulate.ts';

/** Standard error at which a gain is precise enough, relative to the gain alone or to the team's total. */
const PRECISION = 0.01;

/** Limit for creatures on their own; only the few with very unreliable dishes reach it. */
const MOST_DAYS = 4000;

/** For creatures that join others: first chains, further chains, and the limit. */
const FIRST_CHAINS = 6;
const MORE_CHAINS = 3;
const MOST_CHAINS = 48;

/** Weekly strength of each. */
export function createGains(
  game: Game,
  settings: TeamSettings,
  others: readonly RequestMember[],
): (joining: RequestMember) => Estimate {
  return others.length === 0 ? (joining) => weekAlone(game, settings, joining) : joiningGains(game, settings, others);
}

/** The result for a team of one, less precise. */
function weekAlone(game: Game, settings: TeamSettings, member: RequestMember): Estimate {
  const options = { precision: PRECISION, settle: false, maxDays: MOST_DAYS };
  const simulation = createSimulation(requestOf(game, settings, [member]), options);
  const runner = createRunner(simulation.plan, simulation.seed, false);
  while (!simulation.finished()) simulation.add(runChains(runner, simulation.next(), 1));
  return simulation.total();
}

/** The new member comes last, so that the others keep their seats and random numbers. */
function joiningGains(
  game: Game,
  settings: TeamSettings,
  others: readonly RequestMember[],
): (joining: RequestMember) => Estimate {
  const without = observing(requestOf(game, settings, others), [weeklyTotal], {});
  const known = new Map<number, Observations>();
  const before = (chains: number): Observations => {
    const base = known.get(chains) ?? without.after(chains);
    known.set(chains, base);
    return base;
  };
  return (joining) => {
    const whole = observing(requestOf(game, settings, [...others, joining]), [weeklyTotal], { like: without.plan });
    for (let chains = FIRST_CHAINS; ; chains += MORE_CHAINS) {
      const after = whole.after(chains);
      const gain = differenceOf(before(chains), after, 0);
      if (gain.error <= PRECISION * meanOf(after, 0).mean || chains + MORE_CHAINS > MOST_CHAINS) return gain;
    }
  };
}
