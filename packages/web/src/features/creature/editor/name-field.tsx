// The nickname: a button that opens the dialog to change it.
import { type Creature, displayNameOf, type Species } from '@oversleep/game';
import { useState } from 'react';
import { messages } from '../../../messages/messages.ts';
import { useUser } from '../../../state/context.ts';
import { Glyph } from '../../../ui/glyph.tsx';
import { Note, Stack } from '../../../ui/layout/layout.tsx';
import { NameDialog } from './name-dialog.tsx';
import * as styles from './editor.module.css';

const t = messages('creature');

interface NameFieldProps {
  readonly draft: Creature;
  readonly species: Species | undefined;
  readonly onChange: (draft: Creature) => void;
}

export function NameField({ draft, species, onChange }: NameFieldProps) {
  const language = useUser((user) => user.language);
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack className={styles.field} gap={1.5} packed slim>
      <Note as="span" size="label" weight={600} aria-hidden="true">
        {t('name.label')}
      </Note>
      <button
        type="button"
        className={`${styles.button} ${styles.name}`}
        aria-haspopup="dialog"
        aria-label={draft.name === '' ? t('name.none') : t('name.is', { name: draft.name })}
        onClick={() => setOpen(true)}
      >
        <span data-none={draft.name === ''}>{displayNameOf(draft, language)}</span>
        <Glyph name="pencil" size={16} />
      </button>
      {isOpen && (
        <NameDialog
          name={draft.name}
          shownName={displayNameOf(draft, language)}
          species={species}
          gender={draft.gender}
          onClose={() => setOpen(false)}
          onName={(name) => {
            setOpen(false);
            onChange({ ...draft, name });
          }}
        />
      )}
    </Stack>
  );
}
