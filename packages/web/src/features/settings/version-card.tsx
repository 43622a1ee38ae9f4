// Versions of the app and the game data, for bug reports.
import { gameOf } from '@oversleep/game';
import { IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { messages } from '../../messages/messages.ts';
import { editionName } from '../../parts/words/wording.ts';
import { useUser } from '../../state/context.ts';
import { SITE_VERSION } from '../../state/storage/versions.ts';
import { Text } from '../../ui/layout/layout.tsx';
import { SettingsCard } from './settings-card.tsx';

const t = messages('settings');

const MARKUP = {
  label: (inner: ReactNode) => (
    <Text as="span" tone="muted">
      {inner}
    </Text>
  ),
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
      <Text tone="muted" size="note">
        {t('version.note')}
      </Text>
    </SettingsCard>
  );
}
