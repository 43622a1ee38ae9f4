// The devices that are logged in, with a button to log out each of the others.
import type { SessionInfo } from '@oversleep/contract';
import { IconDevices } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { messages } from '../../messages/messages.ts';
import { PROVIDER_NAMES } from '../../parts/provider.tsx';
import { CallFailure, ServerList } from '../../parts/server-list.tsx';
import { utcText } from '../../parts/words/moment.ts';
import { useAppState, useUser } from '../../state/context.ts';
import { useSnackbar } from '../../state/page/snackbar.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Stack, Text } from '../../ui/layout/layout.tsx';
import { deviceWords } from './device-words.ts';
import { SettingsCard } from './settings-card.tsx';
import * as styles from './settings.module.css';

const t = messages('settings');

export function SessionsCard() {
  const { api } = useAppState();
  const externalId = useUser((user) => user.externalId);
  const query = useQuery({
    queryKey: ['sessions', externalId],
    queryFn: async () => inOrder((await api.call('GET /api/login/sessions')).sessions),
  });
  return (
    <SettingsCard icon={<IconDevices aria-hidden="true" />} title={t('sessions.title')}>
      <ServerList query={query} loading={t('sessions.loading')} failed={t('sessions.failed')}>
        {(sessions) => (
          <Stack as="ul" wide>
            {sessions.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </Stack>
        )}
      </ServerList>
    </SettingsCard>
  );
}

/** This device first, then those that were used last. */
const inOrder = (sessions: readonly SessionInfo[]): readonly SessionInfo[] =>
  [...sessions].sort(
    (a, b) => Number(b.current) - Number(a.current) || Date.parse(b.lastUsedAt) - Date.parse(a.lastUsedAt),
  );

function SessionRow({ session }: { readonly session: SessionInfo }) {
  const { id, provider, lastUsedAt, userAgent, current } = session;
  const { api } = useAppState();
  const { show } = useSnackbar();
  const queries = useQueryClient();
  const device = deviceWords(userAgent);
  const end = useMutation({
    mutationFn: () => api.call('DELETE /api/login/sessions/:id', { params: { id } }),
    onSuccess: async () => {
      show({ kind: 'success', text: t('sessions.loggedOut', { device }) });
      await queries.invalidateQueries({ queryKey: ['sessions'] });
    },
  });
  return (
    <li className={styles.row}>
      <span className={styles.rowWords}>
        <strong>{device}</strong>
        <Text as="span" tone="muted" size="note">
          {current
            ? t('sessions.current', { provider: PROVIDER_NAMES[provider] })
            : t('sessions.other', { provider: PROVIDER_NAMES[provider], time: utcText(lastUsedAt) })}
        </Text>
      </span>
      {!current && (
        <Button small aria-label={t('sessions.logOut', { device })} busy={end.isPending} onClick={() => end.mutate()}>
          {t('logOut')}
        </Button>
      )}
      <CallFailure call={end} what={t('sessions.notLoggedOut', { device })} onRetry={() => end.mutate()} />
    </li>
  );
}
