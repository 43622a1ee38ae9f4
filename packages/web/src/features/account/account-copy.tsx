// A copy of what the account has, before it is replaced.
import { useMutation } from '@tanstack/react-query';
import { messages } from '../../messages/messages.ts';
import { CallFailure } from '../../parts/server-list.tsx';
import { useAppState } from '../../state/context.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { download } from '../../ui/charts/export.ts';
import { Glyph } from '../../ui/glyph.tsx';

const t = messages('account');

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
        {t('copy.download')}
      </Button>
      <CallFailure call={save} what={t('copy.failed')} onRetry={() => save.mutate()} />
    </>
  );
}
