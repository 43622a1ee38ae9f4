// A copy of everything that the server keeps of the player.
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { explain } from '../../api/failure.ts';
import { FailureBanner } from '../../parts/failure-banner.tsx';
import { useAppState } from '../../state/context.ts';
import { useSnackbar } from '../../state/page/snackbar.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { download } from '../../ui/charts/export.ts';
import { SettingsCard } from './settings-card.tsx';
import * as styles from './settings.module.css';

export function ExportCard() {
  const { api } = useAppState();
  const { show } = useSnackbar();
  const save = useMutation({
    mutationFn: () => api.call('GET /api/user/export'),
    onSuccess: (data) => {
      const name = `oversleep-account-${data.exportedAt.slice(0, 10)}.json`;
      download(name, new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
      show({ kind: 'success', text: `Your data is on its way to your downloads as ${name}.` });
    },
  });
  return (
    <SettingsCard icon={<IconDownload aria-hidden="true" />} title="Your data">
      <p className={styles.words}>
        Everything the server keeps of you, in one JSON file: account, settings, recipe levels, Pokébox and teams.
      </p>
      {save.error !== null && (
        <FailureBanner {...explain('Your data could not be fetched', save.error)} onRetry={() => save.mutate()} />
      )}
      <Button busy={save.isPending} onClick={() => save.mutate()}>
        Download my data
      </Button>
    </SettingsCard>
  );
}
