// A copy of what the account has, before it is replaced.
import { useMutation } from '@tanstack/react-query';
import { explain } from '../../api/failure.ts';
import { FailureBanner } from '../../parts/failure-banner.tsx';
import { useAppState } from '../../state/context.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { download } from '../../ui/charts/export.ts';
import { Glyph } from '../../ui/glyph.tsx';

export function AccountCopy() {
  const { api } = useAppState();
  const save = useMutation({
    mutationFn: () => api.call('GET /api/user/export'),
    onSuccess: (data) =>
      download(
        `oversleep-account-${data.exportedAt.slice(0, 10)}.json`,
        new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }),
      ),
  });
  return (
    <>
      <Button small icon={<Glyph name="download" size={18} />} busy={save.isPending} onClick={() => save.mutate()}>
        Download what the account has first
      </Button>
      {save.error !== null && (
        <FailureBanner {...explain('The copy could not be fetched', save.error)} onRetry={() => save.mutate()} />
      )}
    </>
  );
}
