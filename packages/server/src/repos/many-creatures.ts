// Many creatures of a player in one step: what an upload brings, and what a device has changed at once.
import type { AnswerOf, BodyOf, CreatureWrite, routes } from '@oversleep/contract';
import type { Game } from '@oversleep/game';
import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { creatures } from '../db/schema.ts';
import { Refusal } from '../problems.ts';
import { LATER_FIELDS, readCreature, type WrittenCreature } from '../wire/creature.ts';
import {
  type CreatureRow,
  checkRoom,
  creatureColumns,
  deleteCreatures,
  dropUnneeded,
  outdatedRow,
} from './creatures.ts';
import { inParts } from './in-parts.ts';
import { changeOf, type DataChange } from './users.ts';

type Writes = BodyOf<typeof routes.putCreatures>;
type WriteAnswer = AnswerOf<typeof routes.putCreatures>;
type RefusedCreature = WriteAnswer['refused'][number];

/** Whatever is wrong with one is that one's business; a box that gets too full refuses them all. */
export function putCreatures(db: Db, userId: number, { creatures: sent, deleted }: Writes): Promise<WriteAnswer> {
  return changeOf(db, userId, async (change) => {
    const read = await readEach(change.game, sent);
    const versions = await versionsOf(change, idsOf(read.good));
    const isCurrent = ({ creature, version }: Good) =>
      version === undefined || versions.get(creature.externalId) === version;
    const current = read.good.filter(isCurrent).map(({ creature }) => creature);
    const late = idsOf(read.good.filter((good) => !isCurrent(good)));
    const stored = await rowsOf(change, late);
    const outdated = late.map((externalId) => ({
      externalId,
      problem: outdatedRow(change.game, stored.get(externalId)).problem,
    }));
    await storeCreatures(change, current);
    if (deleted.length > 0) await deleteCreatures(change, deleted);
    await dropUnneeded(change);
    await checkRoom(change);
    const ids = current.map(({ externalId }) => externalId);
    const left = await versionsOf(change, ids);
    return {
      stored: ids.map((externalId) => ({ externalId, version: left.get(externalId) ?? 0 })),
      refused: [...read.refused, ...outdated],
    };
  });
}

interface Good {
  readonly creature: WrittenCreature;
  readonly version: number | undefined;
}

const idsOf = (list: readonly Good[]): readonly string[] => list.map(({ creature }) => creature.externalId);

/** The last one counts of those that are sent twice. */
async function readEach(
  game: Game,
  sent: readonly CreatureWrite[],
): Promise<{ readonly good: readonly Good[]; readonly refused: RefusedCreature[] }> {
  const good = new Map<string, Good>();
  const refused: RefusedCreature[] = [];
  const readOne = (input: CreatureWrite) => {
    try {
      const creature = readCreature(game, input);
      good.set(creature.externalId, { creature, version: input.version || undefined });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refused.push({ externalId: input.externalId, problem: error.problem });
    }
  };
  await inParts(sent, (part) => part.forEach(readOne));
  return { good: [...good.values()], refused };
}

async function versionsOf(
  { tx, userId }: DataChange,
  externalIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (externalIds.length === 0) return new Map();
  const rows = await tx
    .select({ externalId: creatures.externalId, version: creatures.version })
    .from(creatures)
    .where(and(eq(creatures.userId, userId), inArray(creatures.externalId, [...externalIds])));
  return new Map(rows.map(({ externalId, version }) => [externalId, version]));
}

async function rowsOf(
  { tx, userId }: DataChange,
  externalIds: readonly string[],
): Promise<ReadonlyMap<string, CreatureRow>> {
  if (externalIds.length === 0) return new Map();
  const rows = await tx
    .select(creatureColumns)
    .from(creatures)
    .where(and(eq(creatures.userId, userId), inArray(creatures.externalId, [...externalIds])));
  return new Map(rows.map((row) => [row.externalId, row]));
}

/** Creatures that say nothing of a field that came later keep what is stored of it. */
export async function storeCreatures(change: DataChange, list: readonly WrittenCreature[]): Promise<void> {
  const { id, userId, externalId, createdAt, ...columns } = getTableColumns(creatures);
  for (const [unsaid, rows] of byUnsaid(list)) {
    const set = Object.entries(columns)
      .filter(([field]) => !unsaid.split(' ').includes(field))
      .map(([field, column]) => [field, sql`excluded.${sql.identifier(column.name)}`]);
    await storeRows(change, rows, Object.fromEntries(set));
  }
}

/** Those who leave out the same fields, by the names of these. */
function byUnsaid(list: readonly WrittenCreature[]): ReadonlyMap<string, readonly WrittenCreature[]> {
  const groups = new Map<string, WrittenCreature[]>();
  for (const creature of list) {
    const unsaid = LATER_FIELDS.filter((field) => creature[field] === undefined).join(' ');
    const group = groups.get(unsaid);
    if (group) group.push(creature);
    else groups.set(unsaid, [creature]);
  }
  return groups;
}

async function storeRows(
  { tx, userId, version }: DataChange,
  list: readonly WrittenCreature[],
  set: Readonly<Record<string, ReturnType<typeof sql>>>,
): Promise<void> {
  await inParts(list, (rows) =>
    tx
      .insert(creatures)
      .values(rows.map(({ gender = null, ...creature }) => ({ ...creature, gender, userId, version })))
      .onConflictDoUpdate({ target: [creatures.userId, creatures.externalId], set }),
  );
}
