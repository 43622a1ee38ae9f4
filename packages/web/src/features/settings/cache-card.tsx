// Clears what this device keeps of the player. A copy is kept first, so that it can be taken back.
import { IconEraser } from '@tabler/icons-react';
import { useState } from 'react';
import { useAppState, useUser } from '../../state/context.ts';
import { hasSessionEnded, isLoggedIn } from '../../state/data/user.ts';
import { useSnackbar } from '../../state/page/snackbar.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { SettingsCard } from './settings-card.tsx';
import { useRestore } from './use-restore.ts';
import * as styles from './settings.module.css';

const WORDS = {
  account:
    'Clears teams, creatures, comparison and notifications on this device and fetches them anew from your account.',
  signedOut:
    'Clears teams, creatures and comparison on this device. You are logged out: your account still has what was saved there, and logging in brings it back.',
  guest:
    'Clears teams, creatures and comparison on this device. You are a guest, so there is no other place that has them.',
} as const;

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
    if (snapshotId === null) return show({ kind: 'info', text: 'There was nothing to clear.' });
    const onAction = () => void restoreSnapshot(snapshotId, 'Everything is back.');
    show({
      kind: 'success',
      text: 'The cache is cleared. A snapshot is kept below.',
      action: { label: 'Undo', onAction },
    });
  };
  return (
    <SettingsCard icon={<IconEraser aria-hidden="true" />} title="Cache">
      <p className={styles.words}>{WORDS[owner]} A snapshot is kept first.</p>
      <Button busy={isClearing} onClick={() => void clear()}>
        Clear cache
      </Button>
    </SettingsCard>
  );
}
