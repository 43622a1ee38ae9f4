// Whether the server answers, asked again every half minute.
import { useQuery } from '@tanstack/react-query';
import { messages } from '../../messages/messages.ts';
import { ServerList } from '../../parts/server-list.tsx';
import { editionName } from '../../parts/words/wording.ts';
import { useAppState } from '../../state/context.ts';
import { Row, Stack, Text } from '../../ui/layout/layout.tsx';
import * as styles from './developers.module.css';

const t = messages('developers');

const ASK_AGAIN_MS = 30_000;

export function ServerStatus() {
  const { api } = useAppState();
  const query = useQuery({
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
  return (
    <ServerList query={query} loading={t('status.loading')} failed={t('status.failed')}>
      {({ status, version, newest }) => (
        <Stack>
          <Row as="p" className={styles.state} gap={2} weight={600} data-state={status}>
            {t(`status.${status}`)}
          </Row>
          <Text tone="muted">{t('status.version', { version })}</Text>
          {newest && <Text tone="muted">{t('status.edition', { month: editionName(newest) })}</Text>}
        </Stack>
      )}
    </ServerList>
  );
}
