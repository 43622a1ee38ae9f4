// Versions of the app and the game data, for bug reports.
import { gameOf } from '@oversleep/game';
import { IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { messages } from '../../messages/messages.ts';
import { editionName } from '../../parts/words/wording.ts';
import { useUser } from '../../state/context.ts';
import { SITE_VERSION } from '../../state/storage/versions.ts';
import { SettingsCard } from './settings-card.tsx';
import * as styles from './settings.module.css';

const t = messages('settings');

const MARKUP = {
  label: (inner: ReactNode) => <span className={styles.label}>{inner}</span>,
  code: (inner: ReactNode) => <code>{inner}</code>,
};

export function VersionCard() {
  const edition = useUser((user) => user.edition);
  return (
    <SettingsCard icon={<IconInfoCircle aria-hidden="true" />} title={t('version.title')}>
      <p>{t.rich('version.site', { ...MARKUP, version: SITE_VERSION })}</p>
      <p>
        {t.rich('version.game', {
          ...MARKUP,
          edition: editionName(edition),
          version: String(gameOf(edition).domainVersion),
        })}
      </p>
      <p className={styles.fine}>{t('version.note')}</p>
    </SettingsCard>
  );
}
