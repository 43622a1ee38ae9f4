// A friend request with its two answers.
import { useMutation } from '@tanstack/react-query';
import { messages } from '../../messages/messages.ts';
import { CallFailure } from '../../parts/server-list.tsx';
import type { Friend } from '../../state/account/inbox.ts';
import { useAppState } from '../../state/context.ts';
import { useSnackbar } from '../../state/page/snackbar.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { PersonRow } from './person-row.tsx';

const t = messages('profile');

type FriendDecision = 'accept' | 'decline';

export function FriendRequest({ sender }: { readonly sender: Friend }) {
  const { name, friend_code: code } = sender;
  const { social } = useAppState();
  const { show } = useSnackbar();
  const answer = useMutation({
    mutationFn: (wanted: FriendDecision) =>
      wanted === 'accept' ? social.acceptFriend(code) : social.declineFriend(code),
    onSuccess: (_, wanted) =>
      show({ kind: 'success', text: wanted === 'accept' ? t('friends.added', { name }) : t('friends.declined') }),
  });
  const busyWith = (wanted: FriendDecision) => answer.isPending && answer.variables === wanted;
  return (
    <PersonRow person={sender}>
      <Row as="span" gap={2} align="stretch">
        <Button
          small
          aria-label={t('friends.declineOf', { name })}
          busy={busyWith('decline')}
          onClick={() => answer.mutate('decline')}
        >
          {t('friends.decline')}
        </Button>
        <Button
          small
          variant="primary"
          aria-label={t('friends.acceptOf', { name })}
          busy={busyWith('accept')}
          onClick={() => answer.mutate('accept')}
        >
          {t('friends.accept')}
        </Button>
      </Row>
      <CallFailure
        call={answer}
        what={t('friends.answerFailed')}
        onRetry={() => answer.variables && answer.mutate(answer.variables)}
      />
    </PersonRow>
  );
}
