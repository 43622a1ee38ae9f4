// Explains the Pokébox once. It does not block the search.
import { useId } from 'react';
import { messages } from '../../../messages/messages.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Note, Stack } from '../../../ui/layout/layout.tsx';
import * as styles from './box-help.module.css';

const t = messages('creature');

export function BoxHelp({ onRead }: { readonly onRead: () => void }) {
  const id = useId();
  return (
    <Stack
      className={styles.boxHelp}
      gap={1.5}
      align="start"
      pad={3.5}
      padX={4}
      corner="card"
      fill="solid-2"
      role="dialog"
      aria-labelledby={id}
    >
      <h3 id={id}>{t('help.title')}</h3>
      <Note size="label">{t('help.toggle')}</Note>
      <Note size="label">{t('help.save')}</Note>
      <Button small variant="primary" onClick={onRead}>
        {t('help.close')}
      </Button>
    </Stack>
  );
}
