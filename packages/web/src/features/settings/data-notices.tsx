// What the player should know about the data on this device, with what can be done about it.
import { useAppState, useNotices } from '../../state/context.ts';
import { dismissNotice } from '../../state/storage/notices.ts';
import { Banner } from '../../ui/feedback/banner.tsx';
import { useDownload } from './use-download.ts';

const STORAGE = {
  blocked: {
    what: 'Your browser stores nothing for this site',
    why: 'Teams and settings last until you close this page. Leave private browsing or allow site data, or log in so that your account keeps them.',
  },
  full: {
    what: 'Your browser has no more room to save your changes',
    why: 'They are safe as long as this page stays open, and are saved once there is room. Download what is here now, then delete snapshots below or data of other sites.',
  },
} as const;

export function DataNotices() {
  const { stores } = useAppState();
  const { storage, migrationFailed, unreadable, putAside } = useNotices((state) => state);
  return (
    <>
      {storage !== null && <Banner kind="warning" {...STORAGE[storage]} />}
      {migrationFailed !== null && (
        <Kept
          what="Data of an older release could not be taken over"
          why="Nothing is lost: all of it lies below as a snapshot, to restore or to download. You have been logged out."
          snapshotId={migrationFailed.snapshotId}
          onDismiss={() => dismissNotice(stores.notices, 'migrationFailed')}
        />
      )}
      {unreadable !== null && (
        <Kept
          what={`${unreadable.count} ${unreadable.count === 1 ? 'thing that was stored' : 'things that were stored'} could not be read`}
          why="It was put aside into a snapshot below, and the rest works as usual."
          snapshotId={unreadable.snapshotId}
          onDismiss={() => dismissNotice(stores.notices, 'unreadable')}
        />
      )}
      {putAside !== null && (
        <Kept
          what="Data of another account was put aside"
          why="It was on this device when you logged in. It lies below as a snapshot."
          snapshotId={putAside.snapshotId}
          onDismiss={() => dismissNotice(stores.notices, 'putAside')}
        />
      )}
    </>
  );
}

interface KeptProps {
  readonly what: string;
  readonly why: string;
  readonly snapshotId: string;
  readonly onDismiss: () => void;
}

function Kept({ what, why, snapshotId, onDismiss }: KeptProps) {
  const { snapshots } = useAppState();
  const save = useDownload();
  const onAction = () => void save(() => snapshots.file(snapshotId));
  return <Banner kind="warning" what={what} why={why} action={{ label: 'Download', onAction }} onDismiss={onDismiss} />;
}
