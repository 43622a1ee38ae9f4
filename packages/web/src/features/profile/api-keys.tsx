// Keys to the open API: which there are, a new one, and ending one.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { messages } from '../../messages/messages.ts';
import { ServerList } from '../../parts/server-list.tsx';
import { useAppState, useUser } from '../../state/context.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Panel, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { ApiKeyRow } from './api-key-row.tsx';
import { NewKeyDialog } from './new-key-dialog.tsx';

const t = messages('profile');

export function ApiKeys() {
  const { api } = useAppState();
  const externalId = useUser((user) => user.externalId);
  const queries = useQueryClient();
  const [isMaking, setMaking] = useState(false);
  const query = useQuery({
    queryKey: ['api-keys', externalId],
    queryFn: () => api.call('GET /api/user/keys'),
  });
  const changed = () => queries.invalidateQueries({ queryKey: ['api-keys'] });
  return (
    <Panel gap={4} fit pad={5} aria-labelledby="api-keys">
      <Text as="h2" id="api-keys" size="head-large">
        {t('keys.title')}
      </Text>
      <Text tone="muted" size="note">
        {t.rich('keys.text', { link: (text) => <Link to="/developers">{text}</Link> })}
      </Text>
      <ServerList query={query} loading={t('keys.loading')} failed={t('keys.failed')}>
        {({ keys, most }) => (
          <>
            {keys.length === 0 && <EmptyState title={t('keys.none')} words={t('keys.noneHint', { most })} />}
            {keys.length > 0 && (
              <Stack as="ul">
                {keys.map((key) => (
                  <ApiKeyRow key={key.id} apiKey={key} onEnded={changed} />
                ))}
              </Stack>
            )}
            <Row gap={2} gapX={3} wrap>
              <Button disabled={keys.length >= most} onClick={() => setMaking(true)}>
                {t('keys.create')}
              </Button>
              {keys.length >= most && (
                <Text as="span" tone="muted" size="note">
                  {t('keys.full', { most })}
                </Text>
              )}
            </Row>
          </>
        )}
      </ServerList>
      {isMaking && <NewKeyDialog onMade={changed} onClose={() => setMaking(false)} />}
    </Panel>
  );
}
