// What files and screenshots have to say, in the words of the command line and the API: those of the pages, but for a few sentences of
// before there were pages, which other programs may look for. Numbers are written plainly.
import type { Game } from '@oversleep/game';
import own from '../api/notes.json' with { type: 'json' };
import imports from '../en/importNotes.json' with { type: 'json' };
import { messageText } from './message.ts';

interface CodedNote {
  readonly code: string;
  readonly values: Readonly<Record<string, string | number>>;
}

const FILES: Readonly<Record<string, string>> = { ...imports.notes, ...own.files };

/** By the edition that the file was read with. */
export function noteText({ species, skills }: Pick<Game, 'species' | 'skills'>, { code, values }: CodedNote): string {
  const named = Object.entries(values).map(([kind, value]) => {
    if (kind === 'species') return [kind, species.find(String(value))?.displayName ?? value];
    return [kind, kind === 'skill' ? (skills.find(String(value))?.name ?? value) : value];
  });
  return messageText(FILES[code] ?? code, Object.fromEntries(named));
}
