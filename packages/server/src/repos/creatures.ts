// A player's creatures: the saved ones of the Pokébox, and those that are only in a team.
import type { CreatureAnswer, CreatureWrite } from '@oversleep/contract';
import {
  type Creature,
  type CreatureNotes,
  type Game,
  gameOf,
  MAX_SAVED_CREATURES,
  type Origin,
} from '@oversleep/game';
import { and, asc, count, eq, gt, inArray, notExists, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { creatures, teamMembers, teams } from '../db/schema.ts';
import { type Refusal, refuse } from '../problems.ts';
import { creatureAnswer, readCreature, type WrittenCreature } from '../wire/creature.ts';
import { noteDeleted } from './deletions.ts';
import { inParts } from './in-parts.ts';
import { changeOf, type DataChange, editionOf, hasVersion } from './users.ts';

/** What makes up a creature; the rest of the row is bookkeeping. */
export const creatureColumns = {
  externalId: creatures.externalId,
  version: creatures.version,
  saved: creatures.saved,
  shiny: creatures.shiny,
  gender: creatures.gender,
  pokemon: creatures.pokemon,
  name: creatures.name,
  level: creatures.level,
  ribbon: creatures.ribbon,
  skillLevel: creatures.skillLevel,
  chosenSkill: creatures.chosenSkill,
  nature: creatures.nature,
  mint: creatures.mint,
  subskills: creatures.subskills,
  ingredients: creatures.ingredients,
  favourite: creatures.favourite,
  tags: creatures.tags,
  note: creatures.note,
  origin: creatures.origin,
};

export type CreatureRow = Omit<Creature, 'gender' | 'mint' | 'chosenSkill' | keyof CreatureNotes> & {
  readonly gender: Creature['gender'] | null;
  readonly mint: boolean;
  readonly chosenSkill: string | null;
  readonly favourite: boolean;
  readonly tags: readonly string[];
  readonly note: string | null;
  readonly origin: Origin | null;
};

export const creatureOf = (row: CreatureRow): Creature => ({
  externalId: row.externalId,
  version: row.version,
  saved: row.saved,
  shiny: row.shiny,
  gender: row.gender ?? undefined,
  pokemon: row.pokemon,
  name: row.name,
  level: row.level,
  ribbon: row.ribbon,
  skillLevel: row.skillLevel,
  chosenSkill: row.chosenSkill ?? undefined,
  nature: row.nature,
  mint: row.mint || undefined,
  subskills: row.subskills,
  ingredients: row.ingredients,
  favourite: row.favourite || undefined,
  tags: row.tags.length > 0 ? row.tags : undefined,
  note: row.note ?? undefined,
  origin: row.origin ?? undefined,
});

export const savedCreatures = (db: Db, userId: number): Promise<CreatureAnswer[]> =>
  listCreatures(db, userId, eq(creatures.saved, true));

/** Also those that are only in a team. */
export const allCreatures = (db: Db, userId: number): Promise<CreatureAnswer[]> => creaturesSince(db, userId, 0);

export const creaturesSince = (db: Db, userId: number, version: number): Promise<CreatureAnswer[]> =>
  listCreatures(db, userId, gt(creatures.version, version));

async function listCreatures(db: Db, userId: number, wanted: SQL): Promise<CreatureAnswer[]> {
  const ids = await db
    .select({ id: creatures.id })
    .from(creatures)
    .where(and(eq(creatures.userId, userId), wanted))
    .orderBy(asc(creatures.id));
  const parts = await inParts(ids, async (part) => {
    const rows = await db
      .select({ ...creatureColumns, edition: editionOf(userId) })
      .from(creatures)
      .where(
        inArray(
          creatures.id,
          part.map(({ id }) => id),
        ),
      )
      .orderBy(asc(creatures.id));
    return rows.map((row) => creatureAnswer(gameOf(row.edition), creatureOf(row)));
  });
  return parts.flat();
}

/** The new version; undefined for a creature that is no longer needed and was dropped. */
export function putCreature(
  db: Db,
  userId: number,
  input: CreatureWrite,
  version?: number,
): Promise<number | undefined> {
  return changeOf(db, userId, async (change) => {
    const { id, creature } = await storeCreature(change, readCreature(change.game, input), version);
    if (creature.saved) return creature.version;
    const dropped = await dropUnneeded(change, [id]);
    return dropped > 0 ? undefined : creature.version;
  });
}

export function deleteCreature(db: Db, userId: number, externalId: string): Promise<void> {
  return changeOf(db, userId, async (change) => {
    if ((await deleteCreatures(change, [externalId])) === 0) throw refuse('CREATURE_NOT_FOUND');
  });
}

/** Also taken out of their teams, which are then other teams than before; how many there were. */
export async function deleteCreatures(change: DataChange, externalIds: readonly string[]): Promise<number> {
  const { tx, userId, version } = change;
  const mine = and(eq(creatures.userId, userId), inArray(creatures.externalId, [...externalIds]));
  await tx
    .update(teams)
    .set({ version, updatedAt: sql`now()` })
    .where(
      inArray(
        teams.id,
        tx
          .select({ id: teamMembers.teamId })
          .from(teamMembers)
          .innerJoin(creatures, eq(creatures.id, teamMembers.creatureId))
          .where(mine),
      ),
    );
  const gone = await tx.delete(creatures).where(mine).returning({ key: creatures.externalId });
  return noteGone(change, gone);
}

async function noteGone(change: DataChange, gone: readonly { readonly key: string }[]): Promise<number> {
  await noteDeleted(
    change,
    gone.map(({ key }) => ({ kind: 'creature', key })),
  );
  return gone.length;
}

export interface StoredCreature {
  readonly id: number;
  readonly creature: Creature;
}

/** Stored under the player's own id, whatever others have under the same one. */
export async function storeCreature(
  change: DataChange,
  creature: WrittenCreature,
  version?: number,
): Promise<StoredCreature> {
  const { tx, userId } = change;
  const { externalId, gender = null, ...rest } = creature;
  const fields = { ...rest, gender, version: change.version, updatedAt: sql`now()` };
  const returned = { id: creatures.id, ...creatureColumns };
  const [row] =
    version === undefined
      ? await tx
          .insert(creatures)
          .values({ ...fields, userId, externalId })
          .onConflictDoUpdate({ target: [creatures.userId, creatures.externalId], set: fields })
          .returning(returned)
      : await tx
          .update(creatures)
          .set(fields)
          .where(and(isCreature(userId, externalId), hasVersion(creatures.version, version)))
          .returning(returned);
  if (!row) throw await outdatedCreature(change, externalId);
  if (creature.saved) await checkRoom(change);
  return { id: row.id, creature: creatureOf(row) };
}

const isCreature = (userId: number, externalId: string) =>
  and(eq(creatures.userId, userId), eq(creatures.externalId, externalId));

async function outdatedCreature({ tx, userId, game }: DataChange, externalId: string): Promise<Refusal> {
  const [row] = await tx.select(creatureColumns).from(creatures).where(isCreature(userId, externalId));
  return outdatedRow(game, row);
}

/** The refusal of a change to an older version, with the creature as it is stored now. */
export const outdatedRow = (game: Game, row: CreatureRow | undefined): Refusal =>
  row
    ? refuse('CREATURE_CHANGED', undefined, { current: creatureAnswer(game, creatureOf(row)) })
    : refuse('CREATURE_DELETED', undefined, { current: null });

export async function checkRoom({ tx, userId }: DataChange): Promise<void> {
  const [row] = await tx
    .select({ saved: count() })
    .from(creatures)
    .where(and(eq(creatures.userId, userId), eq(creatures.saved, true)));
  if (row && row.saved > MAX_SAVED_CREATURES) throw refuse('BOX_FULL', { limit: MAX_SAVED_CREATURES });
}

/** Deletes creatures (all of the player's, or of these) that are neither saved nor in a team; how many went. */
export async function dropUnneeded(change: DataChange, ids?: readonly number[]): Promise<number> {
  const { tx, userId } = change;
  const gone = await tx
    .delete(creatures)
    .where(
      and(
        eq(creatures.userId, userId),
        eq(creatures.saved, false),
        ids === undefined ? undefined : inArray(creatures.id, [...ids]),
        notExists(tx.select({ one: sql`1` }).from(teamMembers).where(eq(teamMembers.creatureId, creatures.id))),
      ),
    )
    .returning({ key: creatures.externalId });
  return noteGone(change, gone);
}
