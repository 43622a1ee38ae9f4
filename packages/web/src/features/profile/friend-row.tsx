// One friend.
import { IconUserMinus } from '@tabler/icons-react';
import { Avatar } from '../../parts/avatar.tsx';
import type { Friend } from '../../state/account/inbox.ts';
import { IconButton } from '../../ui/icon-button.tsx';

interface FriendRowProps {
  readonly friend: Friend;
  readonly onRemove: () => void;
}

export function FriendRow({ friend: { name, avatar, friend_code: code }, onRemove }: FriendRowProps) {
  return (
    <li className="profile-friend">
      <Avatar avatar={avatar} size={44} />
      <span className="profile-friend-words">
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <span className="profile-fine">{code}</span>
      </span>
      <IconButton label={`Remove ${name}`} icon={<IconUserMinus size={20} aria-hidden="true" />} onClick={onRemove} />
    </li>
  );
}
