// Before logging out: what stays on this device, and a way to remove it, for shared devices.
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { messages } from '../../messages/messages.ts';
import { useAppState, useOutbox } from '../../state/context.ts';
import { useSnackbar } from '../../state/page/snackbar.ts';
import { entriesIn } from '../../state/sync/outbox.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { Stack, Text } from '../../ui/layout/layout.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';

const t = messages('account');

export function LogoutDialog({ onClose }: { readonly onClose: () => void }) {
  const { account } = useAppState();
  const { show } = useSnackbar();
  const navigate = useNavigate();
  const waiting = useOutbox((outbox) => entriesIn(outbox, 'waiting').length);
  const [removeCopies, setRemoveCopies] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const logOut = async () => {
    setLeaving(true);
    await account.logout({ removeCopies });
    onClose();
    show({
      kind: 'success',
      text: removeCopies ? t('logout.doneWithoutCopy') : t('logout.done'),
    });
    await navigate({ to: '/' });
  };
  return (
    <Dialog
      open
      title={t('logout.title')}
      maxWidth={450}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" busy={isLeaving} onClick={() => void logOut()}>
            {t('logout.button')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <p>{t('logout.text')}</p>
        <Checkbox
          label={t('logout.removeCopies')}
          note={t('logout.removeCopiesNote')}
          checked={removeCopies}
          onChange={setRemoveCopies}
        />
        {removeCopies && waiting > 0 && (
          <Text role="status" tone="warning">
            {t('logout.unsent', { count: waiting })}
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}
