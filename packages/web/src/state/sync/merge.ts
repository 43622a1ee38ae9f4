// Merges two versions of a Pokémon or a team field by field: what only one device has changed is no question.
import { type Creature, type Fields, type Game, isObject, type Validation } from '@oversleep/game';
import { isSame, membersOf, type PlayerTeam, settingsOfTeam } from '../data/data.ts';
import { places } from '../data/team-rules.ts';
import { readCreature, readTeam } from '../data/wire.ts';

/** Both versions, each with what only the other device has changed: the same where no field was changed on both. */
export interface MergedSides<T> {
  readonly mine: T;
  readonly theirs: T;
}

/** Undefined if the version before both changes is unknown, or the changes don't go together. */
export function mergedCreature(
  game: Game,
  base: unknown,
  mine: Creature,
  theirs: Creature,
): MergedSides<Creature> | undefined {
  const was = readCreature(game, base);
  if (!was.ok) return undefined;
  const { version } = theirs;
  return merged({ ...was.value }, { ...mine }, { ...theirs }, (fields) => readCreature(game, { ...fields, version }));
}

export function mergedTeam(
  game: Game,
  base: unknown,
  mine: PlayerTeam,
  theirs: PlayerTeam,
): MergedSides<PlayerTeam> | undefined {
  const was = readTeam(game, base);
  if (!was.ok) return undefined;
  // Who shares a slot depends on who is in the team.
  const isOneField = [was.value, mine, theirs].some(({ rotation }) => rotation !== undefined);
  const fieldsOf = isOneField ? withRoster : withSlots;
  const { version } = theirs;
  const { index, memberIndex } = mine;
  const both = merged(fieldsOf(was.value), fieldsOf(mine), fieldsOf(theirs), ({ roster, ...fields }) =>
    readTeam(game, { ...fields, ...(isObject(roster) ? roster : rosterIn(fields)), index, memberIndex, version }),
  );
  return both && hasEachOnce(both.mine) && hasEachOnce(both.theirs) ? both : undefined;
}

function merged<T>(
  base: Fields,
  mine: Fields,
  theirs: Fields,
  read: (fields: Fields) => Validation<T>,
): MergedSides<T> | undefined {
  const [a, b] = [read(preferring(mine, theirs, base)), read(preferring(theirs, mine, base))];
  return a.ok && b.ok ? { mine: a.value, theirs: b.value } : undefined;
}

/** What has changed on either side; the preferred one's where both have changed a field. */
const preferring = (preferred: Fields, other: Fields, base: Fields): Fields =>
  Object.fromEntries(
    [...new Set([...Object.keys(preferred), ...Object.keys(other)])].map((name) => [
      name,
      isSame(preferred[name], base[name]) ? other[name] : preferred[name],
    ]),
  );

function withRoster(team: PlayerTeam): Fields {
  const { rotation, ...fields } = settingsOfTeam(team);
  const { members, snacking } = team;
  return { ...fields, roster: { members, snacking, rotation } };
}

const slotName = (place: number): string => `slot ${place}`;

function withSlots(team: PlayerTeam): Fields {
  const { members, snacking } = team;
  const slots = places().map((place) => {
    const id = members[place] ?? null;
    return [slotName(place), { id, snacks: id !== null && snacking.includes(id) }] as const;
  });
  return { ...settingsOfTeam(team), ...Object.fromEntries(slots) };
}

function rosterIn(fields: Fields): Fields {
  const slots = places().map((place) => fields[slotName(place)]);
  const idOf = (slot: unknown) => (isObject(slot) ? slot.id : null);
  return {
    members: slots.map(idOf),
    snacking: slots.filter((slot) => isObject(slot) && slot.snacks === true).map(idOf),
  };
}

/** Both devices may have put the same Pokémon into different slots. */
const hasEachOnce = (team: PlayerTeam): boolean => new Set(membersOf(team)).size === membersOf(team).length;
