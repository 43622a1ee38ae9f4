// Supporters may choose their own friend code.
import { useState } from 'react';
import { explain } from '../../api/failure.ts';
import { FailureBanner } from '../../parts/failure-banner.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { CODE_LENGTH, codeMessage, isCode, tidyCode } from './friend-code.ts';
import { useProfileChange } from './use-profile-change.ts';
import * as styles from './profile.module.css';

interface CodeDialogProps {
  readonly friendCode: string;
  readonly onClose: () => void;
}

export function CodeDialog({ friendCode, onClose }: CodeDialogProps) {
  const [code, setCode] = useState(friendCode);
  const change = useProfileChange('Your friend code is changed.', onClose);
  const save = () => {
    if (code === friendCode) onClose();
    else if (isCode(code) && !change.isPending) change.mutate({ friend_code: code });
  };
  return (
    <Dialog
      open
      title="Change friend code"
      maxWidth={450}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" disabled={!isCode(code)} busy={change.isPending} onClick={save}>
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
          label="Friend code"
          value={code}
          message={codeMessage(code)}
          note={`${CODE_LENGTH} letters or digits. The old one no longer works; your friends stay.`}
          autoCapitalize="characters"
          spellCheck={false}
          data-autofocus
          onChange={(text) => setCode(tidyCode(text))}
        />
        {change.error !== null && (
          <FailureBanner {...explain('Your friend code could not be changed', change.error)} onRetry={save} />
        )}
      </form>
    </Dialog>
  );
}
