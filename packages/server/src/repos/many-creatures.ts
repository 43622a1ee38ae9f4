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
import { type Change, changeOf } from './users.ts';

type Writes = BodyOf<typeof routes.putCreatures>;
type Written = AnswerOf<typeof routes.putCreatures>;
type Refused = Written['refused'][number];

/** Whatever is wrong with one is that one's business; a box that gets too full refuses them all. */
export function putCreatures(db: Db, userId: number, { creatures: sent, deleted }: Writes): Promise<Written> {
  return changeOf(db, userId, async (change) => {
    const read = readEach(change.game, sent);
    const stored = await rowsOf(
      change,
      read.good.map(({ creature }) => creature.externalId),
    );
    const isCurrent = ({ creature, version }: Good) =>
      version === undefined || stored.get(creature.externalId)?.version === version;
    const current = read.good.filter(isCurrent).map(({ creature }) => creature);
    const outdated = read.good
      .filter((good) => !isCurrent(good))
      .map(({ creature: { externalId } }) => ({
        externalId,
        problem: outdatedRow(change.game, stored.get(externalId)).problem,
      }));
    await storeCreatures(change, current);
    if (deleted.length > 0) await deleteCreatures(change, deleted);
    await dropUnneeded(change);
    await checkRoom(change);
    const ids = current.map(({ externalId }) => externalId);
    const left = await rowsOf(change, ids);
    return {
      stored: ids.map((externalId) => ({ externalId, version: left.get(externalId)?.version ?? 0 })),
      refused: [...read.refused, ...outdated],
    };
  });
}

interface Good {
  readonly creature: WrittenCreature;
  readonly version: number | undefined;
}

/** The last one counts of those that are sent twice. */
function readEach(
  game: Game,
  sent: readonly CreatureWrite[],
): { readonly good: readonly Good[]; readonly refused: Refused[] } {
  const good = new Map<string, Good>();
  const refused: Refused[] = [];
  for (const input of sent) {
    try {
      const creature = readCreature(game, input);
      good.set(creature.externalId, { creature, version: input.version || undefined });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refused.push({ externalId: input.externalId, problem: error.problem });
    }
  }
  return { good: [...good.values()], refused };
}

async function rowsOf(
  { tx, userId }: Change,
  externalIds: readonly string[],
): Promise<ReadonlyMap<string, CreatureRow>> {
  if (externalIds.length === 0) return new Map();
  const rows = await tx
    .select(creatureColumns)
    .from(creatures)
    .where(and(eq(creatures.userId, userId), inArray(creatures.externalId, [...externalIds])));
  return new Map(rows.map((row) => [row.externalId, row]));
}

/** A statement takes no more than 65,535 values. */
const ROWS_AT_ONCE = 1000;

/** Creatures that say nothing of a field that came later keep what is stored of it. */
export async function storeCreatures(change: Change, list: readonly WrittenCreature[]): Promise<void> {
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
  { tx, userId, version }: Change,
  list: readonly WrittenCreature[],
  set: Readonly<Record<string, ReturnType<typeof sql>>>,
): Promise<void> {
  for (let start = 0; start < list.length; start += ROWS_AT_ONCE) {
    const rows = list.slice(start, start + ROWS_AT_ONCE);
    await tx
      .insert(creatures)
      .values(rows.map(({ gender = null, ...creature }) => ({ ...creature, gender, userId, version })))
      .onConflictDoUpdate({ target: [creatures.userId, creatures.externalId], set });
  }
}
