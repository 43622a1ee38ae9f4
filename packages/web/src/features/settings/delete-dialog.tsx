// Deleting the account cannot be undone, so it takes a typed word.
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiFailure, explain } from '../../api/failure.ts';
import { FailureBanner } from '../../parts/failure-banner.tsx';
import { useAppState, useUser } from '../../state/context.ts';
import { useSnackbar } from '../../state/page/snackbar.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { SignInAgain } from './sign-in-again.tsx';
import * as styles from './settings.module.css';

const WORD = 'DELETE';

/** The sign-in is too old to be sure that it is still the same person. */
const needsSignIn = (error: unknown): boolean => error instanceof ApiFailure && error.problem?.code === 'SIGN_IN_AGAIN';

export function DeleteDialog({ onClose }: { readonly onClose: () => void }) {
  const { account } = useAppState();
  const { show } = useSnackbar();
  const navigate = useNavigate();
  const name = useUser((user) => user.name);
  const [typed, setTyped] = useState('');
  const isMeant = typed.trim() === WORD;
  const remove = useMutation({
    mutationFn: account.deleteAccount,
    onSuccess: async () => {
      onClose();
      show({
        kind: 'success',
        text: 'Your account is deleted. On this device a last copy of your teams is kept in Site Settings.',
      });
      await navigate({ to: '/' });
    },
  });
  const submit = () => {
    if (isMeant && !remove.isPending) remove.mutate();
  };
  if (needsSignIn(remove.error)) return <SignInAgain onClose={onClose} />;
  return (
    <Dialog
      open
      title="Delete your account?"
      maxWidth={450}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="danger" disabled={!isMeant} busy={remove.isPending} onClick={submit}>
            Delete for good
          </Button>
        </>
      }
    >
      <form
        className={styles.stack}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <p>
          The account of <strong>{name}</strong> with its teams, Pokébox, settings and friends is deleted from the
          server, on all your devices. Nobody can bring it back, not even Ovi. You may want to download your data first.
        </p>
        <TextField
          label={`Type ${WORD} to confirm`}
          value={typed}
          autoCapitalize="characters"
          spellCheck={false}
          onChange={setTyped}
        />
        {remove.error !== null && (
          <FailureBanner {...explain('Your account could not be deleted', remove.error)} onRetry={submit} />
        )}
      </form>
    </Dialog>
  );
}
