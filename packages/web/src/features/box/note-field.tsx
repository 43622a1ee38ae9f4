// A player's note about a Pokémon, saved when the field is left.

import { type Creature, MAX_NOTE } from '@oversleep/game';
import { useEffect, useRef, useState } from 'react';
import { messages } from '../../messages/messages.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { lengthOf, TextArea } from '../../ui/fields/text-field.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import * as styles from './details-dialog.module.css';

const t = messages('box');

interface NoteFieldProps {
  readonly own: Pick<Creature, 'note'>;
  readonly onNote: (note: string) => void;
}

export function NoteField({ own, onNote }: NoteFieldProps) {
  const [note, setNote] = useState(own.note ?? '');
  const isChanged = note.trim() !== (own.note ?? '');
  const keep = () => {
    if (isChanged && lengthOf(note) <= MAX_NOTE) onNote(note);
  };
  // Closing the dialog by a key removes the field without a blur event.
  const keepLater = useRef(keep);
  useEffect(() => {
    keepLater.current = keep;
  });
  useEffect(() => () => keepLater.current(), []);
  return (
    <Stack as="section" className={styles.part} gap={2} align="start" fit edge="top">
      <h3>{t('note.title')}</h3>
      <TextArea
        label={t('note.title')}
        labelHidden
        rows={3}
        limit={MAX_NOTE}
        value={note}
        onChange={setNote}
        onBlur={keep}
      />
      {isChanged && (
        <Button small disabled={lengthOf(note) > MAX_NOTE} onClick={keep}>
          {t('note.save')}
        </Button>
      )}
    </Stack>
  );
}
