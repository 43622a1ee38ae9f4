// A list of the admins' page, in the words of that page.
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ServerList } from '../../parts/server-list.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Stack } from '../../ui/layout/layout.tsx';

interface QueryStateProps<Data> {
  readonly query: UseQueryResult<Data>;
  /** What is being fetched, such as "players". */
  readonly of: string;
  readonly children: (data: Data) => ReactNode;
}

export const QueryState = <Data,>({ query, of, children }: QueryStateProps<Data>) => (
  <ServerList
    query={query}
    loading={`Fetching ${of}…`}
    failed={`The ${of} ${query.data === undefined ? 'could not be fetched' : 'may be out of date'}`}
    skeleton={
      <Stack gap={2.5} fit>
        {['a', 'b', 'c', 'd', 'e'].map((bone) => (
          <Skeleton key={bone} shape="box" height={44} />
        ))}
      </Stack>
    }
  >
    {children}
  </ServerList>
);
