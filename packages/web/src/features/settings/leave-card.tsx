// The two ways out: logging out, which leaves the account as it is, and deleting it.
import { IconDoorExit } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { promptLogout } from '../../state/page/logout-prompt.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { SettingsCard } from './settings-card.tsx';
import { isBackToDelete } from './sign-in-again.tsx';
import * as styles from './settings.module.css';

export function LeaveCard() {
  const hash = useLocation({ select: (location) => location.hash });
  const [isDeleting, setDeleting] = useState(isBackToDelete(hash));
  return (
    <SettingsCard icon={<IconDoorExit aria-hidden="true" />} title="Leaving">
      <p className={styles.words}>
        Logging out clears this device; your account keeps everything. Deleting the account clears it for good.
      </p>
      <div className={styles.ways}>
        <Button onClick={promptLogout}>Log out</Button>
        <Button variant="danger" onClick={() => setDeleting(true)}>
          Delete account
        </Button>
      </div>
      {isDeleting && <DeleteDialog onClose={() => setDeleting(false)} />}
    </SettingsCard>
  );
}
