// What server and web agree on: the routes and the shapes that travel along them.
export { EditionList, EditionSummary } from './editions.ts';
export { Health } from './health.ts';
export { Problem } from './problem.ts';
export { type RouteContract, routes } from './routes.ts';
