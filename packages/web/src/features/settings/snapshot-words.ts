// Describes what a snapshot contains.
import { messages } from '../../messages/messages.ts';
import type { SnapshotInfo } from '../../state/storage/snapshots.ts';

const t = messages('settings');

export function contentText({
  reason,
  teams,
  creatures,
}: Pick<SnapshotInfo, 'reason' | 'teams' | 'creatures'>): string {
  // What could not be read could not be counted either.
  if (reason === 'unreadable' || reason === 'migration' || reason === 'migrationFailed') return t('snapshots.asStored');
  return t('snapshots.contents', { teams, creatures });
}
