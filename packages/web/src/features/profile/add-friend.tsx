// Sends a friend request by code.
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { messages } from '../../messages/messages.ts';
import { CallFailure } from '../../parts/server-list.tsx';
import { useAppState } from '../../state/context.ts';
import { useSnackbar } from '../../state/page/snackbar.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { codeMessage, isCode, tidyCode } from './friend-code.ts';
import * as styles from './profile.module.css';

const t = messages('profile');
const EXAMPLE = 'ABC123';

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
      show({ kind: 'success', text: friend ? t('friends.added', { name: friend.name }) : t('friends.asked') });
    },
  });
  const ask = () => {
    if (isCode(code) && !request.isPending) request.mutate(code);
  };
  return (
    <Row
      as="form"
      className={styles.add}
      gap={3}
      wrap
      align="start"
      onSubmit={(event) => {
        event.preventDefault();
        ask();
      }}
    >
      <TextField
        label={t('friends.addByCode')}
        value={code}
        message={codeMessage(code)}
        placeholder={EXAMPLE}
        autoCapitalize="characters"
        spellCheck={false}
        onChange={(text) => setCode(tidyCode(text))}
      />
      <Button type="submit" variant="primary" disabled={!isCode(code)} busy={request.isPending}>
        {t('friends.ask')}
      </Button>
      <CallFailure call={request} what={t('friends.askFailed')} onRetry={ask} />
    </Row>
  );
}
