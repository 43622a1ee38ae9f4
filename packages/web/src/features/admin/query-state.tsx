// The faces of a list from the server: on its way, there, there but old, or not there and why.
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { FailureBanner } from './failure-banner.tsx';
import * as styles from './query-state.module.css';

interface QueryStateProps<Data> {
  readonly query: UseQueryResult<Data>;
  /** What is being fetched, such as "players". */
  readonly of: string;
  readonly children: (data: Data) => ReactNode;
}

export function QueryState<Data>({ query, of, children }: QueryStateProps<Data>) {
  const { data, error, isFetching, isPlaceholderData, refetch } = query;
  return (
    <>
      {error !== null && (
        <FailureBanner
          always
          what={`The ${of} ${data === undefined ? 'could not be fetched' : 'may be out of date'}`}
          error={error}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data !== undefined && (
        <div className={styles.list} data-old={isPlaceholderData} aria-busy={isPlaceholderData}>
          {children(data)}
        </div>
      )}
      {data === undefined && error === null && <Bones of={of} />}
    </>
  );
}

function Bones({ of }: { readonly of: string }) {
  return (
    <div role="status" className={styles.bones}>
      <span className="unseen">Fetching {of}…</span>
      {['a', 'b', 'c', 'd', 'e'].map((bone) => (
        <Skeleton key={bone} shape="box" height={44} />
      ))}
    </div>
  );
}
