// Downloads a snapshot, or shows that it no longer exists.
import { messages } from '../../messages/messages.ts';
import { useSnackbar } from '../../state/page/snackbar.ts';
import type { SnapshotFile } from '../../state/storage/snapshots.ts';
import { download } from '../../ui/charts/export.ts';

const t = messages('settings');

export function useDownload(): (fetchFile: () => Promise<SnapshotFile | undefined>) => Promise<void> {
  const { show } = useSnackbar();
  return async (fetchFile) => {
    const file = await fetchFile();
    if (!file) return show({ kind: 'error', text: t('snapshots.gone') });
    download(file.name, new Blob([file.text], { type: 'application/json' }));
  };
}
