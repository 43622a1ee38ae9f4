// A team to be simulated, as plain data that every worker thread can make the same request of.
import { METHOD, REFERENCE_METHOD, referenceRules, type TeamRequest, validateRequest } from '@oversleep/engine';
import { type EditionId, gameOf, isObject, type Problem, sourceGameOf, type Validated } from '@oversleep/game';

export interface Task {
  readonly edition: EditionId;
  /** The reference tool's figures and rules, for comparison with it. */
  readonly referenceRules: boolean;
  readonly input: unknown;
  readonly seed: number;
}

/** Whatever the engine would adapt is refused, or a misspelt berry would quietly cost strength. */
export function requestOfTask({ edition, referenceRules: asReference, input }: Task): Validated<TeamRequest> {
  const game = asReference ? referenceRules(sourceGameOf(edition)) : gameOf(edition);
  const result = validateRequest(game, teamIn(input), asReference ? REFERENCE_METHOD : METHOD);
  if (!result.ok) return result;
  const problems = result.notes.filter((note) => !isNickname(note));
  return problems.length > 0 ? { ok: false, problems } : result;
}

/** A recorded team has its figures beside its input. */
export const teamIn = (file: unknown): unknown => (isObject(file) && isObject(file.input) ? file.input : file);

/** Too long a nickname is cut and changes nothing. */
export const isNickname = ({ field }: Problem): boolean => /^members\[\d+\]\.name$/.test(field);
