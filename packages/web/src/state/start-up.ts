// Creates the app's state in the right order: stores, stored data with migrations, then everything that reacts.
import { duplicateCreature } from '@oversleep/game';
import { type Api, createApi, type Log } from '../api/client.ts';
import { createRequestOrder, type RequestOrder } from '../api/latest.ts';
import { createSessionVault, SESSION_KEY } from '../api/session.ts';
import { createSignIn, type SignInFlow } from '../api/sign-in.ts';
import type { ReportTrouble } from '../api/text-storage.ts';
import { type AccountActions, createAccount, sessionEnded } from './account/account.ts';
import { loadAvatars } from './account/avatars.ts';
import { createSocial, type Social } from './account/social.ts';
import { type BoxActions, boxActions } from './data/box-actions.ts';
import { createCommit } from './data/commit.ts';
import { type CreatureActions, creatureActions } from './data/creature-actions.ts';
import { type ResultActions, resultActions } from './data/results.ts';
import { createSettings, type SettingsActions } from './data/settings.ts';
import { type TeamActions, teamActions } from './data/team-actions.ts';
import { gameFor, isLoggedIn } from './data/user.ts';
import { hydrate } from './hydrate.ts';
import { type DialogActions, dialogActions } from './page/dialogs.ts';
import { createHistory, type History } from './page/history.ts';
import { lastViewedActions } from './page/last-viewed.ts';
import { load } from './page/loading.ts';
import { type SearchActions, searchActions } from './page/search.ts';
import { partsOf } from './parts.ts';
import { browserPlatform, type Platform } from './platform.ts';
import { createKeeper } from './storage/keeper.ts';
import { textRecords } from './storage/record-store.ts';
import { createSnapshots, type Snapshots } from './storage/snapshots.ts';
import { createTabs, type Tabs } from './storage/tabs.ts';
import { SITE_VERSION, STORAGE_VERSION } from './storage/versions.ts';
import { type WaitingPictures, waitingPictures } from './storage/waiting-pictures.ts';
import { type WaitingTexts, waitingTexts } from './storage/waiting-texts.ts';
import { clearData, createStores, forgetPlayer, type Stores } from './stores.ts';
import type { createRestore, Restore, RestoreParts } from './sync/restore.ts';
import { createSync, type Sync } from './sync/sync.ts';
import { followWeek } from './this-week.ts';

/** Prefix of the keys of small records in the browser's own storage. */
const SMALL = 'oversleep:data:';

/** Everything that pages work with. */
export interface AppState {
  readonly stores: Stores;
  readonly api: Api;
  readonly order: RequestOrder;
  readonly signIn: SignInFlow;
  readonly teams: TeamActions;
  readonly creatures: CreatureActions;
  readonly box: BoxActions;
  readonly results: ResultActions;
  readonly settings: SettingsActions;
  readonly search: SearchActions;
  readonly dialogs: DialogActions;
  /** The last steps that can be undone. */
  readonly history: History;
  /** Records a view of the creature with this id. */
  readonly markViewed: (id: string) => void;
  readonly account: AccountActions;
  readonly social: Social;
  readonly sync: Omit<Sync, 'queue'>;
  readonly snapshots: Pick<Snapshots, 'list' | 'load' | 'file' | 'remove'>;
  readonly restore: Restore;
  readonly waitingPictures: WaitingPictures;
  readonly waitingTexts: WaitingTexts;
  /** Resolves when all changes so far are stored. */
  readonly settled: () => Promise<void>;
  /** For developers: what no player has to know. */
  readonly log: Log;
}

export async function startUp(makePlatform: (trouble: ReportTrouble) => Platform = browserPlatform): Promise<AppState> {
  const stores = createStores();
  const platform = makePlatform((storage) => stores.notices.setState({ storage }));
  const { now, timer, log, locks, newId, random, local, origin } = platform;
  const vault = createSessionVault(local);
  const tabs = createTabs(platform.wire);
  const api = createApi({
    fetch: platform.fetch,
    now,
    timer,
    log,
    vault,
    locks,
    origin,
    sessionOver: () => sessionEnded(stores),
  });
  const loadWeeks = () => load(() => import('./data/week-changes.ts'));
  const areas = { small: textRecords(local, SMALL), large: platform.records };
  const keeper = createKeeper({ parts: partsOf(stores), areas, tabs, now });
  const snapshots = createSnapshots({ records: platform.snapshots, stores, now, newId, loadWeeks });
  const pictures = waitingPictures(platform.pictures);

  const loadOlder = () => load(() => import('./older-data.ts'));
  const cleanUp = await hydrate({ stores, keeper, areas, local, snapshots, vault, log, loadOlder });
  stores.user.setState({ auth: vault.read() });

  const history = createHistory(now);
  const clear = () => {
    clearData(stores);
    history.clear();
  };
  const forget = () => {
    forgetPlayer(stores);
    history.clear();
  };
  const loadFirstSync = () => load(() => import('./sync/first-sync.ts'));
  const { isVisible } = platform;
  const sync = createSync({
    api,
    stores,
    clearData: clear,
    keeper,
    snapshots,
    locks,
    tabs,
    timer,
    now,
    random,
    isVisible,
    log,
    newId,
    loadFirstSync,
    loadSendRows: () => load(() => import('./sync/send-rows.ts')),
    loadOldServer: () => load(() => import('./sync/old-server.ts')),
  });
  const queue: typeof sync.queue = (targets, before) => {
    history.note(targets);
    sync.queue(targets, before);
  };
  const commit = createCommit(stores, queue, history.note);
  const copyOf = (creature: Parameters<typeof duplicateCreature>[1]) => {
    const user = stores.user.getState();
    return duplicateCreature(gameFor(user), creature, { id: newId(), random, randomNickname: user.randomizeNicknames });
  };
  const social = createSocial(api, stores, log);
  const state: AppState = {
    stores,
    api,
    order: createRequestOrder(),
    signIn: createSignIn({
      api,
      storage: platform.session,
      origin,
      randomBytes: platform.randomBytes,
      digest: platform.digest,
    }),
    teams: teamActions(stores, commit, copyOf),
    creatures: creatureActions(stores, commit, copyOf),
    box: boxActions(stores, commit),
    results: resultActions(stores.results),
    settings: createSettings({ stores, queue }),
    search: searchActions(stores.search),
    dialogs: dialogActions(stores.dialogs),
    history,
    ...lastViewedActions(stores.lastViewed, stores.dialogs, now),
    account: createAccount({
      api,
      stores,
      clearData: clear,
      forgetPlayer: forget,
      vault,
      snapshots,
      pictures,
      sync,
      tabs,
      timer,
      log,
    }),
    social,
    sync,
    snapshots,
    restore: restoreLater(() => load(() => import('./sync/restore.ts')), { stores, snapshots, commit, queue }),
    waitingPictures: pictures,
    waitingTexts: waitingTexts(platform.pictures),
    settled: keeper.settled,
    log,
  };

  keeper.watch();
  void keeper.settled().then(cleanUp);
  followSession(stores, vault, tabs);
  followTabs(stores, vault, tabs, forget);
  // Another tab's message may arrive before its data.
  platform.onStored((key) => {
    if (key.startsWith(SMALL)) void keeper.reload([key.slice(SMALL.length)]);
    if (key === SESSION_KEY) followVault(stores, vault);
  });
  noteVersions(stores, api, log);
  platform.listen('focus', () => {
    sync.resume('focus');
    void followWeek(stores, state.settings, now(), 'enough');
  });
  platform.listen('online', () => sync.resume('online'));
  platform.listen('offline', sync.lineLost);
  if (isLoggedIn(stores.user.getState())) void sync.run();
  void followWeek(stores, state.settings, now(), 'again');
  return state;
}

/** Rarely needed, so it is loaded on demand. */
function restoreLater(
  loadIt: () => Promise<{ readonly createRestore: typeof createRestore }>,
  parts: RestoreParts,
): Restore {
  const ready = async () => (await loadIt()).createRestore(parts);
  return {
    snapshot: async (id) => (await ready()).snapshot(id),
    file: async (text) => (await ready()).file(text),
  };
}

type OpenVault = ReturnType<typeof createSessionVault>;

/** Tokens are in the vault; the store mirrors them. */
function followSession({ user }: Stores, vault: OpenVault, tabs: Tabs): void {
  vault.subscribe((auth) => {
    user.setState({ auth });
    tabs.post({ kind: 'session' });
  });
}

/** After another tab has started, renewed or ended the session. */
function followVault(stores: Stores, vault: OpenVault): void {
  const auth = vault.read();
  if (auth) stores.user.setState({ auth });
  else if (isLoggedIn(stores.user.getState())) sessionEnded(stores);
}

function followTabs(stores: Stores, vault: OpenVault, tabs: Tabs, forget: () => void): void {
  tabs.subscribe(({ kind }) => {
    if (kind === 'session') followVault(stores, vault);
    // Changes made here at the same moment are cleared too.
    if (kind === 'forget') forget();
  });
}

/** A new release has its own list of avatars. */
function noteVersions({ versions, avatars }: Stores, api: Api, log: Log): void {
  const isNew = versions.getState().siteVersion !== SITE_VERSION;
  versions.setState({ siteVersion: SITE_VERSION, storageVersion: STORAGE_VERSION });
  if (isNew || Object.keys(avatars.getState().avatars).length === 0) void loadAvatars(api, avatars, log);
}
