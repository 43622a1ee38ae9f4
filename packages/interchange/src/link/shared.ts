// What a link holds, as text: a first line that says what it is, then a line for the team's week, then one for each creature.
// Every line has a sum of its own, so that of a damaged link all that is whole can still be shown.

import { type Creature, EDITIONS, type EditionId, type Game, gameOf, TEAM_SIZE } from '@oversleep/game';
import { type Note, noteTexts } from '../note.ts';
import { creatureInLine, creatureLine } from './creature-line.ts';
import { fieldsIn, lineOf } from './fields.ts';
import { type SharedWeek, weekInLine, weekLine } from './team-line.ts';

/** The version of all that is said here; what is written with a higher one is not read. */
export const LINK_VERSION = 1;
/** More than these make an address that many programs cut. */
export const MAX_SHARED = 300;

export type Shared =
  | { readonly kind: 'creature'; readonly creature: Creature }
  /** Members by place. */
  | ({ readonly kind: 'team'; readonly members: readonly (Creature | null)[] } & SharedWeek)
  | { readonly kind: 'box'; readonly creatures: readonly Creature[] };

export interface ReadShared {
  readonly kind: Shared['kind'];
  /** The edition it was made in; older links don't say it. */
  readonly edition?: EditionId;
  /** All that can be read, a team's by place. Their ids are made up and new with every reading. */
  readonly creatures: readonly Creature[];
  /** Of a team whose week can be read; with the ids of `creatures`. */
  readonly week?: SharedWeek;
  /** What is wrong with it: English sentences, and the same as data. */
  readonly problems: readonly string[];
  readonly notes: readonly LinkNote[];
}

type LinkNote = Extract<
  Note,
  { readonly code: 'linkStartDamaged' | 'linkUnreadable' | 'linkPartlyDamaged' | 'linkTeamDamaged' }
>;

const KINDS = ['creature', 'team', 'box'] as const;

export function writeShared(game: Game, shared: Shared): string {
  const members =
    shared.kind === 'creature' ? [shared.creature] : shared.kind === 'team' ? shared.members : shared.creatures;
  const count = members.filter((member) => member !== null).length;
  return [
    lineOf([KINDS.indexOf(shared.kind), count, game.edition]),
    ...(shared.kind === 'team' ? [weekLine(shared)] : []),
    ...members.map((member) => (member ? creatureLine(game, member) : '')),
  ].join('\n');
}

/** By the rules of the edition it was made in; `own` where it doesn't say. */
export function readShared(own: Game, text: string): ReadShared {
  const [head = '', ...lines] = text.split('\n');
  const [[kindNumber] = [], [count] = [], [editionId] = []] = fieldsIn(head) ?? [];
  const edition = EDITIONS.find((known) => known === editionId);
  const game = edition ? gameOf(edition) : own;
  const kind = KINDS[Number(kindNumber ?? Number.NaN)] ?? 'box';
  const week = kind === 'team' ? inAnyEdition(game, (known) => weekInLine(known, lines[0] ?? '')) : undefined;
  const rows = kind === 'team' ? lines.slice(1, 1 + TEAM_SIZE) : lines;
  const members = rows.map((line, i) => (line === '' ? null : (creatureInLine(game, line, `shared-${i + 1}`) ?? null)));
  const creatures = members.filter((member) => member !== null);
  const lost = Number(count ?? 0) - creatures.length;
  const notes: LinkNote[] = [];
  if (kindNumber === undefined) notes.push({ code: 'linkStartDamaged', values: {} });
  if (lost > 0) notes.push(lostNote(lost, creatures.length));
  if (kind === 'team' && !week) notes.push({ code: 'linkTeamDamaged', values: {} });
  return {
    kind,
    ...(edition && { edition }),
    creatures,
    ...(week && { week: withPlaces(week, members) }),
    problems: noteTexts(game, notes),
    notes,
  };
}

const lostNote = (lost: number, left: number): LinkNote =>
  left === 0
    ? { code: 'linkUnreadable', values: {} }
    : { code: 'linkPartlyDamaged', values: { lost, total: lost + left } };

function withPlaces(week: SharedWeek, members: readonly (Creature | null)[]): SharedWeek {
  const at = (place: number) => members[place]?.externalId ?? null;
  return { ...week, team: { ...week.team, members: [at(0), at(1), at(2), at(3), at(4)] } };
}

/** What only another edition knows is no damage. */
function inAnyEdition<T>(game: Game, read: (game: Game) => T | undefined): T | undefined {
  const own = read(game);
  if (own !== undefined) return own;
  for (const edition of EDITIONS) {
    const other = edition === game.edition ? undefined : read(gameOf(edition));
    if (other !== undefined) return other;
  }
  return undefined;
}
