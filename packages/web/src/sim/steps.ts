// Steps that a team could take, for pages that list them: loaded with those pages alone.
export { raiseCost, raised, teamSteps } from '@oversleep/engine';
