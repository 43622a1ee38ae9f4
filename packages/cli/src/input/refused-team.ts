// A note about a team that the game does not allow: its figures are calculated all the same.
import type { CheckedTeam, RequestMember } from '@oversleep/engine';
import { type Game, refusalWords } from '@oversleep/game';

/** On standard error, so that the answer on standard output stays what it is. */
export function noteRefusal(game: Game, members: readonly Pick<RequestMember, 'creature'>[]): void {
  const words = refusalWords(
    game,
    members.map(({ creature }) => creature.pokemon),
  );
  if (words !== undefined) process.stderr.write(`Note: ${words}\n`);
}

/** The members of a rotation are never all in at once. */
export function noteRefusals(game: Game, { settings, members }: CheckedTeam): void {
  const lineups = settings.rotation?.lineups ?? [[...members.keys()]];
  for (const lineup of lineups)
    noteRefusal(
      game,
      lineup.flatMap((number) => members[number] ?? []),
    );
}
