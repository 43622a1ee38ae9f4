// All news as the server is asked for it, and what can be done with it.
import type { NewsItem } from '@oversleep/contract';
import {
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useAppState } from '../../state/context.ts';
import { AUDIT_KEY } from './audit-list.ts';
import { type Draft, tidyDraft } from './draft.ts';

const NEWS_KEY = ['admin', 'news'] as const;

export function useNewsHistory(): UseQueryResult<readonly NewsItem[]> {
  const { social } = useAppState();
  return useQuery({
    queryKey: NEWS_KEY,
    queryFn: ({ signal }) => social.newsHistory(signal),
    // Another admin may have written meanwhile.
    refetchOnMount: 'always',
  });
}

function useNewsChange<Value>(change: (value: Value) => Promise<unknown>): UseMutationResult<unknown, Error, Value> {
  const queries = useQueryClient();
  const { social } = useAppState();
  return useMutation({
    mutationFn: change,
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: NEWS_KEY });
      void queries.invalidateQueries({ queryKey: AUDIT_KEY });
      // Admins have an inbox too.
      void social.syncNotifications();
    },
  });
}

export function usePublish() {
  const { social } = useAppState();
  return useNewsChange((draft: Draft) => social.createNews(tidyDraft(draft)));
}

export function useNewsEdit(externalId: string) {
  const { api } = useAppState();
  return useNewsChange((draft: Draft) =>
    api.call('PUT /api/notifications/news/:externalId', { params: { externalId }, body: tidyDraft(draft) }),
  );
}

export function useWithdraw(externalId: string) {
  const { api } = useAppState();
  return useNewsChange((_confirmed: true) =>
    api.call('DELETE /api/notifications/news/:externalId', { params: { externalId } }),
  );
}
