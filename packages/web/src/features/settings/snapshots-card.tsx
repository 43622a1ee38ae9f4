// The list of snapshots, with buttons to back up and import files.
import { IconArchive } from '@tabler/icons-react';
import { useEffect } from 'react';
import { messages } from '../../messages/messages.ts';
import { useAppState, useSnapshots } from '../../state/context.ts';
import { useUndoable } from '../../state/page/undoable.ts';
import { MAX_SNAPSHOTS, type SnapshotInfo } from '../../state/storage/snapshots.ts';
import { Stack, Text } from '../../ui/layout/layout.tsx';
import { FileButtons } from './file-buttons.tsx';
import { SettingsCard } from './settings-card.tsx';
import { SnapshotRow } from './snapshot-row.tsx';

const t = messages('settings');

export function SnapshotsCard() {
  const { snapshots } = useAppState();
  const { isHidden, remove } = useUndoable();
  const shown = useSnapshots().filter(({ id }) => !isHidden(id));
  useEffect(() => void snapshots.load(), [snapshots]);

  const removeLater = ({ id }: SnapshotInfo) =>
    remove({ key: id, text: t('snapshots.deleted'), act: () => snapshots.remove(id) });

  return (
    <SettingsCard icon={<IconArchive aria-hidden="true" />} title={t('snapshots.title')}>
      <Text tone="muted" breaks="pretty">
        {t('snapshots.text', { count: MAX_SNAPSHOTS })}
      </Text>
      {shown.length === 0 ? (
        <Text tone="muted">{t('snapshots.none')}</Text>
      ) : (
        <Stack as="ul" wide>
          {shown.map((info) => (
            <SnapshotRow key={info.id} info={info} onRemove={() => removeLater(info)} />
          ))}
        </Stack>
      )}
      <FileButtons />
    </SettingsCard>
  );
}
