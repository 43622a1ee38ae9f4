// How components reach the simulator: one for the whole app, created on first use.

import type { TeamQuestion } from '@oversleep/questions';
import { useMemo } from 'react';
import { useCreatures, useSettings, useTeams } from '../state/context.ts';
import { teamAt } from '../state/data/teams.ts';
import { whenIdle } from '../state/page/when-idle.ts';
import type { AppState } from '../state/start-up.ts';
import { connectWorker } from '../workers/connections.ts';
import { createWorkerPool, type RunTask } from '../workers/worker-pool.ts';
import { createSimulator, type Simulator } from './create-simulator.ts';
import { simulateHere } from './here.ts';
import { type AskedTeam, askedTeam } from './question.ts';
import { createServerAnswers } from './server.ts';
import type { SimTasks } from './tasks.ts';
import { useRotationReader } from './use-rotation-reader.ts';

export type { AskedTeam, Simulator, TeamQuestion };

const simulators = new WeakMap<AppState, Simulator>();

export function simulatorOf(state: AppState): Simulator {
  const known = simulators.get(state);
  if (known) return known;
  const simulator = createSimulator({
    workers: startWorkers(),
    here: simulateHere(),
    server: createServerAnswers(state.api, () => crypto.randomUUID()),
    simulateOn: () => state.stores.user.getState().simulateOn,
  });
  simulators.set(state, simulator);
  return simulator;
}

/** Replaces the usual simulator in tests. */
export const provideSimulator = (state: AppState, simulator: Simulator): void => void simulators.set(state, simulator);

const usesWorkers = (state: AppState): boolean =>
  typeof Worker !== 'undefined' && state.stores.user.getState().simulateOn !== 'server';

/** Starts a worker while the player is still choosing, so that the first question does not wait for it. */
export function warmUp(state: AppState): void {
  // A failed start shows up with the first real question.
  if (usesWorkers(state)) simulatorOf(state)('nothing', null).catch(() => {});
}

/** Enough for the browser to compile what runs often. */
const WARM_CHAINS = 16;

const warmed = new WeakSet<AppState>();

/**
 * Where figures were stored, no worker has run yet when the player changes something: the first answer would wait for two to start, to build
 * the tables of the game and to compile. So they do all that once, as soon as the page has nothing else to do.
 */
export function warmUpFor(state: AppState, question: TeamQuestion): void {
  if (warmed.has(state) || !usesWorkers(state)) return;
  warmed.add(state);
  whenIdle(() => {
    for (let worker = 0; worker < 2; worker += 1)
      simulatorOf(state)('team', { ...question, most: WARM_CHAINS }, { lane: 'spare' }).catch(() => {});
  });
}

/** One for what the player waits for and some for the rest; the page itself needs a core too. */
const MOST_WORKERS = 4;

function startWorkers(): RunTask<SimTasks> | undefined {
  if (typeof Worker === 'undefined') return undefined;
  const start = connectWorker(() => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }));
  const size = Math.min(MOST_WORKERS, Math.max(2, (navigator.hardwareConcurrency || 2) - 1));
  return createWorkerPool<SimTasks>({ start, size }).ask;
}

/** The question about one of the player's teams, updated with everything it depends on; undefined if no member can be simulated. */
export function useAskedTeam(teamIndex: number): AskedTeam | undefined {
  const team = useTeams((state) => teamAt(state, teamIndex));
  const creatures = useCreatures((state) => state.creatures);
  const settings = useSettings();
  const readRotation = useRotationReader([team]);
  return useMemo(() => askedTeam(settings, team, creatures, readRotation), [settings, team, creatures, readRotation]);
}
