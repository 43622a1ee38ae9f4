// Reads what a player sends: a value in the game's own words, or a refusal that names everything that is wrong with it.
import type { PlainProblemKey } from '@oversleep/contract';
import { type Catalogue, EDITIONS, type Game, gameOf, newReport, type Problem, type Report } from '@oversleep/game';
import { refuseWrong } from '../problems.ts';

const MOST_DETAILS = 20;

/** `at` is the path in the request, such as `creatures[3]`. */
export function refuseProblems(key: PlainProblemKey, problems: readonly Problem[], at = ''): Error {
  const place = (field: string) => [at, field].filter((part) => part !== '').join('.');
  const details = problems.slice(0, MOST_DETAILS).map(({ field, message }) => `${place(field) || '/'}: ${message}`);
  return refuseWrong(
    key,
    problems.map(({ message }) => message),
    details,
  );
}

/** What `read` makes of the input, unless it reported problems. */
export function readOrRefuse<T>(key: PlainProblemKey, read: (report: Report) => T, at = ''): T {
  const report = newReport();
  const value = read(report);
  if (report.problems.length > 0) throw refuseProblems(key, report.problems, at);
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
