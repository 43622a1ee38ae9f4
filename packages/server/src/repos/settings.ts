// A player's settings; they have no row until something is set.
import type { SettingsWrite, UserSettings } from '@oversleep/contract';
import {
  DEFAULT_EDITION,
  type EditionId,
  gameOf,
  SETTINGS,
  type SyncedSettings,
  settingsBy,
  syncedIn,
  weekOfRows,
} from '@oversleep/game';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { userSettings, users } from '../db/schema.ts';
import { refuse } from '../problems.ts';
import { checkChosen } from '../wire/chosen.ts';
import { type Bounds, checkPotSize, fittingAreas, type NumberByName } from '../wire/progress.ts';
import { addWeek, deleteWeeks, weekRowsJson } from './player-rows.ts';
import { oncePerStore } from './prepared.ts';
import { accountGone, changeOf, type DataChange } from './users.ts';

/** In the words of the player's edition. */
export async function settingsOf(db: Db, userId: number): Promise<UserSettings> {
  const settings = await storedSettings(db, userId);
  const game = gameOf(settings.edition);
  return {
    ...settings,
    ...settingsBy((name) => SETTINGS[name].fits(settings[name], game)),
    areaBonuses: fittingAreas(game, settings.areaBonuses),
  };
}

const { userId: _, week: __, ...columns } = getTableColumns(userSettings);

const settingsQuery = oncePerStore((db) => {
  const userId = sql.placeholder('userId');
  return db
    .select({
      name: users.name,
      avatar: users.avatar,
      role: users.role,
      supporterSince: users.supporterSince,
      settings: columns,
      weekRows: weekRowsJson(userId),
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
  const stored: { readonly [Name in keyof SyncedSettings]?: SyncedSettings[Name] | null } = row.settings ?? {};
  return {
    name: row.name,
    avatar: row.avatar ?? 'default',
    role: row.role,
    areaBonuses: { ...row.areaBonuses },
    supporterSince: row.supporterSince?.toISOString() ?? null,
    ...settingsBy((name) => stored[name] ?? SETTINGS[name].default),
    week: weekOfRows(row.weekRows),
    version: row.settings?.version ?? 0,
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
      throw refuse('SETTINGS_CHANGED', undefined, { current: await settingsOf(tx, userId) });
    await storeSettings(change, input, input.edition ?? stored?.edition ?? DEFAULT_EDITION);
    return change.version;
  });
}

export async function storeSettings(
  change: DataChange,
  { week, ...input }: SettingsWrite,
  ownEdition: EditionId,
  bounds: Bounds = 'own',
): Promise<void> {
  const { potSize, event } = input;
  if (typeof potSize === 'number') checkPotSize(gameOf(ownEdition), potSize, bounds);
  checkChosen(gameOf(ownEdition), event, week);
  const { tx, userId, version } = change;
  // The query builder leaves out what is undefined.
  const set = { ...syncedIn(input), version };
  await tx
    .insert(userSettings)
    .values({ userId, ...set, edition: ownEdition })
    .onConflictDoUpdate({ target: userSettings.userId, set });
  if (week) await addWeek(change, week);
  if (week === null) await deleteWeeks(change);
}
