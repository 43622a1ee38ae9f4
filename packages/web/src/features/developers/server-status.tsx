// Whether the server answers, asked again every half minute.
import { useQuery } from '@tanstack/react-query';
import { explain } from '../../api/failure.ts';
import { messages } from '../../messages/messages.ts';
import { FailureBanner } from '../../parts/failure-banner.tsx';
import { editionName } from '../../parts/words/wording.ts';
import { useAppState } from '../../state/context.ts';
import { SkeletonText } from '../../ui/feedback/skeleton.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import * as styles from './developers.module.css';

const t = messages('developers');

const ASK_AGAIN_MS = 30_000;

export function ServerStatus() {
  const { api } = useAppState();
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: ['server-status'],
    queryFn: async () => {
      const [health, { editions }] = await Promise.all([
        api.call('GET /api/health', { session: 'none' }),
        api.call('GET /api/editions', { session: 'none' }),
      ]);
      return { ...health, newest: editions.at(-1)?.edition };
    },
    refetchInterval: ASK_AGAIN_MS,
  });
  if (isPending)
    return (
      <div role="status">
        <span className="unseen">{t('status.loading')}</span>
        <SkeletonText lines={2} />
      </div>
    );
  if (error !== null)
    return (
      <FailureBanner {...explain(t('status.failed'), error)} isRetrying={isFetching} onRetry={() => void refetch()} />
    );
  return (
    <>
      <Row as="p" className={styles.state} gap={2} weight={600} data-state={data.status}>
        {t(`status.${data.status}`)}
      </Row>
      <p className={styles.note}>{t('status.version', { version: data.version })}</p>
      {data.newest && <p className={styles.note}>{t('status.edition', { month: editionName(data.newest) })}</p>}
    </>
  );
}
