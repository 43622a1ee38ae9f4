// The nature: a button that says what it does, and the menu in which it is chosen.
import type { Creature, Game } from '@oversleep/game';
import { useState } from 'react';
import { NaturePicture } from '../../parts/nature-picture.tsx';
import { changesOf } from '../../parts/nature-words.ts';
import { NatureMenu } from './nature-menu.tsx';
import * as editorStyles from './editor.module.css';
import * as styles from './nature-field.module.css';

interface NatureFieldProps {
  readonly game: Game;
  readonly draft: Creature;
  readonly onChange: (draft: Creature) => void;
}

export function NatureField({ game, draft, onChange }: NatureFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const nature = game.natures.find(draft.nature);
  return (
    <section aria-label="Nature">
      <h3 className={editorStyles.heading} data-ui="editor-heading">
        Nature
      </h3>
      <button type="button" className={styles.natureFieldButton} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <b>{draft.nature}</b>
        {nature && (changesOf(nature) ? <NaturePicture nature={nature} /> : <span>This nature has no effect</span>)}
      </button>
      {isOpen && (
        <NatureMenu
          natures={game.natures.rows}
          present={nature}
          onClose={() => setOpen(false)}
          onSave={(name) => {
            setOpen(false);
            onChange({ ...draft, nature: name });
          }}
        />
      )}
    </section>
  );
}
