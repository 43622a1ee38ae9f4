// The two ways out: logging out, which leaves the account as it is, and deleting it.
import { IconDoorExit } from '@tabler/icons-react';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useAppState } from '../../state/context.ts';
import { useSnackbar } from '../../state/snackbar.ts';
import { Button } from '../../ui/button.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { SettingsCard } from './settings-card.tsx';
import { isBackToDelete } from './sign-in-again.tsx';

export function LeaveCard() {
  const { account } = useAppState();
  const { show } = useSnackbar();
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);
  const hash = useLocation({ select: (location) => location.hash });
  const [isDeleting, setDeleting] = useState(isBackToDelete(hash));
  const logOut = async () => {
    setLeaving(true);
    await account.logout();
    show({ kind: 'success', text: 'You are logged out. A copy of your data is kept in Site Settings.' });
    await navigate({ to: '/' });
  };
  return (
    <SettingsCard icon={<IconDoorExit aria-hidden="true" />} title="Leaving">
      <p className="settings-words">
        Logging out clears this device; your account keeps everything. Deleting the account clears it for good.
      </p>
      <div className="settings-ways">
        <Button busy={isLeaving} onClick={() => void logOut()}>
          Log out
        </Button>
        <Button variant="danger" onClick={() => setDeleting(true)}>
          Delete account
        </Button>
      </div>
      {isDeleting && <DeleteDialog onClose={() => setDeleting(false)} />}
    </SettingsCard>
  );
}
