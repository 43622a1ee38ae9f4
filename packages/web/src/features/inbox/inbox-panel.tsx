// What the inbox holds: cards, or that there is nothing, or why that is not known.
import { useEffect, useRef } from 'react';
import { explain } from '../../api/failure.ts';
import { messages } from '../../messages/messages.ts';
import { Ovi } from '../../parts/pictures/ovi.tsx';
import { useNotifications } from '../../state/context.ts';
import { Banner } from '../../ui/feedback/banner.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Loading } from '../../ui/feedback/spinner.tsx';
import { FriendRequestCard } from './friend-request-card.tsx';
import { NewsCard } from './news-card.tsx';
import { type FriendRequest, isNews, type NewsNotification } from './shown.ts';
import type { Inbox } from './use-inbox.ts';
import * as styles from './inbox-menu.module.css';

const t = messages('inbox');

interface InboxPanelProps {
  readonly cards: readonly (FriendRequest | NewsNotification)[];
  readonly inbox: Inbox;
}

export function InboxPanel({ cards, inbox: { isWaiting, isRefreshing, refresh, refreshIfOld } }: InboxPanelProps) {
  const failure = useNotifications((state) => state.failure);
  const heading = useRef<HTMLHeadingElement>(null);
  const count = cards.length;

  useEffect(refreshIfOld, [refreshIfOld]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: to be looked at whenever the number of cards changes
  useEffect(() => {
    // An answered card takes the focus with it: the keyboard continues from the top.
    if (document.activeElement === document.body) heading.current?.focus();
  }, [count]);

  return (
    <div className={styles.inbox}>
      <h2 ref={heading} tabIndex={-1}>
        {t('title')}
      </h2>
      {failure !== null && <OldNews failure={failure} isRefreshing={isRefreshing} onRetry={refresh} />}
      {count > 0 && (
        <ul className={styles.cards}>
          {cards.map((card) => (
            <li key={card.externalId}>
              {isNews(card) ? <NewsCard notification={card} /> : <FriendRequestCard notification={card} />}
            </li>
          ))}
        </ul>
      )}
      {count === 0 && failure === null && (isWaiting ? <Loading label={t('loading')} /> : <Nothing />)}
    </div>
  );
}

interface OldNewsProps {
  readonly failure: unknown;
  readonly isRefreshing: boolean;
  readonly onRetry: () => void;
}

function OldNews({ failure, isRefreshing, onRetry }: OldNewsProps) {
  const { what, why } = explain(t('old'), failure);
  return (
    <Banner
      kind="warning"
      what={what}
      why={why}
      action={{ label: t('retry'), onAction: onRetry, busy: isRefreshing }}
    />
  );
}

const Nothing = () => <EmptyState picture={<Ovi />} title={t('empty')} words={t('emptyText')} />;
