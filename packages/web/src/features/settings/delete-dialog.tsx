// Confirms deleting the account with a typed word, because it can't be undone.
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiFailure } from '../../api/failure.ts';
import { messages } from '../../messages/messages.ts';
import { CallFailure } from '../../parts/server-list.tsx';
import { useAppState, useUser } from '../../state/context.ts';
import { useSnackbar } from '../../state/page/snackbar.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { SignInAgain } from './sign-in-again.tsx';

const t = messages('settings');

const WORD = 'DELETE';

/** The server only deletes soon after a login. */
const needsSignIn = (error: unknown): boolean => error instanceof ApiFailure && error.problem?.code === 'SIGN_IN_AGAIN';

export function DeleteDialog({ onClose }: { readonly onClose: () => void }) {
  const { account } = useAppState();
  const { show } = useSnackbar();
  const navigate = useNavigate();
  const name = useUser((user) => user.name);
  const [typed, setTyped] = useState('');
  const isConfirmed = typed.trim() === WORD;
  const remove = useMutation({
    mutationFn: account.deleteAccount,
    onSuccess: async () => {
      onClose();
      show({
        kind: 'success',
        text: t('delete.done'),
      });
      await navigate({ to: '/' });
    },
  });
  const submit = () => {
    if (isConfirmed && !remove.isPending) remove.mutate();
  };
  if (needsSignIn(remove.error)) return <SignInAgain onClose={onClose} />;
  return (
    <Dialog
      open
      title={t('delete.title')}
      maxWidth={450}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="danger" disabled={!isConfirmed} busy={remove.isPending} onClick={submit}>
            {t('delete.button')}
          </Button>
        </>
      }
    >
      <Stack
        as="form"
        gap={4}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <p>{t.rich('delete.text', { name, strong: (inner) => <strong>{inner}</strong> })}</p>
        <TextField
          label={t('delete.type', { word: WORD })}
          value={typed}
          autoCapitalize="characters"
          spellCheck={false}
          onChange={setTyped}
        />
        <CallFailure call={remove} what={t('delete.failed')} onRetry={submit} />
      </Stack>
    </Dialog>
  );
}
