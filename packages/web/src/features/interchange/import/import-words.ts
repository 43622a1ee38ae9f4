// What the import dialog says about a plan, before and after.
import { MAX_SAVED_CREATURES } from '@oversleep/game';
import { formatOf } from '@oversleep/interchange';
import { listFormat } from '../../../messages/formats.ts';
import { messages } from '../../../messages/messages.ts';
import type { Intake } from './apply-import.ts';
import type { ImportPlan, ImportSource } from './import-plan.ts';

const t = messages('interchange');

const listed = listFormat({ type: 'unit' });
const joined = listFormat();

type Counts = Pick<Intake, 'added' | 'changed' | 'teams'>;

export function doneWords({ added, changed, teams }: Counts): string {
  const parts = [
    ...(added > 0 ? [t('imported.added', { count: added })] : []),
    ...(changed > 0 ? [t('imported.changed', { count: changed })] : []),
    ...(teams.length > 0 ? [t('imported.teams', { count: teams.length })] : []),
  ];
  return t('imported.text', { parts: listed(parts) });
}

/** On the button. */
export function importLabel({ added, changed, teams }: Counts): string {
  if (added + changed > 0) return t('import.pokemon', { count: added + changed });
  return t('import.teams', { count: teams.length });
}

export const noRoomWords = (room: number): string =>
  room === 0
    ? t('room.full', { limit: MAX_SAVED_CREATURES })
    : t('room.left', { limit: MAX_SAVED_CREATURES, count: room });

export const noTeamRoomWords = (names: readonly string[]): string =>
  t('room.teams', { names: joined(names), count: names.length });

/** Where no Pokémon was found. */
export const nothingWords = ({ unreadable }: ImportPlan): string =>
  unreadable.length > 0 ? t('empty.unreadable') : t('empty.unknown');

/** What was read, and how much of it. */
export function fileWords(sources: readonly ImportSource[], { rows, unreadable }: ImportPlan): string {
  const formats = [...new Set(sources.map(({ box }) => formatOf(box.format)?.name ?? t('screenshots')))];
  return t('summary', {
    formats: listed(formats),
    count: rows.length,
    files: sources.length,
    lost: unreadable.length,
  });
}
