// The recorded teams of five as questions: what players really use.
import { readdirSync, readFileSync } from 'node:fs';
import { type EditionId, type Game, gameOf, TEAM_SIZE } from '@oversleep/game';
import type { WeekQuestion } from '../src/week/types.ts';
import { validateWeek } from '../src/week/validate.ts';

export interface OpenTeam {
  readonly name: string;
  readonly game: Game;
  readonly input: { readonly [field: string]: unknown };
}

const folder = new URL('./goldens/', import.meta.url);

/** All with FULL=1, else those that are named. */
export function openTeams(...everyday: readonly string[]): readonly OpenTeam[] {
  return readdirSync(folder)
    .sort()
    .map((file) => file.replace('.json', ''))
    .filter((name) => process.env.FULL || everyday.includes(name))
    .map((name) => ({ name, input: JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8')).input }))
    .filter(({ input }) => input.members.length === TEAM_SIZE)
    .map(({ name, input }) => ({ name, input, game: gameOf(name.slice(0, 7) as EditionId) }));
}

/** The rest of a team's week. */
export function weekOf(game: Game, input: unknown): WeekQuestion {
  const question = validateWeek(game, input);
  if (!question.ok) throw new Error(question.problems.map(({ field, message }) => `${field}: ${message}`).join('\n'));
  return question.value;
}
