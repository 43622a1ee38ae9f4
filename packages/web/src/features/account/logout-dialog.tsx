// Before logging out: what stays on this device, and whether it shall. On a shared one nothing should.
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useAppState, useOutbox } from '../../state/context.ts';
import { useSnackbar } from '../../state/page/snackbar.ts';
import { entriesIn } from '../../state/sync/outbox.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import * as styles from './logout-dialog.module.css';

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
      text: removeCopies
        ? 'You are logged out, and no copy is left on this device.'
        : 'You are logged out. A copy of your data is kept in Site Settings.',
    });
    await navigate({ to: '/' });
  };
  return (
    <Dialog
      open
      title="Log out?"
      maxWidth={450}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" busy={isLeaving} onClick={() => void logOut()}>
            Log out
          </Button>
        </>
      }
    >
      <div className={styles.logoutDialog}>
        <p>
          Your account keeps everything. This device forgets your teams, your Pokébox and what you searched for last; a
          copy stays in Snapshots, in Site Settings.
        </p>
        <Checkbox
          label="Remove all copies from this device too"
          note="For a device that others use."
          checked={removeCopies}
          onChange={setRemoveCopies}
        />
        {removeCopies && waiting > 0 && (
          <p role="status" className={styles.warning}>
            {waiting === 1 ? '1 change was' : `${waiting} changes were`} not sent to your account yet. If that fails
            now, {waiting === 1 ? 'it is' : 'they are'} lost with the copies.
          </p>
        )}
      </div>
    </Dialog>
  );
}
