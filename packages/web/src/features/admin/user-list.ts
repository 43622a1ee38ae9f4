// The list of players as the server is asked for it, and what a change of one does to it.
import type { AdminUser, Role } from '@oversleep/contract';
import {
  keepPreviousData,
  type QueryClient,
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useAppState } from '../../state/context.ts';
import { AUDIT_KEY } from './audit-list.ts';

export interface UserListFilter {
  readonly search: string;
  readonly role: Role | null;
}

export interface UserPage {
  readonly users: AdminUser[];
  readonly nextCursor: string | null;
}

const USERS_KEY = ['admin', 'users'] as const;
const PAGE_SIZE = 25;
/** The server takes no longer one. */
const LONGEST_SEARCH = 64;

export function userQuery({ search, role }: UserListFilter, cursor: string | undefined) {
  const wanted = [...search.trim()].slice(0, LONGEST_SEARCH).join('');
  return {
    limit: PAGE_SIZE,
    ...(wanted === '' ? {} : { search: wanted }),
    ...(role === null ? {} : { role }),
    ...(cursor === undefined ? {} : { cursor }),
  };
}

export function useUserPage(filter: UserListFilter, cursor: string | undefined): UseQueryResult<UserPage> {
  const { api } = useAppState();
  const query = userQuery(filter, cursor);
  return useQuery({
    queryKey: [...USERS_KEY, query],
    queryFn: ({ signal }) => api.call('GET /api/admin/users', { query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** `change` makes the call; what comes back takes the place of the player in every list. */
export function useUserChange<Value>(
  change: (value: Value) => Promise<AdminUser>,
): UseMutationResult<AdminUser, Error, Value> {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (user) => {
      replaceUser(queries, user);
      void queries.invalidateQueries({ queryKey: AUDIT_KEY });
    },
  });
}

function replaceUser(queries: QueryClient, user: AdminUser): void {
  queries.setQueriesData<UserPage>(
    { queryKey: USERS_KEY },
    (page) =>
      page && { ...page, users: page.users.map((known) => (known.external_id === user.external_id ? user : known)) },
  );
}
