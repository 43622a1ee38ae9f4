// What reading and writing files has to say, in the player's language.
import type { ImportDoubt } from '@oversleep/game';
import type { Note } from '@oversleep/interchange';
import { messages } from '../../messages/messages.ts';
import { nameOf } from '../../messages/names.ts';
import { say } from '../../messages/translate.ts';

const t = messages('importNotes');

export const noteWords = (note: Note): string => say(t, 'notes', note, namesIn(note.values));

/** A stored note may be one of a later release. */
export const storedNoteWords = ({ code, values = {} }: ImportDoubt): string =>
  t.find(`notes.${code}`, { ...values, ...namesIn(values) }) ?? t('notes.unknown');

/** Species and skills are ids in a note; the message has their names. */
function namesIn(values: object): Readonly<Record<string, string>> {
  const named: Record<string, string> = {};
  if ('species' in values) named.species = nameOf('species', String(values.species));
  if ('skill' in values) named.skill = nameOf('skills', String(values.skill));
  return named;
}
