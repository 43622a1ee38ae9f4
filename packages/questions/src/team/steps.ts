// Simulates the week of a team, chain by chain.
import {
  createRunner,
  createSimulation,
  type Estimate,
  FIRST_CHAINS,
  requestOf,
  runChains,
  type TeamRequest,
  teamAnswer,
} from '@oversleep/engine';
import { gameOf, marginOf } from '@oversleep/game';
import type { Steps } from '../question.ts';
import type { TeamQuestion, TeamTypes } from './shape.ts';

export const requestFor = ({ edition, settings, members }: Omit<TeamQuestion, 'rotation'>): TeamRequest =>
  requestOf(gameOf(edition), settings, members);

type TeamAnswer = TeamTypes['answer'];

/**
 * The same chains in the same order wherever it is asked, so answers are identical. A figure on the way is only handed on when it will
 * hold: later ones stay within its range, and come when theirs is half as wide.
 */
export const steps: Steps<TeamTypes> = function* ({ most = Number.POSITIVE_INFINITY, ...question }, { isDue }) {
  const request = requestFor(question);
  const simulation = createSimulation(request);
  const runner = createRunner(simulation.plan, simulation.seed);
  const known = (): TeamAnswer => teamAnswer(request, simulation.result());
  let shown: FirstNews | undefined;
  while (!simulation.finished() && simulation.next() < most) {
    yield;
    simulation.add(runChains(runner, simulation.next(), 1));
    if (!isDue || simulation.finished() || simulation.next() < FIRST_CHAINS) continue;
    const done = Math.min(ALMOST, simulation.progress().done);
    if (simulation.presentable() && isWorthShowing(simulation.total(), shown)) {
      const production: TeamAnswer = teamAnswer(request, simulation.interim());
      shown = { first: shown?.first ?? production, error: simulation.total().error };
      yield { production, done };
    } else if (isDue()) yield { done };
  }
  const isOpen = () => simulation.finished() && !simulation.settled();
  if (isDue && isOpen()) yield { production: known(), done: 1 };
  while (isOpen()) {
    yield;
    simulation.settle(runChains(runner, simulation.next(), 1));
    if (isDue?.() && isOpen()) yield { production: known(), done: 1 };
  }
  return known();
};

interface FirstNews {
  readonly first: TeamAnswer;
  /** Of the total that was shown last. */
  readonly error: number;
}

/** Not for a small gain, and never outside the range that was shown first: that would be a surprise, so it waits for the last answer. */
function isWorthShowing({ mean, error }: Estimate, shown: FirstNews | undefined): boolean {
  if (!shown) return true;
  const { team, errors } = shown.first;
  return error <= shown.error / 2 && Math.abs(mean - team.total) <= marginOf(errors.team.total);
}

/** While a mean is not precise enough yet. */
const ALMOST = 0.99;
