// Where simulations run.
import { IconCpu } from '@tabler/icons-react';
import { messages } from '../../messages/messages.ts';
import { useAppState, useUser } from '../../state/context.ts';
import { Segmented } from '../../ui/fields/segmented.tsx';
import { Text } from '../../ui/layout/layout.tsx';
import { SettingsCard } from './settings-card.tsx';
import * as styles from './settings.module.css';

const t = messages('settings');

const PLACES = ['device', 'server'] as const;

export function SimulationCard() {
  const { settings } = useAppState();
  const where = useUser((user) => user.simulateOn);
  return (
    <SettingsCard icon={<IconCpu aria-hidden="true" />} title={t('simulations.title')}>
      <div className={styles.narrow}>
        <Segmented
          label={t('simulations.where')}
          value={where}
          choices={PLACES.map((value) => ({ value, label: t(`simulations.${value}`) }))}
          onChange={(value) => settings.setSimulateOn(value === 'server' ? 'server' : 'device')}
        />
      </div>
      <Text tone="muted" size="note">
        {t(`simulations.${where}Text`)}
      </Text>
    </SettingsCard>
  );
}
