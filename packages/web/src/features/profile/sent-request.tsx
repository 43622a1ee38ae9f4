// Somebody who was asked and has not answered yet; the request can be taken back.
import { useMutation } from '@tanstack/react-query';
import { explain } from '../../api/failure.ts';
import { FailureBanner } from '../../parts/failure-banner.tsx';
import type { Friend } from '../../state/account/inbox.ts';
import { useAppState } from '../../state/context.ts';
import { useSnackbar } from '../../state/page/snackbar.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { PersonRow } from './person-row.tsx';

export function SentRequest({ receiver }: { readonly receiver: Friend }) {
  const { name, friend_code: code } = receiver;
  const { social } = useAppState();
  const { show } = useSnackbar();
  const withdraw = useMutation({
    mutationFn: () => social.withdrawRequest(code),
    onSuccess: () => show({ kind: 'success', text: `Your request to ${name} is withdrawn.` }),
    // It may have been answered meanwhile: then the list says what became of it.
    onError: () => void social.syncFriends(),
  });
  return (
    <PersonRow person={receiver}>
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
    </PersonRow>
  );
}
