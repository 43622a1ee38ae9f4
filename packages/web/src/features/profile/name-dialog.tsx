// A new name for the player. An empty one keeps the old.
import { playerName } from '@oversleep/game';
import { useState } from 'react';
import { explain } from '../../api/failure.ts';
import { FailureBanner } from '../../parts/failure-banner.tsx';
import { useUser } from '../../state/context.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { lengthOf, TextField } from '../../ui/fields/text-field.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useProfileChange } from './use-profile-change.ts';
import * as styles from './profile.module.css';

const LIMIT = 15;

export function NameDialog({ onClose }: { readonly onClose: () => void }) {
  const present = useUser((user) => user.name);
  const [name, setName] = useState(present);
  const change = useProfileChange('Your name is changed.', onClose);
  const checked = playerName(name);
  const wanted = 'name' in checked ? checked.name : name.trim();
  const problem = 'problem' in checked && wanted !== '' && wanted !== present ? checked.problem : undefined;
  // A longer one from elsewhere may stay as it is, but not be made.
  const isTooLong = lengthOf(wanted) > LIMIT && wanted !== present;
  const save = () => {
    if (wanted === '' || wanted === present) onClose();
    else if (!isTooLong && problem === undefined && !change.isPending) change.mutate({ name: wanted });
  };
  return (
    <Dialog
      open
      title="Change name"
      maxWidth={600}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            disabled={isTooLong || problem !== undefined}
            busy={change.isPending}
            onClick={save}
          >
            OK
          </Button>
        </>
      }
    >
      <form
        className={styles.stack}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <TextField
          label="Name"
          value={name}
          {...(wanted !== present && { limit: LIMIT })}
          message={problem}
          note="Your friends see it. Leave it empty to keep the present one."
          data-autofocus
          onChange={setName}
        />
        {change.error !== null && (
          <FailureBanner {...explain('Your name could not be changed', change.error)} onRetry={save} />
        )}
      </form>
    </Dialog>
  );
}
