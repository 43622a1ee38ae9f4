// What an import is said to do, before and after.
import { MAX_SAVED_CREATURES } from '@oversleep/game';
import { formatOf } from '@oversleep/interchange';
import { countedText, countText } from '../../../parts/words/wording.ts';
import type { Intake } from './apply-import.ts';
import type { Group, ImportPlan, ImportSource } from './import-plan.ts';

export const GROUP_TITLES: Readonly<Record<Group, string>> = {
  new: 'New',
  changed: 'Changed',
  doubtful: 'Doubtful',
  same: 'Already there',
};

export const GROUP_NOTES: Readonly<Record<Group, string>> = {
  new: 'Not in your Pokébox yet.',
  changed: 'Yours, but the file tells something else. Nicknames, tags, notes and favourites stay as you have them.',
  doubtful: 'Something about these does not fit. They come in all the same, with the reason and the text of the file.',
  same: 'Nothing would change, so they are left alone.',
};

export const UNREADABLE_NOTE = 'No Pokémon could be made of these. Nothing else is held up by them.';

const counted = (count: number, one: string, many = `${one}s`): string =>
  `${countText(count)} ${count === 1 ? one : many}`;

/** "42 added, 3 changed, 1 team". */
export function doneWords({ added, changed, teams }: Pick<Intake, 'added' | 'changed' | 'teams'>): string {
  const parts = [
    added > 0 && `${countText(added)} added`,
    changed > 0 && `${countText(changed)} changed`,
    teams.length > 0 && counted(teams.length, 'team'),
  ].filter((part) => part !== false);
  return parts.join(', ');
}

/** On the button. */
export function importLabel({ added, changed, teams }: Pick<Intake, 'added' | 'changed' | 'teams'>): string {
  if (added + changed > 0) return `Import ${countText(added + changed)} Pokémon`;
  return teams.length > 0 ? `Import ${counted(teams.length, 'team')}` : 'Nothing to import';
}

export const noRoomWords = (room: number): string =>
  `Your Pokébox holds ${countText(MAX_SAVED_CREATURES)}: ${room === 0 ? 'there is no room for more' : `only ${countedText(room, 'more fits', 'more fit')}`}`;

export const noTeamRoomWords = (names: readonly string[]): string =>
  `All ten teams are in use, so ${names.join(', ')} cannot come along. The Pokémon in ${names.length === 1 ? 'it' : 'them'} can.`;

/** Where nobody came out of it. */
export const nothingWords = ({ unreadable }: ImportPlan): string =>
  unreadable.length > 0
    ? 'Nobody could be made of it; each row below says why. Nothing was changed.'
    : 'This does not look like the box of any tool that we know. Nothing was changed.';

/** What was read, and how much of it. */
export function fileWords(sources: readonly ImportSource[], { rows, unreadable }: ImportPlan): string {
  const formats = [...new Set(sources.map(({ box }) => formatOf(box.format)?.name ?? 'screenshots'))];
  const from = sources.length === 1 ? '' : ` from ${countText(sources.length)} files`;
  const lost = unreadable.length > 0 ? `, and ${counted(unreadable.length, 'row')} that could not be read` : '';
  return `Read as ${formats.join(', ')}: ${countText(rows.length)} Pokémon${from}${lost}.`;
}
