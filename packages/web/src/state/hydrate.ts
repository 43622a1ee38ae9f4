// Reads stored data into the stores when the app starts. Old data is migrated, broken data is set aside; nothing is thrown away.
import { type Fields, isObject } from '@oversleep/game';
import type { Log } from '../api/client.ts';
import { readAuth, type SessionVault } from '../api/session.ts';
import type { TextStorage } from '../api/text-storage.ts';
import { isAnswerKey } from './data/answer-kinds.ts';
import { membersOf } from './data/data.ts';
import { readOwner } from './data/read-user.ts';
import { fieldsOf, wholeOr } from './data/readers.ts';
import { playerDataIn } from './data/stores.ts';
import { readIdentity } from './data/user.ts';
import { rowNames } from './data/weeks.ts';
import type * as olderData from './older-data.ts';
import { readSearch } from './page/search.ts';
import { BUNDLE_FORMAT, type Bundle, withoutUnknownMembers } from './storage/bundle.ts';
import type { Keeper, StorePart } from './storage/keeper.ts';
import type { BundleContent } from './storage/read-bundle.ts';
import type { RecordStore } from './storage/record-store.ts';
import { type Broken, readRecord, type StoredRecord } from './storage/records.ts';
import { type ReferenceTexts, referenceTexts, removeReference } from './storage/reference-storage.ts';
import type { Snapshots } from './storage/snapshots.ts';
import { STORAGE_VERSION } from './storage/versions.ts';
import type { Stores } from './stores.ts';
import { enqueued } from './sync/outbox.ts';

export interface HydrateParts {
  readonly stores: Stores;
  readonly keeper: Pick<Keeper, 'take' | 'adopt' | 'keys'>;
  readonly areas: Readonly<Record<StorePart['area'], RecordStore>>;
  /** Where an older tool may have left its data. */
  readonly local: TextStorage;
  readonly snapshots: Pick<Snapshots, 'keep'>;
  readonly vault: SessionVault;
  readonly log: Log;
  /** Needed once after a new release, so it is loaded then. */
  readonly loadOlder: () => Promise<typeof olderData>;
}

const MIGRATION_FAILED = 'Migration failed during startup. Application might be in an inconsistent state.';

type Records = ReadonlyMap<string, StoredRecord>;

/** The returned function is called when everything is stored in its new form: only then the old one is deleted. */
export async function hydrate(parts: HydrateParts): Promise<() => Promise<void>> {
  const { keeper, areas, local } = parts;
  const { records, broken } = opened(new Map([...(await areas.small.all()), ...(await areas.large.all())]));
  const isOld = [...records.values()].some(({ version }) => version < STORAGE_VERSION);
  const unread = isOld ? await migrateOwn(parts, records) : keeper.take(dataIn(records));
  await keepAside(parts, [...broken, ...unread]);
  const texts = referenceTexts(local);
  if (texts) await migrateReference(parts, texts);
  dropUnknownMembers(parts);
  // Only keys that were replaced: an unknown key may belong to a newer release.
  const replaced = [...records.keys()].filter(
    (key) => OBSOLETE_KEYS.test(key) || (isOld && (IN_BUNDLE.test(key) || key === WAITING_WEEK)),
  );
  return async () => {
    const gone = [...replaced, ...[...broken, ...(isOld ? [] : unread)].map(({ key }) => key)];
    await removeKeys(
      areas,
      gone.filter((key) => !keeper.keys().has(key)),
    );
    if (texts) removeReference(local);
  };
}

async function keepAside({ stores, snapshots }: HydrateParts, broken: readonly Broken[]): Promise<void> {
  const lost = broken.filter(({ key }) => isPrecious(key));
  if (lost.length === 0) return;
  const snapshotId = await snapshots.keep('unreadable', { broken: lost });
  stores.notices.setState({ unreadable: { snapshotId, count: lost.length } });
}

function opened(raw: ReadonlyMap<string, unknown>): { readonly records: Records; readonly broken: readonly Broken[] } {
  const records = new Map<string, StoredRecord>();
  const broken: Broken[] = [];
  for (const [key, value] of raw) {
    const record = readRecord(value);
    if (record) records.set(key, record);
    else broken.push({ key, value, problems: ['It is not in the form in which data is stored'] });
  }
  return { records, broken };
}

const dataIn = (records: Records): ReadonlyMap<string, unknown> =>
  new Map([...records].map(([key, { data }]) => [key, data]));

/** Answers by team, from older releases. */
const OBSOLETE_KEYS = /^result:/;

/** What is neither computed again nor loaded again. */
const isPrecious = (key: string): boolean =>
  !isAnswerKey(key) && !/^(?:seen:|result:|avatars$|notifications$|friends$|versions$|view$|cursor$)/.test(key);

async function removeKeys(areas: HydrateParts['areas'], keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  const gone = new Map(keys.map((key) => [key, undefined]));
  await Promise.all([areas.small.write(gone), areas.large.write(gone)]);
}

// ── Data of an older release ─────────────────────────────────────────────────────────────────────────────────────────

const IN_BUNDLE = /^(?:team:|creature:|comparison$|settings$)/;

async function migrateOwn(parts: HydrateParts, records: Records): Promise<readonly Broken[]> {
  const { keeper, snapshots, stores } = parts;
  const bundle = bundleIn(records);
  // View state has the same shape in all releases.
  keeper.adopt(dataIn(new Map([...records].filter(([key]) => !IN_BUNDLE.test(key) && key !== WAITING_WEEK))));
  try {
    await snapshots.keep('migration', { bundle });
    const { readBundle } = await parts.loadOlder();
    const content = readBundle(bundle);
    takeContent(stores, content);
    stores.user.setState({ owner: readOwner(bundle.user) });
    await takeWeek(parts, content.week, records.get(WAITING_WEEK)?.data);
    return content.broken;
  } catch (error) {
    await failed(parts, { bundle }, error);
    return [];
  }
}

/** The outbox entry that stood for the whole week. */
const WAITING_WEEK = 'outbox:setting:week';

/** Until version 4 the week was one value. A tab of an older release may write it again: then it adds to the rows. */
async function takeWeek({ stores, loadOlder }: HydrateParts, week: unknown, waiting: unknown): Promise<void> {
  if (!isObject(week)) return;
  const { newRows, withAddedWeek } = await loadOlder();
  const { weeks, outbox } = stores;
  const { rows, changed } = withAddedWeek(weeks.getState().rows, week);
  weeks.setState({ rows });
  if (waiting === undefined) return;
  const { order, stamp } = fieldsOf(waiting);
  const targets = [...new Set([...changed, ...rowNames(newRows(week))])];
  const ticketOf = (place: number) => ({ order: wholeOr(order, 0) + place, stamp: `${String(stamp)} ${place}` });
  outbox.setState(({ entries }) => ({ entries: enqueued(entries, targets, ticketOf) }));
}

function bundleIn(records: Records): Bundle {
  const under = (prefix: string) =>
    [...records]
      .filter(([key]) => key.startsWith(prefix))
      .map(([key, { data }]) => ({ name: key.slice(prefix.length), data }));
  const user = records.get('settings')?.data;
  return {
    format: BUNDLE_FORMAT,
    storageVersion: Math.min(...[...records.values()].map(({ version }) => version)),
    user: isObject(user) ? user : {},
    teams: under('team:').map(({ name, data }) => (isObject(data) ? { ...data, index: Number(name) } : data)),
    creatures: under('creature:').map(({ data }) => data),
    comparison: records.get('comparison')?.data,
  };
}

function takeContent(stores: Stores, { data, settings, comparison }: BundleContent): void {
  stores.user.setState(settings);
  stores.creatures.setState({ creatures: data.creatures });
  stores.teams.setState({ teams: data.teams });
  stores.comparison.setState(comparison);
}

/** The player is signed out without data, but learns where it is. */
async function failed(
  { stores, snapshots, vault, log }: HydrateParts,
  leftovers: { readonly bundle?: Bundle; readonly reference?: ReferenceTexts },
  error: unknown,
): Promise<void> {
  log(MIGRATION_FAILED, error);
  const snapshotId = await snapshots.keep('migrationFailed', leftovers);
  vault.clear();
  stores.notices.setState({ migrationFailed: { snapshotId } });
}

// ── Data of an older tool ────────────────────────────────────────────────────────────────────────────────────────────

async function migrateReference(parts: HydrateParts, texts: ReferenceTexts): Promise<void> {
  const { stores, snapshots, vault, loadOlder } = parts;
  const { migrated, readBundle, readReference, withoutSecrets } = await loadOlder();
  const reference = withoutSecrets(texts);
  try {
    const bundle = readReference(texts);
    const content = readBundle(bundle);
    await snapshots.keep('migration', { reference });
    // Data made with this tool wins; the older data can be restored.
    if (!isEmpty(stores)) return;
    takeContent(stores, content);
    takeSession(stores, vault, migrated(bundle).user);
    takeSearch(stores, texts);
    await keepAside(parts, content.broken);
  } catch (error) {
    await failed(parts, { reference }, error);
  }
}

function isEmpty(stores: Stores): boolean {
  const { teams, creatures } = playerDataIn(stores);
  return Object.keys(creatures).length === 0 && teams.every((team) => membersOf(team).length === 0);
}

function takeSession({ user }: Stores, vault: SessionVault, fields: Fields): void {
  const auth = readAuth(fields.auth);
  if (!auth || vault.read()) return;
  vault.write(auth);
  const identity = readIdentity(fields);
  user.setState({ ...identity, owner: identity.externalId });
}

function takeSearch({ search }: Stores, { pokemonSearch }: ReferenceTexts): void {
  if (pokemonSearch === undefined) return;
  const preferences = readSearch(JSON.parse(pokemonSearch));
  search.setState({ ...preferences, finalStageOnly: preferences.userFinalStageOnly });
}

/** A slot whose member is missing becomes empty. */
function dropUnknownMembers({ stores, log }: HydrateParts): void {
  const { teams, creatures } = playerDataIn(stores);
  const tidy = withoutUnknownMembers({ teams, creatures });
  const unknown = teams.flatMap(membersOf).filter((id) => creatures[id] === undefined);
  for (const id of unknown) log(`Missing creature in store: ${id}`);
  if (unknown.length > 0) stores.teams.setState({ teams: tidy.teams });
}
