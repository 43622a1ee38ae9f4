// What reading and writing files has to say, in the player's language.
import type { Note, ReadCreature } from '@oversleep/interchange';
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

/** What is doubtful about a creature that was read, also of files whose reader says it in words only. */
export const doubtWords = ({ doubts, flags }: Pick<ReadCreature, 'doubts' | 'flags'>): readonly string[] =>
  doubts?.map(noteWords) ?? flags;
