// What is in a snapshot, in words.
import type { SnapshotInfo } from '../../state/storage/snapshots.ts';

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

export function contentText({
  reason,
  teams,
  creatures,
}: Pick<SnapshotInfo, 'reason' | 'teams' | 'creatures'>): string {
  // What could not be read could not be counted either.
  if (reason === 'unreadable' || reason === 'migration' || reason === 'migrationFailed') return 'as it was stored';
  return `${counted(teams, 'team', 'teams')}, ${counted(creatures, 'creature', 'creatures')}`;
}
