// What a share link shows to others: one Pokémon or a team, by the rules of one edition. Boxes and damaged links show nothing.
import { type Creature, canBeBuilt, type EditionId, type Game, gameOf, NEWEST_EDITION } from '@oversleep/game';
import type { SharedWeek } from '@oversleep/interchange';
import { readCode } from '../open/share-code.ts';

export type SharedContent = { readonly game: Game } & (
  | { readonly kind: 'creature'; readonly creature: Creature }
  /** First the members at the start of the week, then those that swap in. */
  | { readonly kind: 'team'; readonly members: readonly Creature[]; readonly week: SharedWeek }
);

/** Without `edition`, by the edition of the link. */
export function contentOf(code: string, edition?: EditionId): SharedContent | undefined {
  const read = readCode(gameOf(edition ?? NEWEST_EDITION), code);
  if (read === undefined || read.notes.length > 0) return undefined;
  const game = gameOf(edition ?? read.edition ?? NEWEST_EDITION);
  const members = read.creatures.filter((creature) => canBeBuilt(game, creature));
  const [creature] = members;
  if (creature === undefined) return undefined;
  if (read.kind === 'creature') return { game, kind: 'creature', creature };
  return read.kind === 'team' && read.week ? { game, kind: 'team', members, week: read.week } : undefined;
}
