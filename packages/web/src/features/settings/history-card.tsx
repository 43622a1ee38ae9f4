// Opens the list of the last steps, each of which can be undone.
import { IconHistory } from '@tabler/icons-react';
import { messages } from '../../messages/messages.ts';
import { useAppState } from '../../state/context.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { SettingsCard } from './settings-card.tsx';
import * as styles from './settings.module.css';

const t = messages('settings');

export function HistoryCard() {
  const { dialogs } = useAppState();
  return (
    <SettingsCard icon={<IconHistory aria-hidden="true" />} title={t('history.title')}>
      <p className={styles.words}>{t('history.text')}</p>
      <div className={styles.ways}>
        <Button onClick={dialogs.openHistory}>{t('history.open')}</Button>
      </div>
    </SettingsCard>
  );
}
