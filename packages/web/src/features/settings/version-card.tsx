// Which Oversleep this is, for bug reports.
import { gameOf } from '@oversleep/game';
import { IconInfoCircle } from '@tabler/icons-react';
import { editionName } from '../../parts/words/wording.ts';
import { useUser } from '../../state/context.ts';
import { SITE_VERSION } from '../../state/storage/versions.ts';
import { SettingsCard } from './settings-card.tsx';
import * as styles from './settings.module.css';

export function VersionCard() {
  const edition = useUser((user) => user.edition);
  return (
    <SettingsCard icon={<IconInfoCircle aria-hidden="true" />} title="Version">
      <p>
        <span className={styles.label}>Site version:</span> <code>{SITE_VERSION}</code>
      </p>
      <p>
        <span className={styles.label}>Game data:</span> {editionName(edition)},{' '}
        <code>version {gameOf(edition).domainVersion}</code>
      </p>
      <p className={styles.fine}>Please name both when you report something that looks wrong.</p>
    </SettingsCard>
  );
}
