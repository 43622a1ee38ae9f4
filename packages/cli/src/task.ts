// A team to be simulated, as plain data that every worker thread can make the same request of.
import { METHOD, REFERENCE_METHOD, referenceRules, type TeamRequest, validateRequest } from '@oversleep/engine';
import { type EditionId, gameOf, isObject, sourceGameOf, type Validated } from '@oversleep/game';
import { strictly } from './input.ts';

export interface Task {
  readonly edition: EditionId;
  /** The reference tool's figures and rules, for comparison with it. */
  readonly referenceRules: boolean;
  readonly input: unknown;
  readonly seed: number;
}

export function requestOfTask({ edition, referenceRules: asReference, input }: Task): Validated<TeamRequest> {
  const game = asReference ? referenceRules(sourceGameOf(edition)) : gameOf(edition);
  return strictly(validateRequest(game, teamIn(input), asReference ? REFERENCE_METHOD : METHOD));
}

/** A recorded team has its figures beside its input. */
export const teamIn = (file: unknown): unknown => (isObject(file) && isObject(file.input) ? file.input : file);
