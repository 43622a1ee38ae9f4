// Reads what a player sends: a value in the game's own words, or a refusal that names everything that is wrong with it.
import { type Catalogue, EDITIONS, type Game, gameOf, newReport, type Problem, type Report } from '@oversleep/game';
import { badInput } from '../problems.ts';

const MOST_DETAILS = 20;

/** `at` is where the thing stands in the request, such as `creatures[3]`. */
export function refuseProblems(message: string, problems: readonly Problem[], at = ''): Error {
  const place = (field: string) => [at, field].filter((part) => part !== '').join('.');
  return badInput(
    message,
    problems.slice(0, MOST_DETAILS).map((problem) => `${place(problem.field) || '/'}: ${problem.message}`),
  );
}

/** What `read` makes of the input, unless it reported problems. */
export function readOrRefuse<T>(message: string, read: (report: Report) => T, at = ''): T {
  const report = newReport();
  const value = read(report);
  if (report.problems.length > 0) throw refuseProblems(message, report.problems, at);
  return value;
}

/** The row in the player's edition, else in another one: what came or went with an edition is kept. */
export function findInAny<T>(game: Game, tableOf: (game: Game) => Catalogue<T>, name: string): T | undefined {
  for (const candidate of [game, ...EDITIONS.map(gameOf)]) {
    const row = tableOf(candidate).find(name);
    if (row) return row;
  }
  return undefined;
}
