// What each of many creatures would add to the same others, who may be nobody: a whole box at once, so known well enough and no better.
import type { Game } from '@oversleep/game';
import { type RequestMember, requestOf, type TeamSettings } from '../request.ts';
import { createRunner, runChains } from '../statistics/chains.ts';
import type { Estimate } from '../statistics/regression.ts';
import { differenceOf, meanOf, type Observed, observing, weeklyTotal } from './compare.ts';
import { createSimulation } from './simulate.ts';

/** Standard error at which a gain is known well enough: alone as a part of itself, among others as a part of what all make together. */
const PRECISION = 0.01;

/** For who is alone: the few whose dishes are a great gamble end here. */
const MOST_DAYS = 4000;

/** For who joins others: chains at first, more at a time, and at most. */
const FIRST_CHAINS = 6;
const MORE_CHAINS = 3;
const MOST_CHAINS = 48;

/** Strength of a week that each brings. */
export function createGains(
  game: Game,
  settings: TeamSettings,
  others: readonly RequestMember[],
): (joining: RequestMember) => Estimate {
  return others.length === 0 ? (joining) => weekAlone(game, settings, joining) : joiningGains(game, settings, others);
}

/** The answer about a team of one, less exactly. */
function weekAlone(game: Game, settings: TeamSettings, member: RequestMember): Estimate {
  const options = { precision: PRECISION, settle: false, maxDays: MOST_DAYS };
  const simulation = createSimulation(requestOf(game, settings, [member]), options);
  const runner = createRunner(simulation.plan, simulation.seed, false);
  while (!simulation.finished()) simulation.add(runChains(runner, simulation.next(), 1));
  return simulation.total();
}

/** Whoever joins comes last, so that the others keep their places and their luck. */
function joiningGains(
  game: Game,
  settings: TeamSettings,
  others: readonly RequestMember[],
): (joining: RequestMember) => Estimate {
  const without = observing(requestOf(game, settings, others), [weeklyTotal], {});
  const known = new Map<number, Observed>();
  const before = (chains: number): Observed => {
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
