// The recorded teams of five, on which the simulation is measured.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { METHOD, type Method, type TeamRequest, validateRequest } from '@oversleep/engine';
import { EDITIONS, type EditionId, gameOf, TEAM_SIZE, USUAL_MEALS_AHEAD, USUAL_POLICY } from '@oversleep/game';

export interface RecordedTeam {
  readonly name: string;
  readonly edition: EditionId;
  readonly input: unknown;
}

const FOLDER = join(import.meta.dirname, '../../../engine/test/goldens');

export function recordedTeams(): readonly RecordedTeam[] {
  return EDITIONS.flatMap((edition) =>
    readdirSync(FOLDER)
      .filter((file) => file.startsWith(edition))
      .map((file) => ({ file, input: JSON.parse(readFileSync(join(FOLDER, file), 'utf8')).input }))
      .filter(({ input }) => input.members.length === TEAM_SIZE)
      .map(({ file, input }) => ({ name: file.replace('.json', ''), edition, input })),
  );
}

/** Simulated as always, or some of it differently. */
export function requestFor({ name, edition, input }: RecordedTeam, method: Partial<Method> = {}): TeamRequest {
  const request = validateRequest(gameOf(edition), input, { ...METHOD, ...method });
  if (!request.ok) throw new Error(`${name}: ${JSON.stringify(request.problems)}`);
  return request.value;
}

/** The same team with the habits of most players. */
export const asPlayersCook = (request: TeamRequest): TeamRequest => ({
  ...request,
  settings: {
    ...request.settings,
    policy: { filler: USUAL_POLICY.filler, meals: USUAL_MEALS_AHEAD, lookIn: USUAL_POLICY.lookIn },
  },
});
