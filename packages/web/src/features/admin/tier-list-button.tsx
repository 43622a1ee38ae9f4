// Starts computing the tier lists that are not current, and says how many those were.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CallFailure } from '../../parts/server-list.tsx';
import { useAppState } from '../../state/context.ts';
import { useSnackbar } from '../../state/page/snackbar.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { startedText } from './job-words.ts';

export function TierListButton() {
  const { api } = useAppState();
  const { show } = useSnackbar();
  const queries = useQueryClient();
  const start = useMutation({
    mutationFn: () => api.call('POST /api/admin/tierlist/rebuild', { body: {} }),
    onSuccess: ({ started }) => {
      show({ kind: started.length > 0 ? 'success' : 'info', text: startedText(started.length) });
      void queries.invalidateQueries({ queryKey: ['admin', 'computations'] });
    },
  });
  return (
    <>
      <Button small busy={start.isPending} onClick={() => start.mutate()}>
        Compute tier lists
      </Button>
      <CallFailure call={start} what="No tier list was started" onRetry={() => start.mutate()} />
    </>
  );
}
