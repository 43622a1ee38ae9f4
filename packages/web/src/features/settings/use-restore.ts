// Restores a snapshot or a file, shows the result and offers Undo.
import { messages } from '../../messages/messages.ts';
import { useAppState } from '../../state/context.ts';
import { useSnackbar } from '../../state/page/snackbar.ts';
import type { RestoreResult } from '../../state/sync/restore.ts';

const t = messages('settings');

export interface RestoreActions {
  readonly restoreSnapshot: (id: string, done: string) => Promise<void>;
  readonly restoreFile: (text: string, done: string) => Promise<void>;
}

export function useRestore(): RestoreActions {
  const { restore, snapshots } = useAppState();
  const { show } = useSnackbar();
  const newest = () => snapshots.list.getState().snapshots[0]?.id;

  const run = async (attempt: () => Promise<RestoreResult>, done: string) => {
    const before = newest();
    const restored = await attempt();
    if (!restored.ok) return show({ kind: 'error', text: t('restored.failed', { reason: restored.message }) });
    // Restoring makes a snapshot of the previous data, unless there was none.
    const copy = newest();
    const undo = () => void run(() => restore.snapshot(copy ?? ''), t('restored.undone'));
    show({
      kind: restored.unreadable === 0 ? 'success' : 'warning',
      text: restored.unreadable === 0 ? done : t('restored.unread', { done, count: restored.unreadable }),
      ...(copy !== undefined && copy !== before ? { action: { label: t('undo'), onAction: undo } } : {}),
    });
  };

  return {
    restoreSnapshot: (id, done) => run(() => restore.snapshot(id), done),
    restoreFile: (text, done) => run(() => restore.file(text), done),
  };
}
