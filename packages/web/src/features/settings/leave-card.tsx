// Logging out, and deleting the account.
import { IconDoorExit } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { messages } from '../../messages/messages.ts';
import { promptLogout } from '../../state/page/logout-prompt.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Row, Text } from '../../ui/layout/layout.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { SettingsCard } from './settings-card.tsx';
import { isBackToDelete } from './sign-in-again.tsx';

const t = messages('settings');

export function LeaveCard() {
  const hash = useLocation({ select: (location) => location.hash });
  const [isDeleting, setDeleting] = useState(isBackToDelete(hash));
  return (
    <SettingsCard icon={<IconDoorExit aria-hidden="true" />} title={t('leave.title')}>
      <Text tone="muted" breaks="pretty">
        {t('leave.text')}
      </Text>
      <Row gap={3} wrap align="stretch">
        <Button onClick={promptLogout}>{t('logOut')}</Button>
        <Button variant="danger" onClick={() => setDeleting(true)}>
          {t('leave.delete')}
        </Button>
      </Row>
      {isDeleting && <DeleteDialog onClose={() => setDeleting(false)} />}
    </SettingsCard>
  );
}
