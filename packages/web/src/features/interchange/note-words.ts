// What reading and writing files has to say, in the player's language.
import type { Note } from '@oversleep/interchange';
import { messages } from '../../messages/messages.ts';
import { say } from '../../messages/translate.ts';
import { newestGame } from './newest-game.ts';

const t = messages('interchange');

/** Species and skills are ids in a note; the message has their names. */
export function noteWords(note: Note): string {
  const { species, skills } = newestGame();
  const { values } = note;
  return say(t, 'notes', note, {
    ...('species' in values && { species: species.find(values.species)?.displayName ?? values.species }),
    ...('skill' in values && { skill: skills.find(values.skill)?.name ?? values.skill }),
  });
}
