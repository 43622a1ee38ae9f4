// One snapshot: why and when it was taken, what is in it, and what can be done with it.

import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { utcText } from '../../parts/words/moment.ts';
import { useAppState } from '../../state/context.ts';
import { SNAPSHOT_REASONS, type SnapshotInfo } from '../../state/storage/snapshots.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Glyph } from '../../ui/glyph.tsx';
import { contentText } from './snapshot-words.ts';
import { useDownload } from './use-download.ts';
import { useRestore } from './use-restore.ts';
import * as settingsStyles from './settings.module.css';
import * as styles from './snapshot-row.module.css';

interface SnapshotRowProps {
  readonly info: SnapshotInfo;
  readonly onRemove: () => void;
}

export function SnapshotRow({ info, onRemove }: SnapshotRowProps) {
  const { snapshots } = useAppState();
  const { restoreSnapshot } = useRestore();
  const save = useDownload();
  const [isBusy, setBusy] = useState(false);
  const when = utcText(info.at);
  const restore = async () => {
    setBusy(true);
    await restoreSnapshot(info.id, `Your data is as it was on ${when}.`);
    setBusy(false);
  };
  return (
    <li className={settingsStyles.row}>
      <span className={settingsStyles.rowWords}>
        <strong>{SNAPSHOT_REASONS[info.reason]}</strong>
        <span className={settingsStyles.fine}>
          {when} · {contentText(info)}
        </span>
      </span>
      <span className={styles.rowWays}>
        <Button small busy={isBusy} aria-label={`Restore the snapshot of ${when}`} onClick={() => void restore()}>
          Restore
        </Button>
        <IconButton
          label={`Download the snapshot of ${when}`}
          icon={<Glyph name="download" />}
          onClick={() => void save(() => snapshots.file(info.id))}
        />
        <IconButton
          label={`Delete the snapshot of ${when}`}
          icon={<IconTrash size={20} aria-hidden="true" />}
          onClick={onRemove}
        />
      </span>
    </li>
  );
}
