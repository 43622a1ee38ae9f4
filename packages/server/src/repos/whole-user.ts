// Everything that a player owns, out and in again as a whole.
import type { CreatureAnswer, TeamAnswer, TeamUpload, UserExport, UserImport } from '@oversleep/contract';
import { DEFAULT_EDITION, type EditionId, type Game, gameOf } from '@oversleep/game';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import {
  creatures,
  playerRows,
  teamMembers,
  teams,
  userAreas,
  userRecipes,
  userSettings,
  users,
} from '../db/schema.ts';
import { refuse } from '../problems.ts';
import { readCreature, type WrittenCreature } from '../wire/creature.ts';
import { readAreas, readRecipes } from '../wire/progress.ts';
import { readTeam, type TeamFields } from '../wire/team.ts';
import { listApiKeys } from './api-keys.ts';
import { storeAreas } from './areas.ts';
import { allCreatures, checkRoom, dropUnneeded, savedCreatures } from './creatures.ts';
import { storeCreatures } from './many-creatures.ts';
import { storedRecipes, storeRecipes } from './recipes.ts';
import { storedSettings, storeSettings } from './settings.ts';
import { storeTeam, teamsOf } from './teams.ts';
import { accountOf, changeOf, type DataChange } from './users.ts';

export function exportUser(db: Db, userId: number, now: Date): Promise<UserExport> {
  return db.transaction(
    async (tx) => {
      const settings = await storedSettings(tx, userId);
      return {
        format: 'oversleep-user' as const,
        exportedAt: now.toISOString(),
        user: await accountOf(tx, userId),
        settings,
        areas: settings.areaBonuses,
        recipes: await storedRecipes(tx, userId),
        creatures: await allCreatures(tx, userId),
        teams: await teamsOf(tx, userId),
        apiKeys: await listApiKeys(tx, userId),
      };
    },
    // All of it as of the same moment.
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

export interface ImportAnswer {
  readonly teams: TeamAnswer[];
  readonly creatures: CreatureAnswer[];
}

export function importUser(db: Db, userId: number, input: UserImport): Promise<ImportAnswer> {
  return changeOf(db, userId, async (change) => {
    const edition = input.settings?.edition ?? (input.mode === 'replace' ? DEFAULT_EDITION : change.game.edition);
    const upload = readUpload(gameOf(edition), input);
    if (input.mode === 'replace') await deleteEverything(change);
    await storeProgress(change, input, edition);
    await storeCreatures(change, upload.creatures);
    await storeTeams(change, upload.teams);
    await dropUnneeded(change);
    await checkRoom(change);
    return { teams: await teamsOf(change.tx, userId), creatures: await savedCreatures(change.tx, userId) };
  });
}

interface UploadedTeam {
  readonly index: number;
  readonly fields: TeamFields;
  readonly members: TeamUpload['members'];
}

interface Upload {
  readonly creatures: readonly WrittenCreature[];
  readonly teams: readonly UploadedTeam[];
}

function readUpload(game: Game, input: UserImport): Upload {
  refuseTwice(
    'creatures',
    input.creatures.map(({ externalId }) => externalId.toLowerCase()),
  );
  refuseTwice(
    'teams',
    input.teams.map(({ index }) => index),
  );
  return {
    creatures: input.creatures.map((creature, i) => readCreature(game, creature, `creatures[${i}]`)),
    teams: input.teams.map(({ index, members, ...meta }, i) => {
      refuseTwice(
        `teams[${i}].members`,
        members.map(({ memberIndex }) => memberIndex),
      );
      return {
        index,
        fields: readTeam(game, index, meta, `teams[${i}]`),
        members: members.map((member) => ({ ...member, externalId: member.externalId.toLowerCase() })),
      };
    }),
  };
}

function refuseTwice(field: string, keys: readonly (string | number)[]): void {
  const seen = new Set<string | number>();
  for (const key of keys) {
    if (seen.has(key)) throw refuse('UPLOAD_REPEATS', undefined, { details: [`${field}: ${key} is listed twice`] });
    seen.add(key);
  }
}

/** Other devices then get everything anew. */
async function deleteEverything({ tx, userId, version }: DataChange): Promise<void> {
  await tx.update(users).set({ cursorFloor: version }).where(eq(users.id, userId));
  for (const table of [teams, creatures, userRecipes, userAreas, userSettings, playerRows])
    await tx.delete(table).where(eq(table.userId, userId));
}

/** What only another edition allows is kept: it was set when that was the player's edition. */
async function storeProgress(change: DataChange, input: UserImport, edition: EditionId): Promise<void> {
  const game = gameOf(edition);
  if (input.settings) await storeSettings(change, input.settings, edition, 'any');
  if (input.recipes) await storeRecipes(change, readRecipes(game, input.recipes, 'any'));
  if (input.areas) await storeAreas(change, readAreas(game, input.areas, 'any'));
}

/** An uploaded team takes the place of the stored one with all its members. */
async function storeTeams(change: DataChange, list: readonly UploadedTeam[]): Promise<void> {
  const { tx, userId } = change;
  const ids = await creatureIds(change, list);
  for (const { index, fields, members } of list) {
    const teamId = await storeTeam(change, index, fields);
    await tx.delete(teamMembers).where(and(eq(teamMembers.userId, userId), eq(teamMembers.teamId, teamId)));
    const rows = members.map(({ memberIndex, externalId, sneakySnacking = false }) => {
      const creatureId = ids.get(externalId);
      if (creatureId === undefined)
        throw refuse('MEMBER_UNKNOWN', undefined, { details: [`teams: ${externalId} is unknown`] });
      return { userId, teamId, memberIndex, creatureId, sneakySnacking };
    });
    if (rows.length > 0) await tx.insert(teamMembers).values(rows);
  }
}

async function creatureIds({ tx, userId }: DataChange, list: readonly UploadedTeam[]): Promise<Map<string, number>> {
  const wanted = list.flatMap(({ members }) => members.map(({ externalId }) => externalId));
  if (wanted.length === 0) return new Map();
  const rows = await tx
    .select({ id: creatures.id, externalId: creatures.externalId })
    .from(creatures)
    .where(and(eq(creatures.userId, userId), inArray(creatures.externalId, wanted)));
  return new Map(rows.map(({ id, externalId }) => [externalId, id]));
}
