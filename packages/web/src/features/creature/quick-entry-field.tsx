// The whole creature in one typed line. What was understood is shown while one types; Enter takes it over.
import type { Creature, Game, Species } from '@oversleep/game';
import { useState } from 'react';
import { TextField } from '../../ui/text-field.tsx';
import { applyEntry, readEntry } from './quick-entry.ts';
import { MOBILE, useMedia } from './use-media.ts';
import './quick-entry-field.css';

interface QuickEntryFieldProps {
  readonly game: Game;
  readonly species: Species | undefined;
  readonly draft: Creature;
  readonly onChange: (draft: Creature) => void;
}

export function QuickEntryField({ game, species, draft, onChange }: QuickEntryFieldProps) {
  const isMobile = useMedia(MOBILE);
  const [line, setLine] = useState('');
  const entry = readEntry(game, species, line);
  const accept = () => {
    if (entry.understood.length === 0) return;
    onChange(applyEntry(entry, draft));
    // What nobody understood stays, to be corrected.
    setLine(entry.unknown.join(' '));
  };
  return (
    <form
      className="quick-entry"
      onSubmit={(event) => {
        event.preventDefault();
        accept();
      }}
    >
      <TextField
        label="Quick entry"
        placeholder="50 adamant bfs hb@50 skill 6 aab"
        value={line}
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="done"
        data-autofocus={!isMobile || undefined}
        note="Type what you know in any order. Enter takes it over, Ctrl + Enter saves."
        onChange={setLine}
        onKeyDown={(event) => {
          // On its way to be saved: the typed line goes along.
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) accept();
        }}
      />
      {line.trim() !== '' && (
        <p className="quick-entry-read" role="status">
          {[...new Set(entry.understood.map(({ text }) => text))].map((text) => (
            <span key={text} className="quick-entry-word">
              {text}
            </span>
          ))}
          {entry.unknown.length > 0 && (
            <span className="quick-entry-unknown">Not understood: {entry.unknown.join(', ')}</span>
          )}
        </p>
      )}
    </form>
  );
}
