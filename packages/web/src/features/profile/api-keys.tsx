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
      <h2 id="api-keys" className={styles.title}>
        {t('keys.title')}
      </h2>
      <p className={styles.fine}>{t.rich('keys.text', { link: (text) => <Link to="/developers">{text}</Link> })}</p>
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
        <ul className={styles.friends}>
          {data.keys.map((key) => (
            <ApiKeyRow key={key.id} apiKey={key} onEnded={changed} />
          ))}
        </ul>
      )}
      {data && (
        <div className={styles.newKey}>
          <Button disabled={isFull} onClick={() => setMaking(true)}>
            {t('keys.create')}
          </Button>
          {isFull && <span className={styles.fine}>{t('keys.full', { most: data.most })}</span>}
        </div>
      )}
      {isMaking && <NewKeyDialog onMade={changed} onClose={() => setMaking(false)} />}
    </section>
  );
}
