// All stores of the app, created together.
import { createAvatarsStore } from './account/avatars.ts';
import { createFriendsStore, createNotificationsStore, NO_FRIENDS, NO_NOTIFICATIONS } from './account/inbox.ts';
import { createComparisonStore, EMPTY_COMPARISON } from './data/comparison.ts';
import { createCreaturesStore } from './data/creatures.ts';
import { emptyTeams } from './data/data.ts';
import { createResultsStore, NO_RESULTS } from './data/results.ts';
import { createTeamsStore, DEFAULT_VIEW } from './data/teams.ts';
import { createUserStore, forgotten } from './data/user.ts';
import { createWeeksStore } from './data/weeks.ts';
import { createBestStore, NOT_ASKED } from './page/best.ts';
import { createDialogsStore, NO_DIALOGS } from './page/dialogs.ts';
import { createLastViewedStore, NEVER_VIEWED } from './page/last-viewed.ts';
import { createSearchStore } from './page/search.ts';
import { createSiteStore } from './page/site.ts';
import { createWishStore, NO_WISH } from './page/wish.ts';
import { createNoticesStore } from './storage/notices.ts';
import { createVersionsStore } from './storage/versions.ts';
import { createCursorStore, NO_CURSOR } from './sync/cursor.ts';
import { createOutboxStore } from './sync/outbox.ts';
import { createSyncStore, IN_STEP } from './sync/sync-status.ts';

export const createStores = () => ({
  user: createUserStore(),
  teams: createTeamsStore(),
  creatures: createCreaturesStore(),
  weeks: createWeeksStore(),
  comparison: createComparisonStore(),
  results: createResultsStore(),
  notifications: createNotificationsStore(),
  friends: createFriendsStore(),
  avatars: createAvatarsStore(),
  dialogs: createDialogsStore(),
  search: createSearchStore(),
  lastViewed: createLastViewedStore(),
  best: createBestStore(),
  wish: createWishStore(),
  site: createSiteStore(),
  versions: createVersionsStore(),
  outbox: createOutboxStore(),
  cursor: createCursorStore(),
  sync: createSyncStore(),
  notices: createNoticesStore(),
});

export type Stores = ReturnType<typeof createStores>;

/** Teams, creatures, comparison and everything derived from them; the sign-in stays. */
export function clearData(stores: Stores): void {
  stores.teams.setState({ ...DEFAULT_VIEW, teams: emptyTeams() });
  stores.creatures.setState({ creatures: {} });
  stores.weeks.setState({ rows: {} });
  stores.cursor.setState(NO_CURSOR);
  stores.comparison.setState(EMPTY_COMPARISON);
  stores.results.setState(NO_RESULTS);
  stores.notifications.setState(NO_NOTIFICATIONS);
  stores.outbox.setState({ entries: {} });
  stores.dialogs.setState(NO_DIALOGS);
  stores.best.setState(NOT_ASKED);
  stores.wish.setState(NO_WISH);
}

/** Everything that belongs to a player. The rest belongs to the device: preferences, sort orders, versions, avatars. */
export function forgetPlayer(stores: Stores): void {
  clearData(stores);
  stores.friends.setState(NO_FRIENDS);
  stores.search.setState({ recentSpecies: [] });
  stores.lastViewed.setState(NEVER_VIEWED);
  stores.user.setState(forgotten());
  stores.sync.setState(IN_STEP);
}
