// Explains the Pokébox once. It does not block the search.
import { useId } from 'react';
import { messages } from '../../../messages/messages.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Text } from '../../../ui/layout/layout.tsx';
import * as styles from './box-help.module.css';

const t = messages('creature');

export function BoxHelp({ onRead }: { readonly onRead: () => void }) {
  const id = useId();
  return (
    <div className={styles.boxHelp} role="dialog" aria-labelledby={id}>
      <h3 id={id}>{t('help.title')}</h3>
      <Text tone="muted" size="label">
        {t('help.toggle')}
      </Text>
      <Text tone="muted" size="label">
        {t('help.save')}
      </Text>
      <Button small variant="primary" onClick={onRead}>
        {t('help.close')}
      </Button>
    </div>
  );
}
