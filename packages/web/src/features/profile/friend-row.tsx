// One friend.
import { IconUserMinus } from '@tabler/icons-react';
import type { Friend } from '../../state/account/inbox.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { PersonRow } from './person-row.tsx';

interface FriendRowProps {
  readonly friend: Friend;
  readonly onRemove: () => void;
}

export function FriendRow({ friend, onRemove }: FriendRowProps) {
  return (
    <PersonRow person={friend}>
      <IconButton
        label={`Remove ${friend.name}`}
        icon={<IconUserMinus size={20} aria-hidden="true" />}
        onClick={onRemove}
      />
    </PersonRow>
  );
}
