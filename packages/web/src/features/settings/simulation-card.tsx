// Where simulations run.
import { IconCpu } from '@tabler/icons-react';
import { useAppState, useUser } from '../../state/context.ts';
import { Segmented } from '../../ui/fields/segmented.tsx';
import { SettingsCard } from './settings-card.tsx';
import * as styles from './settings.module.css';

const CHOICES = [
  { value: 'device', label: 'This device' },
  { value: 'server', label: 'The server' },
];

const WORDS = {
  device: 'At once and without a connection, as fast as this device is.',
  server: 'Spares the battery of this device, but needs a connection and may have to wait for its turn.',
} as const;

export function SimulationCard() {
  const { settings } = useAppState();
  const where = useUser((user) => user.simulateOn);
  return (
    <SettingsCard icon={<IconCpu aria-hidden="true" />} title="Simulations">
      <div className={styles.narrow}>
        <Segmented
          label="Where they run"
          value={where}
          choices={CHOICES}
          onChange={(value) => settings.setSimulateOn(value === 'server' ? 'server' : 'device')}
        />
      </div>
      <p className={styles.fine}>{WORDS[where]} The numbers are the same. Kept on this device.</p>
    </SettingsCard>
  );
}
