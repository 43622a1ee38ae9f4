// Who the account is, for looking up and for bug reports.
import { IconId } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Avatar } from '../../parts/pictures/avatar.tsx';
import { useUser } from '../../state/context.ts';
import { useSnackbar } from '../../state/page/snackbar.ts';
import { CopyButton } from '../../ui/buttons/copy-button.tsx';
import { SettingsCard } from './settings-card.tsx';
import * as styles from './profile-card.module.css';
import * as settingsStyles from './settings.module.css';

const ROLE_NAMES = { admin: 'Administrator', supporter: 'Supporter', default: 'Member' } as const;

export function ProfileCard() {
  const { name, avatar, role, externalId } = useUser((user) => user);
  const { show } = useSnackbar();
  return (
    <SettingsCard icon={<IconId aria-hidden="true" />} title="Profile information">
      <div className={styles.person}>
        <Avatar avatar={avatar} userRole={role} size={80} />
        <div className={styles.personWords}>
          <p className={styles.personName}>{name}</p>
          <p>
            <span className={settingsStyles.label}>Role:</span> <span data-role={role}>{ROLE_NAMES[role]}</span>
          </p>
          {externalId !== null && (
            <p className={styles.id}>
              <span className={settingsStyles.label}>User ID:</span>
              <span className={styles.idValue}>
                <code>{externalId}</code>
                <CopyButton
                  label="Copy user ID"
                  text={externalId}
                  onCopied={() => show({ kind: 'success', text: 'User ID copied.' })}
                  onRefused={() => show({ kind: 'error', text: 'Your browser did not let us copy the user ID.' })}
                />
              </span>
            </p>
          )}
        </div>
      </div>
      <p className={settingsStyles.words}>
        Name, picture and friend code are changed in <Link to="/profile">your profile</Link>.
      </p>
    </SettingsCard>
  );
}
