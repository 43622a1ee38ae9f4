// Simulates one build after the other in the same place.
import { DEFAULT_SEED, simulateRequest, variantAnswer } from '@oversleep/engine';
import type { Steps } from '../question.ts';
import { requestFor } from '../team/steps.ts';
import type { VariantsTypes } from './shape.ts';

/** At least, and the same for all, so that each of them meets the same luck. */
const DAYS = 1400;

export const steps: Steps<VariantsTypes> = function* ({ variants: builds, known, ...team }, host) {
  const variants = [...(known?.variants ?? [])];
  let { days } = known ?? { days: 0 };
  for (const [v, build] of builds.entries()) {
    if (v < variants.length) continue;
    // A turn that ended within a build would begin it again and again: only whole ones are handed on.
    if (variants.length > (known?.variants.length ?? 0)) yield { days, variants };
    const request = requestFor({ ...team, members: [build, ...team.members] });
    const result = simulateRequest(request, { signal: host, days: DAYS, cooking: false });
    if (!result || host.aborted) {
      yield;
      throw new Error('It was stopped');
    }
    variants.push(variantAnswer(request, result));
    days = result.days;
  }
  return { edition: team.edition, seed: DEFAULT_SEED, days, variants };
};
