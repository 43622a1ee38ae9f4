// Warnings about the data on this device, and what to do about them.
import { messages } from '../../messages/messages.ts';
import { useAppState, useNotices } from '../../state/context.ts';
import { dismissNotice } from '../../state/storage/notices.ts';
import { Banner } from '../../ui/feedback/banner.tsx';
import { useDownload } from './use-download.ts';

const t = messages('settings');

export function DataNotices() {
  const { stores } = useAppState();
  const { storage, migrationFailed, unreadable, putAside } = useNotices((state) => state);
  return (
    <>
      {storage !== null && <Banner kind="warning" what={t(`notices.${storage}`)} why={t(`notices.${storage}Why`)} />}
      {migrationFailed !== null && (
        <SnapshotNotice
          what={t('notices.migrationFailed')}
          why={t('notices.migrationFailedWhy')}
          snapshotId={migrationFailed.snapshotId}
          onDismiss={() => dismissNotice(stores.notices, 'migrationFailed')}
        />
      )}
      {unreadable !== null && (
        <SnapshotNotice
          what={t('notices.unreadable', { count: unreadable.count })}
          why={t('notices.unreadableWhy')}
          snapshotId={unreadable.snapshotId}
          onDismiss={() => dismissNotice(stores.notices, 'unreadable')}
        />
      )}
      {putAside !== null && (
        <SnapshotNotice
          what={t('notices.putAside')}
          why={t('notices.putAsideWhy')}
          snapshotId={putAside.snapshotId}
          onDismiss={() => dismissNotice(stores.notices, 'putAside')}
        />
      )}
    </>
  );
}

interface SnapshotNoticeProps {
  readonly what: string;
  readonly why: string;
  readonly snapshotId: string;
  readonly onDismiss: () => void;
}

function SnapshotNotice({ what, why, snapshotId, onDismiss }: SnapshotNoticeProps) {
  const { snapshots } = useAppState();
  const save = useDownload();
  const onAction = () => void save(() => snapshots.file(snapshotId));
  return (
    <Banner
      kind="warning"
      what={what}
      why={why}
      action={{ label: t('notices.download'), onAction }}
      onDismiss={onDismiss}
    />
  );
}
