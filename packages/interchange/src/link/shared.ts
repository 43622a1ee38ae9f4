// What a link holds, as text: a first line that says what it is, then a line for the team's week, one for its rotation if it has
// one, then one for each creature.
// Every line has a sum of its own, so that of a damaged link all that is whole can still be shown.

import {
  type Creature,
  EDITIONS,
  type EditionId,
  type Game,
  gameOf,
  MAX_SAVED_CREATURES,
  SWAP_PLAN_LIMITS,
  type SwapPlan,
  TEAM_SIZE,
} from '@oversleep/game';
import type { Note } from '../note.ts';
import { creatureInLine, creatureLine } from './creature-line.ts';
import { fieldsIn, lineOf } from './fields.ts';
import { swapPlanInLine, swapPlanLine } from './swap-plan-line.ts';
import { type SharedWeek, weekInLine, weekLine } from './team-line.ts';

/** What is written with a higher version is not read. Version 2 has a rotation; all other links keep version 1. */
export const LINK_VERSION = 2;

export const linkVersionOf = (shared: ShareContent): number => (rotationIn(shared) ? LINK_VERSION : 1);

const rotationIn = (shared: ShareContent) => (shared.kind === 'team' ? shared.team.rotation : undefined);

/** More than these make an address that many programs cut. */
export const MAX_SHARED = 300;
/** Letters of a code that the server still draws a picture of. */
export const MAX_PREVIEWED = 2000;

export type ShareContent =
  | { readonly kind: 'creature'; readonly creature: Creature }
  /** Members by place, and those that take turns with them. */
  | ({ readonly kind: 'team'; readonly members: readonly (Creature | null)[] } & SharedWeek)
  | { readonly kind: 'box'; readonly creatures: readonly Creature[] };

export interface LinkContent {
  readonly kind: SharedKind;
  /** How many it says that it holds. */
  readonly count: number;
  /** The edition it was made in; older links don't say it. */
  readonly edition?: EditionId;
  /** All that can be read, a team's by place. Their ids are made up and new with every reading. */
  readonly creatures: readonly Creature[];
  /** Of a team whose week can be read; with the ids of `creatures`. */
  readonly week?: SharedWeek;
  /** What is wrong with it. */
  readonly notes: readonly LinkNote[];
}

type LinkNote = Extract<
  Note,
  { readonly code: 'linkStartDamaged' | 'linkUnreadable' | 'linkPartlyDamaged' | 'linkTeamDamaged' }
>;

const KINDS = ['creature', 'team', 'box'] as const;
export type SharedKind = (typeof KINDS)[number];

export function writeShared(game: Game, shared: ShareContent): string {
  const members =
    shared.kind === 'creature' ? [shared.creature] : shared.kind === 'team' ? shared.members : shared.creatures;
  const count = members.filter((member) => member !== null).length;
  const rotation = rotationIn(shared);
  const ids = members.map((member) => member?.externalId ?? '');
  return [
    lineOf([KINDS.indexOf(shared.kind), count, game.edition, ...(rotation ? [LINK_VERSION] : [])]),
    ...(shared.kind === 'team' ? [weekLine(shared)] : []),
    ...(rotation ? [swapPlanLine(rotation, ids)] : []),
    ...members.map((member) => (member ? creatureLine(game, member) : '')),
  ].join('\n');
}

/** By the rules of the edition it was made in; `own` where it doesn't say. Of kinds that are not asked for nothing is read. */
export function readShared(own: Game, text: string, kinds: readonly SharedKind[] = KINDS): LinkContent {
  const [head = '', ...lines] = text.split('\n');
  const [[kindNumber] = [], [count] = [], [editionId] = [], [version] = []] = fieldsIn(head) ?? [];
  const edition = EDITIONS.find((known) => known === editionId);
  const game = edition ? gameOf(edition) : own;
  const kind = KINDS[Number(kindNumber ?? Number.NaN)] ?? 'box';
  const week = kind === 'team' ? inAnyEdition(game, (known) => weekInLine(known, lines[0] ?? '')) : undefined;
  const rotates = kind === 'team' && Number(version) === LINK_VERSION;
  const [first, most] = rotates ? [2, SWAP_PLAN_LIMITS.members + TEAM_SIZE] : ROWS[kind];
  const rows = kinds.includes(kind) ? lines.slice(first, first + most) : [];
  const members = rows.map((line, i) => (line === '' ? null : (creatureInLine(game, line, `shared-${i + 1}`) ?? null)));
  const creatures = members.filter((member) => member !== null);
  const ids = members.map((member) => member?.externalId);
  const rotation = rotates ? swapPlanInLine(game, lines[1] ?? '', ids) : undefined;
  const said = Number.isSafeInteger(Number(count)) ? Number(count) : 0;
  const lost = said - creatures.length;
  const notes: LinkNote[] = [];
  if (kindNumber === undefined) notes.push({ code: 'linkStartDamaged', values: {} });
  if (lost > 0) notes.push(lostNote(lost, creatures.length));
  if (kind === 'team' && (!week || (rotates && !rotation))) notes.push({ code: 'linkTeamDamaged', values: {} });
  return {
    kind,
    count: said,
    ...(edition && { edition }),
    creatures,
    ...(week && { week: withPlaces(week, members, rotation) }),
    notes,
  };
}

/** Where creatures begin among the lines, and how many there are at most. */
const ROWS: Readonly<Record<SharedKind, readonly [first: number, most: number]>> = {
  creature: [0, 1],
  team: [1, TEAM_SIZE],
  // Links not written by us may hold whole boxes.
  box: [0, MAX_SAVED_CREATURES],
};

const lostNote = (lost: number, left: number): LinkNote =>
  left === 0
    ? { code: 'linkUnreadable', values: {} }
    : { code: 'linkPartlyDamaged', values: { lost, total: lost + left } };

function withPlaces(
  week: SharedWeek,
  members: readonly (Creature | null)[],
  rotation: SwapPlan | undefined,
): SharedWeek {
  const at = (place: number) => members[place]?.externalId ?? null;
  const team = { ...week.team, members: [at(0), at(1), at(2), at(3), at(4)] as const };
  return { ...week, team: rotation ? { ...team, rotation } : team };
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
