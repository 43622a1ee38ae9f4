// Who the account is, for looking up and for bug reports.
import { IconId } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Avatar } from '../../parts/avatar.tsx';
import { useUser } from '../../state/context.ts';
import { useSnackbar } from '../../state/page/snackbar.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { SettingsCard } from './settings-card.tsx';

const ROLE_NAMES = { admin: 'Administrator', supporter: 'Supporter', default: 'Member' } as const;

export function ProfileCard() {
  const { name, avatar, role, externalId } = useUser((user) => user);
  const { show } = useSnackbar();
  return (
    <SettingsCard icon={<IconId aria-hidden="true" />} title="Profile information">
      <div className="settings-person">
        <Avatar avatar={avatar} userRole={role} size={80} />
        <div className="settings-person-words">
          <p className="settings-person-name">{name}</p>
          <p>
            <span className="settings-label">Role:</span> <span data-role={role}>{ROLE_NAMES[role]}</span>
          </p>
          {externalId !== null && (
            <p className="settings-id">
              <span className="settings-label">User ID:</span>
              <span className="settings-id-value">
                <code>{externalId}</code>
                <CopyButton
                  what="user ID"
                  text={externalId}
                  onCopied={() => show({ kind: 'success', text: 'User ID copied.' })}
                  onRefused={() => show({ kind: 'error', text: 'Your browser did not let us copy the user ID.' })}
                />
              </span>
            </p>
          )}
        </div>
      </div>
      <p className="settings-words">
        Name, picture and friend code are changed in <Link to="/profile">your profile</Link>.
      </p>
    </SettingsCard>
  );
}
