// Somebody would like to be friends: who it is, and yes or no.
import { Avatar } from '../../parts/pictures/avatar.tsx';
import { useAppState } from '../../state/context.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { AnswerFailure } from './answer-failure.tsx';
import type { FriendRequest } from './shown.ts';
import { useNoticeAction } from './use-notice-action.ts';
import * as styles from './inbox-card.module.css';

export function FriendRequestCard({ notification }: { readonly notification: FriendRequest }) {
  const { social } = useAppState();
  const { doing, failed, answer } = useNoticeAction<'accept' | 'decline'>();
  const { name, friend_code: code, avatar } = notification.sender;

  const accept = () =>
    answer('accept', () => social.acceptFriend(code), {
      what: 'The request could not be accepted',
      done: `${name} and you are friends now.`,
    });
  const decline = () =>
    answer('decline', () => social.declineFriend(code), {
      what: 'The request could not be declined',
      done: `The request of ${name} was declined.`,
    });

  return (
    <article className={styles.inboxCard}>
      <div className={styles.head}>
        <Avatar avatar={avatar} size={44} />
        <div className={styles.titles}>
          <h3>
            <bdi>{name}</bdi>
          </h3>
          <p className={styles.note}>would like to be your friend.</p>
        </div>
      </div>
      <AnswerFailure failed={failed} />
      <div className={styles.ways}>
        <Button small busy={doing === 'decline'} aria-disabled={doing === 'accept'} onClick={decline}>
          Decline<span className="unseen"> the request of {name}</span>
        </Button>
        <Button small variant="primary" busy={doing === 'accept'} aria-disabled={doing === 'decline'} onClick={accept}>
          Accept<span className="unseen"> the request of {name}</span>
        </Button>
      </div>
    </article>
  );
}
