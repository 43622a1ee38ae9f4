// Brings a snapshot back, says how it went, and offers the way back from there.
import { useAppState } from '../../state/context.ts';
import { useSnackbar } from '../../state/page/snackbar.ts';
import type { Restored } from '../../state/sync/restore.ts';

export interface RestoreActions {
  readonly restoreSnapshot: (id: string, done: string) => Promise<void>;
  readonly restoreFile: (text: string, done: string) => Promise<void>;
}

export function useRestore(): RestoreActions {
  const { restore, snapshots } = useAppState();
  const { show } = useSnackbar();
  const newest = () => snapshots.list.getState().snapshots[0]?.id;

  const run = async (attempt: () => Promise<Restored>, done: string) => {
    const before = newest();
    const restored = await attempt();
    if (!restored.ok) return show({ kind: 'error', text: `That did not work. ${restored.message}` });
    const unread = restored.unreadable === 0 ? '' : ` ${restored.unreadable} of it could not be read and was left out.`;
    // What was here before is a snapshot of its own now, unless there was nothing.
    const copy = newest();
    const undo = () => void run(() => restore.snapshot(copy ?? ''), 'Everything is as it was before.');
    show({
      kind: restored.unreadable === 0 ? 'success' : 'warning',
      text: `${done}${unread}`,
      ...(copy !== undefined && copy !== before ? { action: { label: 'Undo', onAction: undo } } : {}),
    });
  };

  return {
    restoreSnapshot: (id, done) => run(() => restore.snapshot(id), done),
    restoreFile: (text, done) => run(() => restore.file(text), done),
  };
}
