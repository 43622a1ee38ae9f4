// Opens the list of the last steps, each of which can be undone.
import { IconHistory } from '@tabler/icons-react';
import { messages } from '../../messages/messages.ts';
import { useAppState } from '../../state/context.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Row, Text } from '../../ui/layout/layout.tsx';
import { SettingsCard } from './settings-card.tsx';

const t = messages('settings');

export function HistoryCard() {
  const { dialogs } = useAppState();
  return (
    <SettingsCard icon={<IconHistory aria-hidden="true" />} title={t('history.title')}>
      <Text tone="muted" breaks="pretty">
        {t('history.text')}
      </Text>
      <Row gap={3} wrap align="stretch">
        <Button onClick={dialogs.openHistory}>{t('history.open')}</Button>
      </Row>
    </SettingsCard>
  );
}
