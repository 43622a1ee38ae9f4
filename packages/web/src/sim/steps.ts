// Possible upgrades of a team, loaded only with the pages that list them.
export { raiseCost, raised, teamSteps } from '@oversleep/engine';
