// A player's settings; they have no row until something is set.
import type { SettingsWrite, UserSettings } from '@oversleep/contract';
import { DEFAULT_EDITION, type EditionId, gameOf, playerWeekIn, weekOfRows } from '@oversleep/game';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { userSettings, users } from '../db/schema.ts';
import { outdated } from '../problems.ts';
import { checkChosen } from '../wire/chosen.ts';
import { type Bounds, checkPotSize, fittingAreas, fittingPot, type NumberByName } from '../wire/progress.ts';
import { addWeek, deleteWeeks, weekRowsJson } from './player-rows.ts';
import { oncePerStore } from './prepared.ts';
import { accountGone, changeOf, type DataChange } from './users.ts';

/** In the words of the player's edition. */
export async function settingsOf(db: Db, userId: number): Promise<UserSettings> {
  const settings = await storedSettings(db, userId);
  const game = gameOf(settings.edition);
  return {
    ...settings,
    areaBonuses: fittingAreas(game, settings.areaBonuses),
    potSize: settings.potSize === null ? null : fittingPot(game, settings.potSize),
  };
}

const settingsQuery = oncePerStore((db) => {
  const userId = sql.placeholder('userId');
  return db
    .select({
      name: users.name,
      avatar: users.avatar,
      role: users.role,
      supporterSince: users.supporterSince,
      edition: userSettings.edition,
      potSize: userSettings.potSize,
      randomizeNicknames: userSettings.randomizeNicknames,
      event: userSettings.event,
      weekRows: weekRowsJson(userId),
      policy: userSettings.policy,
      version: userSettings.version,
      areaBonuses: sql<NumberByName | null>`(select json_object_agg(area, bonus order by area) from user_areas where user_id = ${userId})`,
    })
    .from(users)
    .leftJoin(userSettings, eq(userSettings.userId, users.id))
    .where(eq(users.id, userId))
    .prepare('settings_of_player');
});

/** As they were set, also what only another edition allows. */
export async function storedSettings(db: Db, userId: number): Promise<UserSettings> {
  const [row] = await settingsQuery(db).execute({ userId });
  if (!row) throw accountGone();
  return {
    name: row.name,
    avatar: row.avatar ?? 'default',
    role: row.role,
    areaBonuses: { ...row.areaBonuses },
    potSize: row.potSize,
    supporterSince: row.supporterSince?.toISOString() ?? null,
    randomizeNicknames: row.randomizeNicknames ?? true,
    edition: row.edition ?? DEFAULT_EDITION,
    event: row.event,
    week: playerWeekIn(weekOfRows(row.weekRows)),
    policy: row.policy,
    version: row.version ?? 0,
  };
}

/** The new version. */
export function putSettings(db: Db, userId: number, input: SettingsWrite, version?: number): Promise<number> {
  return changeOf(db, userId, async (change) => {
    const { tx } = change;
    // Read after the lock, so that no other device's edition comes in between.
    const [stored] = await tx
      .select({ edition: userSettings.edition, version: userSettings.version })
      .from(userSettings)
      .where(eq(userSettings.userId, userId));
    if (version !== undefined && version !== stored?.version)
      throw outdated('Your settings were changed elsewhere in the meantime.', await settingsOf(tx, userId));
    await storeSettings(change, input, input.edition ?? stored?.edition ?? DEFAULT_EDITION);
    return change.version;
  });
}

export async function storeSettings(
  change: DataChange,
  { potSize, randomizeNicknames, edition, event, week, policy }: SettingsWrite,
  ownEdition: EditionId,
  bounds: Bounds = 'own',
): Promise<void> {
  if (typeof potSize === 'number') checkPotSize(gameOf(ownEdition), potSize, bounds);
  checkChosen(gameOf(ownEdition), event, week);
  const { tx, userId, version } = change;
  // The query builder leaves out what is undefined.
  const set = { potSize, randomizeNicknames, edition, event, policy, version };
  await tx
    .insert(userSettings)
    .values({ userId, ...set })
    .onConflictDoUpdate({ target: userSettings.userId, set });
  if (week) await addWeek(change, week);
  if (week === null) await deleteWeeks(change);
}
