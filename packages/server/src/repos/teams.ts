// A player's teams and their members.
import type { MemberWrite, StoredMember, TeamAnswer, TeamMeta, TeamMetaAnswer } from '@oversleep/contract';
import { gameOf, type SwapPlan } from '@oversleep/game';
import { and, type Column, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { creatures, teamMembers, teams, users } from '../db/schema.ts';
import { refuse } from '../problems.ts';
import { readCreature } from '../wire/creature.ts';
import {
  memberAnswer,
  newTeamFields,
  readTeam,
  type StoredTeam,
  type TeamFields,
  teamMetaAnswer,
} from '../wire/team.ts';
import { type CreatureRow, creatureColumns, creatureOf, dropUnneeded, storeCreature } from './creatures.ts';
import { noteDeleted } from './deletions.ts';
import { oncePerStore } from './prepared.ts';
import { accountGone, changeOf, type DataChange, editionOf, hasVersion } from './users.ts';

const teamColumns = {
  index: teams.teamIndex,
  version: teams.version,
  name: teams.name,
  camp: teams.camp,
  bedtime: teams.bedtime,
  wakeup: teams.wakeup,
  recipeType: teams.recipeType,
  favoredBerries: teams.favoredBerries,
  stockpiledBerries: teams.stockpiledBerries,
  stockpiledIngredients: teams.stockpiledIngredients,
  island: teams.island,
  rotation: teams.rotation,
};

const memberColumns = { memberIndex: teamMembers.memberIndex, sneakySnacking: teamMembers.sneakySnacking };

function jsonObject(fields: Readonly<Record<string, Column | SQL>>): SQL {
  const pairs = Object.entries(fields).map(([name, value]) => sql`${sql.raw(`'${name}'`)}, ${value}`);
  return sql`json_build_object(${sql.join(pairs, sql`, `)})`;
}

const jsonList = (item: SQL, order: Column, from: SQL): SQL =>
  sql`(select coalesce(json_agg(${item} order by ${order}), '[]'::json) from ${from})`;

const membersJson = jsonList(
  jsonObject({ ...memberColumns, creature: jsonObject(creatureColumns) }),
  teamMembers.memberIndex,
  sql`${teamMembers} join ${creatures} on ${creatures.id} = ${teamMembers.creatureId} where ${teamMembers.teamId} = ${teams.id}`,
);

interface TeamRow extends StoredTeam {
  readonly members: readonly {
    readonly memberIndex: number;
    readonly sneakySnacking: boolean;
    readonly creature: CreatureRow;
  }[];
}

const teamsQuery = oncePerStore((db) => {
  const userId = sql.placeholder('userId');
  const teamsJson = jsonList(
    jsonObject({ ...teamColumns, members: membersJson }),
    teams.teamIndex,
    sql`${teams} where ${teams.userId} = ${userId}`,
  );
  return db
    .select({ edition: editionOf(userId), teams: sql<readonly TeamRow[]>`${teamsJson}` })
    .from(users)
    .where(eq(users.id, userId))
    .prepare('teams_of_player');
});

/** All teams with everything in them, in a single query. */
export async function teamsOf(db: Db, userId: number): Promise<TeamAnswer[]> {
  const [row] = await teamsQuery(db).execute({ userId });
  if (!row) throw accountGone();
  const game = gameOf(row.edition);
  return row.teams.map((team) => {
    const members = team.members.map(({ memberIndex, sneakySnacking, creature }) =>
      memberAnswer(game, { memberIndex, sneakySnacking, creature: creatureOf(creature) }),
    );
    return { ...teamMetaAnswer(team), members };
  });
}

const isTeam = (userId: number, index: number) => and(eq(teams.userId, userId), eq(teams.teamIndex, index));

async function outdatedTeam({ tx, userId }: DataChange, index: number): Promise<Error> {
  const team = (await teamsOf(tx, userId)).find((known) => known.index === index);
  return team
    ? refuse('TEAM_CHANGED', undefined, { current: team })
    : refuse('TEAM_DELETED', undefined, { current: null });
}

export function putTeam(
  db: Db,
  userId: number,
  index: number,
  meta: TeamMeta,
  version?: number,
): Promise<TeamMetaAnswer> {
  return changeOf(db, userId, async (change) => {
    const fields = readTeam(change.game, index, meta);
    await storeTeam(change, index, fields, version);
    const { rotation = await rotationOf(change, index) } = fields;
    return teamMetaAnswer({ ...fields, rotation, index, version: change.version });
  });
}

async function rotationOf({ tx, userId }: DataChange, index: number): Promise<SwapPlan | null> {
  const [row] = await tx.select({ rotation: teams.rotation }).from(teams).where(isTeam(userId, index));
  return row?.rotation ?? null;
}

/** Id of the team, which is made if need be; a version that is named must be the stored one. */
export async function storeTeam(
  change: DataChange,
  index: number,
  fields: Partial<TeamFields>,
  version?: number,
): Promise<number> {
  const { tx, userId } = change;
  const set = { ...fields, version: change.version, updatedAt: sql`now()` };
  const [row] =
    version === undefined
      ? await tx
          .insert(teams)
          .values({ ...newTeamFields(index), ...set, userId, teamIndex: index })
          .onConflictDoUpdate({ target: [teams.userId, teams.teamIndex], set })
          .returning({ id: teams.id })
      : await tx
          .update(teams)
          .set(set)
          .where(and(isTeam(userId, index), hasVersion(teams.version, version)))
          .returning({ id: teams.id });
  if (!row) throw await outdatedTeam(change, index);
  return row.id;
}

/** A team that is not there is as good as deleted: a device may throw away one that it never sent. */
export async function deleteTeam(db: Db, userId: number, index: number, version?: number): Promise<void> {
  const [known] = await db.select({ id: teams.id }).from(teams).where(isTeam(userId, index));
  if (!known) return;
  await changeOf(db, userId, async (change) => {
    const { tx } = change;
    const members = await tx
      .select({ id: teamMembers.creatureId })
      .from(teamMembers)
      .innerJoin(teams, eq(teams.id, teamMembers.teamId))
      .where(isTeam(userId, index));
    const gone = await tx
      .delete(teams)
      .where(and(isTeam(userId, index), version === undefined ? undefined : hasVersion(teams.version, version)))
      .returning({ id: teams.id });
    if (gone.length === 0 && version !== undefined) throw await outdatedTeam(change, index);
    if (gone.length > 0) await noteDeleted(change, [{ kind: 'team', key: String(index) }]);
    const ids = members.map(({ id }) => id);
    if (ids.length > 0) await dropUnneeded(change, ids);
  });
}

export interface TeamPlace {
  readonly teamIndex: number;
  readonly memberIndex: number;
}

export interface MemberVersions {
  readonly team?: number | undefined;
  readonly creature?: number | undefined;
}

export function putMember(
  db: Db,
  userId: number,
  { teamIndex, memberIndex }: TeamPlace,
  { sneakySnacking, ...input }: MemberWrite,
  versions: MemberVersions,
): Promise<StoredMember> {
  return changeOf(db, userId, async (change) => {
    const { tx, game } = change;
    const { id: creatureId, creature } = await storeCreature(change, readCreature(game, input), versions.creature);
    const teamId = await storeTeam(change, teamIndex, {}, versions.team);
    const [before] = await tx
      .select({ creatureId: teamMembers.creatureId, sneakySnacking: teamMembers.sneakySnacking })
      .from(teamMembers)
      .where(isPlace(teamId, memberIndex));
    const isSame = before?.creatureId === creatureId;
    // A client that does not know of snacking must not end it.
    const place = { creatureId, sneakySnacking: sneakySnacking ?? (isSame && before.sneakySnacking) };
    await tx
      .insert(teamMembers)
      .values({ userId, teamId, memberIndex, ...place })
      .onConflictDoUpdate({ target: [teamMembers.teamId, teamMembers.memberIndex], set: place });
    if (before && !isSame) await dropUnneeded(change, [before.creatureId]);
    const member = { memberIndex, sneakySnacking: place.sneakySnacking, creature };
    return { ...memberAnswer(game, member), teamVersion: change.version };
  });
}

const isPlace = (teamId: number, memberIndex: number) =>
  and(eq(teamMembers.teamId, teamId), eq(teamMembers.memberIndex, memberIndex));

/** The new version of the team. */
export function deleteMember(
  db: Db,
  userId: number,
  { teamIndex, memberIndex }: TeamPlace,
  version?: number,
): Promise<number> {
  return changeOf(db, userId, async (change) => {
    const { tx } = change;
    const slotEmpty = () => refuse('TEAM_SLOT_EMPTY');
    const [team] = await tx.select({ id: teams.id }).from(teams).where(isTeam(userId, teamIndex));
    if (!team) throw slotEmpty();
    await storeTeam(change, teamIndex, {}, version);
    const [member] = await tx
      .delete(teamMembers)
      .where(isPlace(team.id, memberIndex))
      .returning({ creatureId: teamMembers.creatureId });
    if (!member) throw slotEmpty();
    await dropUnneeded(change, [member.creatureId]);
    return change.version;
  });
}
