// A friend request with its two answers.
import type { ReactNode } from 'react';
import { messages } from '../../messages/messages.ts';
import { Avatar } from '../../parts/pictures/avatar.tsx';
import { useAppState } from '../../state/context.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Card, Row, Text } from '../../ui/layout/layout.tsx';
import { AnswerFailure } from './answer-failure.tsx';
import type { FriendRequest } from './shown.ts';
import { useNoticeAction } from './use-notice-action.ts';
import * as styles from './inbox-card.module.css';

const t = messages('inbox');

const unseen = (inner: ReactNode) => <span className="unseen">{inner}</span>;

export function FriendRequestCard({ notification }: { readonly notification: FriendRequest }) {
  const { social } = useAppState();
  const { doing, failed, answer } = useNoticeAction<'accept' | 'decline'>();
  const { name, friend_code: code, avatar } = notification.sender;

  const accept = () =>
    answer('accept', () => social.acceptFriend(code), {
      what: t('request.acceptFailed'),
      done: t('request.accepted', { name }),
    });
  const decline = () =>
    answer('decline', () => social.declineFriend(code), {
      what: t('request.declineFailed'),
      done: t('request.declined', { name }),
    });

  return (
    <Card as="article" className={styles.inboxCard} gap={3} fit pad={3.5} textAlign="start">
      <Row gap={3}>
        <Avatar avatar={avatar} size={44} />
        <Text as="div" grow slim>
          <Text as="h3" breaks="anywhere">
            <bdi>{name}</bdi>
          </Text>
          <Text tone="muted" size="note">
            {t('request.text')}
          </Text>
        </Text>
      </Row>
      <AnswerFailure failed={failed} />
      <Row gap={2} wrap align="stretch" justify="end">
        <Button small busy={doing === 'decline'} aria-disabled={doing === 'accept'} onClick={decline}>
          {t.rich('request.decline', { name, unseen })}
        </Button>
        <Button small variant="primary" busy={doing === 'accept'} aria-disabled={doing === 'decline'} onClick={accept}>
          {t.rich('request.accept', { name, unseen })}
        </Button>
      </Row>
    </Card>
  );
}
