// Follows the energies of a rotation through a week.
import { DEFAULT_SEED, weekEnergy } from '@oversleep/engine';
import { type Steps, withoutParts } from '../question.ts';
import { requestFor } from '../team/steps.ts';
import type { EnergyTypes } from './shape.ts';

export const steps: Steps<EnergyTypes> = (question) => withoutParts(weekEnergy(requestFor(question), DEFAULT_SEED));
