// The rules of keep or candy, in a file that the page loads after its list.
export { verdictSteps } from '@oversleep/game';
