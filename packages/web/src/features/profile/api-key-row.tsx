// One key to the API, and ending it after a question.
import type { ApiKey } from '@oversleep/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { messages } from '../../messages/messages.ts';
import { CallFailure } from '../../parts/server-list.tsx';
import { dayText } from '../../parts/words/moment.ts';
import { useAppState } from '../../state/context.ts';
import { useSnackbar } from '../../state/page/snackbar.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import * as styles from './profile.module.css';

const t = messages('profile');

interface ApiKeyRowProps {
  readonly apiKey: ApiKey;
  readonly onEnded: () => Promise<void>;
}

export function ApiKeyRow({ apiKey: { id, name: given, createdAt, lastUsedOn }, onEnded }: ApiKeyRowProps) {
  const { api } = useAppState();
  const { show } = useSnackbar();
  const [isAsking, setAsking] = useState(false);
  const name = given ?? t('keys.unnamed');
  const end = useMutation({
    mutationFn: () => api.call('DELETE /api/user/keys/:id', { params: { id } }),
    onSuccess: async () => {
      setAsking(false);
      show({ kind: 'success', text: t('keys.ended', { name }) });
      await onEnded();
    },
  });
  const dates = [
    t('keys.created', { day: dayText(createdAt) }),
    lastUsedOn === null ? t('keys.neverUsed') : t('keys.lastUsed', { day: dayText(lastUsedOn) }),
  ];
  return (
    <Row as="li" className={styles.friend} wrap>
      <Stack as="span" className={styles.friendWords} slim breaks="anywhere">
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <Text as="span" tone="muted" size="note">
          {dates.join(' · ')}
        </Text>
      </Stack>
      <Button small aria-label={t('keys.endOf', { name })} onClick={() => setAsking(true)}>
        {t('keys.end')}
      </Button>
      <Dialog
        open={isAsking}
        title={t('keys.endTitle', { name })}
        maxWidth={450}
        onClose={() => setAsking(false)}
        foot={
          <>
            <Button onClick={() => setAsking(false)}>{t('cancel')}</Button>
            <Button variant="danger" busy={end.isPending} onClick={() => end.mutate()}>
              {t('keys.endButton')}
            </Button>
          </>
        }
      >
        <Stack gap={4}>
          <p>{t('keys.endText')}</p>
          <CallFailure call={end} what={t('keys.endFailed', { name })} onRetry={() => end.mutate()} />
        </Stack>
      </Dialog>
    </Row>
  );
}
