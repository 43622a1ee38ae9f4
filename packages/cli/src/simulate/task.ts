// A team to be simulated, as plain data that every worker thread can make the same request of.
import {
  type CheckedTeam,
  checkTeam,
  METHOD,
  REFERENCE_METHOD,
  referenceRules,
  requestOf,
  type TeamRequest,
} from '@oversleep/engine';
import { type EditionId, type Game, gameOf, sourceGameOf } from '@oversleep/game';
import { teamIn } from '../input/load.ts';
import { Refusal, valueIn } from '../input/strict.ts';

export interface SimulationTask {
  readonly edition: EditionId;
  /** The reference tool's figures and rules, for comparison with it. */
  readonly asReference: boolean;
  readonly checked: CheckedTeam;
  readonly seed: number;
}

const gameFor = ({ edition, asReference }: Pick<SimulationTask, 'edition' | 'asReference'>): Game =>
  asReference ? referenceRules(sourceGameOf(edition)) : gameOf(edition);

/** The team is checked here, once; threads get what was found good. */
export function taskOf(input: unknown, edition: EditionId, asReference: boolean, seed: number): SimulationTask {
  const checked = valueIn(checkTeam(gameFor({ edition, asReference }), input));
  if (asReference && checked.settings.rotation)
    throw new Refusal('--reference-rules: the reference tool has no rotation');
  return { edition, asReference, checked, seed };
}

export const loadTask = (file: string, edition: EditionId, asReference: boolean, seed: number): SimulationTask =>
  taskOf(teamIn(file), edition, asReference, seed);

export const requestOfTask = (task: SimulationTask): TeamRequest =>
  requestOf(gameFor(task), task.checked.settings, task.checked.members, task.asReference ? REFERENCE_METHOD : METHOD);
