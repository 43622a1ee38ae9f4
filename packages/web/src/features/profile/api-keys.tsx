// Keys to the open API: which there are, a new one, and ending one.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { explain } from '../../api/failure.ts';
import { messages } from '../../messages/messages.ts';
import { FailureBanner } from '../../parts/failure-banner.tsx';
import { useAppState, useUser } from '../../state/context.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { SkeletonText } from '../../ui/feedback/skeleton.tsx';
import { Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { ApiKeyRow } from './api-key-row.tsx';
import { NewKeyDialog } from './new-key-dialog.tsx';
import * as styles from './profile.module.css';

const t = messages('profile');

export function ApiKeys() {
  const { api } = useAppState();
  const externalId = useUser((user) => user.externalId);
  const queries = useQueryClient();
  const [isMaking, setMaking] = useState(false);
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: ['api-keys', externalId],
    queryFn: () => api.call('GET /api/user/keys'),
  });
  const changed = () => queries.invalidateQueries({ queryKey: ['api-keys'] });
  const isFull = data !== undefined && data.keys.length >= data.most;
  return (
    <section className={`panel ${styles.card}`} aria-labelledby="api-keys">
      <Text as="h2" id="api-keys" size="head-large">
        {t('keys.title')}
      </Text>
      <Text tone="muted" size="note">
        {t.rich('keys.text', { link: (text) => <Link to="/developers">{text}</Link> })}
      </Text>
      {isPending && (
        <div role="status">
          <span className="unseen">{t('keys.loading')}</span>
          <SkeletonText lines={2} />
        </div>
      )}
      {error !== null && (
        <FailureBanner {...explain(t('keys.failed'), error)} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      {data?.keys.length === 0 && <EmptyState title={t('keys.none')} words={t('keys.noneHint', { most: data.most })} />}
      {data && data.keys.length > 0 && (
        <Stack as="ul">
          {data.keys.map((key) => (
            <ApiKeyRow key={key.id} apiKey={key} onEnded={changed} />
          ))}
        </Stack>
      )}
      {data && (
        <Row gap={2} gapX={3} wrap>
          <Button disabled={isFull} onClick={() => setMaking(true)}>
            {t('keys.create')}
          </Button>
          {isFull && (
            <Text as="span" tone="muted" size="note">
              {t('keys.full', { most: data.most })}
            </Text>
          )}
        </Row>
      )}
      {isMaking && <NewKeyDialog onMade={changed} onClose={() => setMaking(false)} />}
    </section>
  );
}
