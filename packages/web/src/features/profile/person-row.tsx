// Another player: picture, name and code, with buttons.
import type { ReactNode } from 'react';
import { Avatar } from '../../parts/pictures/avatar.tsx';
import type { Friend } from '../../state/account/inbox.ts';
import * as styles from './profile.module.css';

interface PersonRowProps {
  readonly person: Friend;
  readonly children: ReactNode;
}

export function PersonRow({ person: { name, avatar, friend_code: code }, children }: PersonRowProps) {
  return (
    <li className={styles.friend}>
      <Avatar avatar={avatar} size={44} />
      <span className={styles.friendWords}>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <span className={styles.fine}>{code}</span>
      </span>
      {children}
    </li>
  );
}
