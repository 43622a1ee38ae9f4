// Clears the player's data on this device, after making a snapshot for Undo.
import { IconEraser } from '@tabler/icons-react';
import { useState } from 'react';
import { messages } from '../../messages/messages.ts';
import { useAppState, useUser } from '../../state/context.ts';
import { hasSessionEnded, isLoggedIn } from '../../state/data/user.ts';
import { useSnackbar } from '../../state/page/snackbar.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Text } from '../../ui/layout/layout.tsx';
import { SettingsCard } from './settings-card.tsx';
import { useRestore } from './use-restore.ts';

const t = messages('settings');

export function CacheCard() {
  const { account } = useAppState();
  const owner = useUser((user) => (isLoggedIn(user) ? 'account' : hasSessionEnded(user) ? 'signedOut' : 'guest'));
  const { show } = useSnackbar();
  const { restoreSnapshot } = useRestore();
  const [isClearing, setClearing] = useState(false);
  const clear = async () => {
    setClearing(true);
    const snapshotId = await account.clearCache();
    setClearing(false);
    if (snapshotId === null) return show({ kind: 'info', text: t('cache.empty') });
    const onAction = () => void restoreSnapshot(snapshotId, t('cache.undone'));
    show({
      kind: 'success',
      text: t('cache.cleared'),
      action: { label: t('undo'), onAction },
    });
  };
  return (
    <SettingsCard icon={<IconEraser aria-hidden="true" />} title={t('cache.title')}>
      <Text tone="muted" breaks="pretty">
        {t(`cache.${owner}`)}
      </Text>
      <Button busy={isClearing} onClick={() => void clear()}>
        {t('cache.clear')}
      </Button>
    </SettingsCard>
  );
}
