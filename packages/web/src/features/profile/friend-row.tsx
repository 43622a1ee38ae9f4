// One friend.
import { IconUserMinus } from '@tabler/icons-react';
import { messages } from '../../messages/messages.ts';
import type { Friend } from '../../state/account/inbox.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { PersonRow } from './person-row.tsx';

const t = messages('profile');

interface FriendRowProps {
  readonly friend: Friend;
  readonly onRemove: () => void;
}

export function FriendRow({ friend, onRemove }: FriendRowProps) {
  return (
    <PersonRow person={friend}>
      <IconButton
        label={t('friends.remove', { name: friend.name })}
        icon={<IconUserMinus size={20} aria-hidden="true" />}
        onClick={onRemove}
      />
    </PersonRow>
  );
}
