// One snapshot: reason, time and contents, with buttons to restore, download and delete it.
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { messages } from '../../messages/messages.ts';
import { utcText } from '../../parts/words/moment.ts';
import { useAppState } from '../../state/context.ts';
import type { SnapshotInfo } from '../../state/storage/snapshots.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Glyph } from '../../ui/glyph.tsx';
import { Row, Text } from '../../ui/layout/layout.tsx';
import { useDownload } from './use-download.ts';
import { useRestore } from './use-restore.ts';
import * as settingsStyles from './settings.module.css';

const t = messages('settings');

/** Describes what a snapshot contains. */
function contentText({ reason, teams, creatures }: Pick<SnapshotInfo, 'reason' | 'teams' | 'creatures'>): string {
  // What could not be read could not be counted either.
  if (reason === 'unreadable' || reason === 'migration' || reason === 'migrationFailed') return t('snapshots.asStored');
  return t('snapshots.contents', { teams, creatures });
}

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
    await restoreSnapshot(info.id, t('snapshots.restored', { time: when }));
    setBusy(false);
  };
  return (
    <li className={settingsStyles.row}>
      <span className={settingsStyles.rowWords}>
        <strong>{t(`reasons.${info.reason}`)}</strong>
        <Text as="span" tone="muted" size="note">
          {when} · {contentText(info)}
        </Text>
      </span>
      <Row as="span">
        <Button
          small
          busy={isBusy}
          aria-label={t('snapshots.restoreOf', { time: when })}
          onClick={() => void restore()}
        >
          {t('snapshots.restore')}
        </Button>
        <IconButton
          label={t('snapshots.downloadOf', { time: when })}
          icon={<Glyph name="download" />}
          onClick={() => void save(() => snapshots.file(info.id))}
        />
        <IconButton
          label={t('snapshots.deleteOf', { time: when })}
          icon={<IconTrash size={20} aria-hidden="true" />}
          onClick={onRemove}
        />
      </Row>
    </li>
  );
}
