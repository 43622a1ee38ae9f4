// Downloads everything that the server stores about the player.
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { messages } from '../../messages/messages.ts';
import { CallFailure } from '../../parts/server-list.tsx';
import { useAppState } from '../../state/context.ts';
import { useSnackbar } from '../../state/page/snackbar.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { download } from '../../ui/charts/export.ts';
import { Text } from '../../ui/layout/layout.tsx';
import { SettingsCard } from './settings-card.tsx';

const t = messages('settings');

export function ExportCard() {
  const { api } = useAppState();
  const { show } = useSnackbar();
  const save = useMutation({
    mutationFn: () => api.call('GET /api/user/export'),
    onSuccess: (data) => {
      const name = `oversleep-account-${data.exportedAt.slice(0, 10)}.json`;
      download(name, new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
      show({ kind: 'success', text: t('export.done', { file: name }) });
    },
  });
  return (
    <SettingsCard icon={<IconDownload aria-hidden="true" />} title={t('export.title')}>
      <Text tone="muted" breaks="pretty">
        {t('export.text')}
      </Text>
      <CallFailure call={save} what={t('export.failed')} onRetry={() => save.mutate()} />
      <Button busy={save.isPending} onClick={() => save.mutate()}>
        {t('export.button')}
      </Button>
    </SettingsCard>
  );
}
