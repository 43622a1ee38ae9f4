// Logging out, and deleting the account.
import { IconDoorExit } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { messages } from '../../messages/messages.ts';
import { promptLogout } from '../../state/page/logout-prompt.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { SettingsCard } from './settings-card.tsx';
import { isBackToDelete } from './sign-in-again.tsx';
import * as styles from './settings.module.css';

const t = messages('settings');

export function LeaveCard() {
  const hash = useLocation({ select: (location) => location.hash });
  const [isDeleting, setDeleting] = useState(isBackToDelete(hash));
  return (
    <SettingsCard icon={<IconDoorExit aria-hidden="true" />} title={t('leave.title')}>
      <p className={styles.words}>{t('leave.text')}</p>
      <div className={styles.ways}>
        <Button onClick={promptLogout}>{t('logOut')}</Button>
        <Button variant="danger" onClick={() => setDeleting(true)}>
          {t('leave.delete')}
        </Button>
      </div>
      {isDeleting && <DeleteDialog onClose={() => setDeleting(false)} />}
    </SettingsCard>
  );
}
