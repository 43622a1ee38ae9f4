// The list of friends, requests in both directions, and adding a friend by code.
import { useEffect } from 'react';
import { explain } from '../../api/failure.ts';
import { messages } from '../../messages/messages.ts';
import { CallFailure } from '../../parts/server-list.tsx';
import { useAppState, useFriends, useNotifications } from '../../state/context.ts';
import { useSnackbar } from '../../state/page/snackbar.ts';
import { useUndoable } from '../../state/page/undoable.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { SkeletonText } from '../../ui/feedback/skeleton.tsx';
import { Panel, Stack, Text } from '../../ui/layout/layout.tsx';
import { AddFriend } from './add-friend.tsx';
import { FriendRequest } from './friend-request.tsx';
import { FriendRow } from './friend-row.tsx';
import { SentRequest } from './sent-request.tsx';
import * as styles from './profile.module.css';

const t = messages('profile');

export function Friends() {
  const { social } = useAppState();
  const { show } = useSnackbar();
  const { friends, requested, loading, failure } = useFriends((state) => state);
  const requests = useNotifications((state) => state.notifications).flatMap(({ template, sender }) =>
    template === 'FriendRequest' && sender ? [sender] : [],
  );
  const { isHidden, remove } = useUndoable();
  const shown = friends.filter(({ friend_code }) => !isHidden(friend_code));

  useEffect(() => {
    void social.syncFriends();
    void social.syncNotifications();
  }, [social]);

  const removeLater = (code: string, name: string) =>
    remove({
      key: code,
      text: t('friends.removed', { name }),
      act: () =>
        social.removeFriend(code).catch((error: unknown) => {
          const { what, why } = explain(t('friends.removeFailed', { name }), error);
          show({ kind: 'error', text: `${what}. ${why}` });
        }),
    });

  return (
    <Panel gap={4} fit pad={5} aria-labelledby="friends">
      <Text as="h2" id="friends" size="head-large">
        {t('friends.title')}
      </Text>
      {requests.length > 0 && (
        <>
          <h3 className={styles.heading}>{t('friends.requests')}</h3>
          <Stack as="ul">
            {requests.map((sender) => (
              <FriendRequest key={sender.friend_code} sender={sender} />
            ))}
          </Stack>
        </>
      )}
      <CallFailure
        always
        call={{ error: failure, isFetching: loading }}
        what={t('friends.failed')}
        onRetry={() => social.syncFriends()}
      />
      {loading && friends.length === 0 && failure === null && (
        <div role="status">
          <span className="unseen">{t('friends.loading')}</span>
          <SkeletonText lines={2} />
        </div>
      )}
      {!loading && shown.length === 0 && failure === null && (
        <EmptyState title={t('friends.none')} words={t('friends.noneHint')} />
      )}
      {shown.length > 0 && (
        <Stack as="ul">
          {shown.map((friend) => (
            <FriendRow
              key={friend.friend_code}
              friend={friend}
              onRemove={() => removeLater(friend.friend_code, friend.name)}
            />
          ))}
        </Stack>
      )}
      {requested.length > 0 && (
        <>
          <h3 className={styles.heading}>{t('friends.sent')}</h3>
          <Stack as="ul">
            {requested.map((receiver) => (
              <SentRequest key={receiver.friend_code} receiver={receiver} />
            ))}
          </Stack>
        </>
      )}
      <AddFriend />
    </Panel>
  );
}
