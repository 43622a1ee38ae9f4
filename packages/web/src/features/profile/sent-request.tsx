// A friend request without an answer yet; it can be withdrawn.
import { useMutation } from '@tanstack/react-query';
import { messages } from '../../messages/messages.ts';
import { CallFailure } from '../../parts/server-list.tsx';
import type { Friend } from '../../state/account/inbox.ts';
import { useAppState } from '../../state/context.ts';
import { useSnackbar } from '../../state/page/snackbar.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { PersonRow } from './person-row.tsx';

const t = messages('profile');

export function SentRequest({ receiver }: { readonly receiver: Friend }) {
  const { name, friend_code: code } = receiver;
  const { social } = useAppState();
  const { show } = useSnackbar();
  const withdraw = useMutation({
    mutationFn: () => social.withdrawRequest(code),
    onSuccess: () => show({ kind: 'success', text: t('friends.withdrawn', { name }) }),
    // It may have been answered meanwhile: then the list says what became of it.
    onError: () => void social.syncFriends(),
  });
  return (
    <PersonRow person={receiver}>
      <Button
        small
        aria-label={t('friends.withdrawOf', { name })}
        busy={withdraw.isPending}
        onClick={() => withdraw.mutate()}
      >
        {t('friends.withdraw')}
      </Button>
      <CallFailure call={withdraw} what={t('friends.withdrawFailed')} onRetry={() => withdraw.mutate()} />
    </PersonRow>
  );
}
