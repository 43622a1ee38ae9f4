// Which Oversleep this is, for bug reports.
import { gameOf } from '@oversleep/game';
import { IconInfoCircle } from '@tabler/icons-react';
import { editionName } from '../../parts/wording.ts';
import { useUser } from '../../state/context.ts';
import { SITE_VERSION } from '../../state/storage/versions.ts';
import { SettingsCard } from './settings-card.tsx';

export function VersionCard() {
  const edition = useUser((user) => user.edition);
  return (
    <SettingsCard icon={<IconInfoCircle aria-hidden="true" />} title="Version">
      <p>
        <span className="settings-label">Site version:</span> <code>{SITE_VERSION}</code>
      </p>
      <p>
        <span className="settings-label">Game data:</span> {editionName(edition)},{' '}
        <code>version {gameOf(edition).domainVersion}</code>
      </p>
      <p className="settings-fine">Please name both when you report something that looks wrong.</p>
    </SettingsCard>
  );
}
