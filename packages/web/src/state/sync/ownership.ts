// Decides on signing in whether the data on this device is the account's, a guest's, or another account's.
import type { Api, Log } from '../../api/client.ts';
import { comparedIds } from '../data/comparison.ts';
import type { Creatures, PlayerData, PlayerTeam } from '../data/data.ts';
import { type Holdings, hasContent, hasCreations, tallyOf } from '../data/holdings.ts';
import { holdingsIn } from '../data/stores.ts';
import { DEFAULT_SETTINGS, gameFor, identityAfterPatch } from '../data/user.ts';
import { withSentences } from '../doubt-sentences.ts';
import type { Snapshots } from '../storage/snapshots.ts';
import type { outcomeOf, SyncChoice } from './first-sync.ts';
import { pulled, readServerData } from './pull.ts';
import { fetchServerSide, type LoadOldServer } from './server-data.ts';
import type { SyncStores } from './stores.ts';
import { takeOverData } from './take-over.ts';

export interface OwnershipParts {
  readonly api: Pick<Api, 'call' | 'send'>;
  readonly stores: SyncStores;
  readonly clearData: () => void;
  readonly snapshots: Pick<Snapshots, 'take'>;
  readonly log: Log;
  readonly newId: () => string;
  readonly loadOldServer: LoadOldServer;
  /** Needed once per device, so it is loaded then. */
  readonly loadFirstSync: () => Promise<{ readonly outcomeOf: typeof outcomeOf }>;
}

export interface Ownership {
  /** Whether the data is the account's now. If not, the player has been asked. */
  readonly settle: () => Promise<boolean>;
  /** The player's choice. Nothing is changed unless all of it works. Returns teams without room. */
  readonly answer: (choice: SyncChoice) => Promise<readonly PlayerTeam[]>;
}

export function createOwnership(parts: OwnershipParts): Ownership {
  const { api, stores, clearData, snapshots, log, newId, loadFirstSync, loadOldServer } = parts;
  const { user, sync } = stores;
  const holdings = (): Holdings => holdingsIn(stores);

  const ask = async (theirs: Holdings) => {
    const { outcomeOf } = await loadFirstSync();
    const { leftOver } = outcomeOf('merge', holdings(), theirs, newId);
    sync.setState({ question: { mine: tallyOf(holdings()), theirs: tallyOf(theirs), leftOver: leftOver.length } });
  };

  const putAside = async () => {
    const snapshotId = await snapshots.take('anotherAccount');
    clearData();
    user.setState(DEFAULT_SETTINGS);
    if (snapshotId !== null) stores.notices.setState({ putAside: { snapshotId } });
  };

  const accountId = async (): Promise<string | null> => {
    if (user.getState().externalId === null) user.setState(identityAfterPatch(await api.call('GET /api/user')));
    return user.getState().externalId;
  };

  const answer: Ownership['answer'] = async (choice) => {
    const { outcomeOf } = await loadFirstSync();
    const { holdings: theirs, account } = await fetchServerSide(api, stores, log, loadOldServer);
    await snapshots.take('firstSync');
    const outcome = outcomeOf(choice, holdings(), theirs, newId);
    const { settings } = outcome.holdings;
    const { upload } = outcome;
    const creatures = upload && (await Promise.all(upload.creatures.map(withSentences)));
    const stored = creatures && (await api.call('POST /api/user/import', { body: { ...upload, creatures } }));
    const server = stored ? readServerData(gameFor(settings), stored.teams, stored.creatures, log) : theirs.data;
    stores.comparison.setState(({ members }) => ({
      members: members.map((member) => ({
        ...member,
        externalId: outcome.renamed.get(member.externalId) ?? member.externalId,
      })),
    }));
    const compared = comparedIds(stores.comparison.getState());
    const local = withCompared(outcome.holdings.data, holdings().data.creatures, compared);
    user.setState({ ...settings, ...account, owner: user.getState().externalId });
    takeOverData(stores, pulled({ local, server, pending: new Set(), compared }));
    stores.weeks.setState({ rows: outcome.holdings.rows });
    sync.setState({ question: null });
    return outcome.leftOver;
  };

  return {
    answer,
    settle: async () => {
      const externalId = await accountId();
      const { owner } = user.getState();
      if (owner !== externalId && owner !== null) await putAside();
      if (owner === null && hasCreations(holdings())) {
        const { holdings: theirs } = await fetchServerSide(api, stores, log, loadOldServer);
        // An account without data has nothing that could be lost or mixed up.
        if (hasCreations(theirs)) {
          await ask(theirs);
          return false;
        }
      }
      if (owner === null && hasContent(holdings())) await answer('merge');
      user.setState({ owner: externalId });
      sync.setState({ question: null });
      return true;
    },
  };
}

/** The comparison stays on this device in any case. */
function withCompared(data: PlayerData, mine: Creatures, compared: readonly string[]): PlayerData {
  const added = compared.flatMap((id) => mine[id] ?? []).filter(({ externalId }) => !data.creatures[externalId]);
  const kept = added.map((creature) => [creature.externalId, { ...creature, saved: false, version: 0 }] as const);
  return { ...data, creatures: { ...Object.fromEntries(kept), ...data.creatures } };
}
