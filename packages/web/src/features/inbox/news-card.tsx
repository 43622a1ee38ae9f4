// A piece of news from Ovi. As a preview it looks the same, and nothing can be dismissed.

import { messages } from '../../messages/messages.ts';
import { Avatar } from '../../parts/pictures/avatar.tsx';
import { localText, utcText } from '../../parts/words/moment.ts';
import { useAppState } from '../../state/context.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Card, Row, Text } from '../../ui/layout/layout.tsx';
import { AnswerFailure } from './answer-failure.tsx';
import { Prose } from './prose.tsx';
import type { NewsNotification } from './shown.ts';
import { useNoticeAction } from './use-notice-action.ts';
import * as styles from './inbox-card.module.css';

const t = messages('inbox');

interface NewsCardProps {
  readonly notification: NewsNotification;
  /** For its author: Dismiss is shown, but does nothing. */
  readonly preview?: boolean;
}

export function NewsCard({ notification, preview = false }: NewsCardProps) {
  const { social } = useAppState();
  const { doing, failed, answer } = useNoticeAction<'dismiss'>();
  const { title, content, created_at: at, author } = notification.news;

  const dismiss = () => {
    if (preview) return;
    void answer('dismiss', () => social.dismiss(notification), { what: t('news.failed') });
  };

  return (
    <Card as="article" className={styles.inboxCard} gap={3} fit pad={3.5} textAlign="start">
      <Row gap={3}>
        <Avatar avatar={null} size={44} />
        <Text as="div" grow slim>
          <Text as="h3" breaks="anywhere">
            <bdi>{title}</bdi>
          </Text>
          <Text as="time" tone="muted" size="note" dateTime={at} title={localText(at)}>
            {utcText(at)}
          </Text>
        </Text>
      </Row>
      <Prose text={content} />
      <Text className={styles.signature} tone="muted" size="label">
        {author}
      </Text>
      <AnswerFailure failed={failed} />
      <Row gap={2} wrap align="stretch" justify="end">
        <Button small busy={doing === 'dismiss'} onClick={dismiss}>
          {t.rich('news.dismiss', { title, unseen: (inner) => <span className="unseen">{inner}</span> })}
        </Button>
      </Row>
    </Card>
  );
}
