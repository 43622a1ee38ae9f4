// Another player: picture, name and code, with buttons.
import type { ReactNode } from 'react';
import { Avatar } from '../../parts/pictures/avatar.tsx';
import type { Friend } from '../../state/account/inbox.ts';
import { Row, Stack, Text } from '../../ui/layout/layout.tsx';
import * as styles from './profile.module.css';

interface PersonRowProps {
  readonly person: Friend;
  readonly children: ReactNode;
}

export function PersonRow({ person: { name, avatar, friend_code: code }, children }: PersonRowProps) {
  return (
    <Row as="li" className={styles.friend} wrap>
      <Avatar avatar={avatar} size={44} />
      <Stack as="span" className={styles.friendWords} slim breaks="anywhere">
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <Text as="span" tone="muted" size="note">
          {code}
        </Text>
      </Stack>
      {children}
    </Row>
  );
}
