// Somebody who was asked and has not answered yet; the request can be taken back.
import { useMutation } from '@tanstack/react-query';
import { explain } from '../../api/failure.ts';
import { Avatar } from '../../parts/avatar.tsx';
import { FailureBanner } from '../../parts/failure-banner.tsx';
import type { Friend } from '../../state/account/inbox.ts';
import { useAppState } from '../../state/context.ts';
import { useSnackbar } from '../../state/page/snackbar.ts';
import { Button } from '../../ui/button.tsx';

export function SentRequest({ receiver: { name, avatar, friend_code: code } }: { readonly receiver: Friend }) {
  const { social } = useAppState();
  const { show } = useSnackbar();
  const withdraw = useMutation({
    mutationFn: () => social.withdrawRequest(code),
    onSuccess: () => show({ kind: 'success', text: `Your request to ${name} is withdrawn.` }),
    // It may have been answered meanwhile: then the list says what became of it.
    onError: () => void social.syncFriends(),
  });
  return (
    <li className="profile-friend">
      <Avatar avatar={avatar} size={44} />
      <span className="profile-friend-words">
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <span className="profile-fine">{code}</span>
      </span>
      <Button
        small
        aria-label={`Withdraw the request to ${name}`}
        busy={withdraw.isPending}
        onClick={() => withdraw.mutate()}
      >
        Withdraw
      </Button>
      {withdraw.error !== null && (
        <FailureBanner
          {...explain('Your request could not be withdrawn', withdraw.error)}
          onRetry={() => withdraw.mutate()}
        />
      )}
    </li>
  );
}
