// The log of changes as the server is asked for it.
import type { AuditEntry } from '@oversleep/contract';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useAppState } from '../../state/context.ts';

export const AUDIT_KEY = ['admin', 'audit'] as const;

const PAGE_SIZE = 20;

interface AuditPage {
  readonly entries: readonly AuditEntry[];
  readonly nextCursor: string | null;
}

export function useAuditPage(cursor: string | undefined): UseQueryResult<AuditPage> {
  const { api } = useAppState();
  const query = { limit: PAGE_SIZE, ...(cursor === undefined ? {} : { cursor }) };
  return useQuery({
    queryKey: [...AUDIT_KEY, query],
    queryFn: ({ signal }) => api.call('GET /api/admin/audit', { query, signal }),
    placeholderData: keepPreviousData,
  });
}
