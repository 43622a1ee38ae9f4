// Asks somebody to be friends, by their code.
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { explain } from '../../api/failure.ts';
import { FailureBanner } from '../../parts/failure-banner.tsx';
import { useAppState } from '../../state/context.ts';
import { useSnackbar } from '../../state/page/snackbar.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { codeMessage, isCode, tidyCode } from './friend-code.ts';
import * as styles from './profile.module.css';

export function AddFriend() {
  const { social, stores } = useAppState();
  const { show } = useSnackbar();
  const [code, setCode] = useState('');
  const request = useMutation({
    mutationFn: social.requestFriend,
    onSuccess: (_, asked) => {
      setCode('');
      // Two who ask each other are friends at once.
      const friend = stores.friends.getState().friends.find(({ friend_code }) => friend_code === asked);
      show({ kind: 'success', text: friend ? `${friend.name} is your friend now.` : 'Your request is on its way.' });
    },
  });
  const ask = () => {
    if (isCode(code) && !request.isPending) request.mutate(code);
  };
  return (
    <form
      className={styles.add}
      onSubmit={(event) => {
        event.preventDefault();
        ask();
      }}
    >
      <TextField
        label="Add a friend by code"
        value={code}
        message={codeMessage(code)}
        placeholder="ABC123"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={(text) => setCode(tidyCode(text))}
      />
      <Button type="submit" variant="primary" disabled={!isCode(code)} busy={request.isPending}>
        Ask
      </Button>
      {request.error !== null && (
        <FailureBanner {...explain('Your request could not be sent', request.error)} onRetry={ask} />
      )}
    </form>
  );
}
