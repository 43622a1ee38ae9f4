// What the server answers: on its way, there, there but old, or not there and why. And what a call to it failed with.
import type { ReactNode } from 'react';
import { explain } from '../api/failure.ts';
import { FailureBanner } from '../ui/feedback/failure-banner.tsx';
import { SkeletonText } from '../ui/feedback/skeleton.tsx';
import { Stack } from '../ui/layout/layout.tsx';

/** As the cache's queries and mutations are. */
interface Call {
  readonly error: unknown;
  readonly isFetching?: boolean;
  readonly isPending?: boolean;
}

interface CallFailureProps {
  readonly call: Call;
  readonly what: string;
  readonly onRetry: () => unknown;
  /** To ask again never harms. A change that was refused stays refused until something else is entered. */
  readonly always?: boolean;
}

/** Nothing unless the call has failed. */
export function CallFailure({ call, what, onRetry, always = false }: CallFailureProps) {
  const { error, isPending = false, isFetching = isPending } = call;
  if (error === null) return null;
  const explained = explain(what, error);
  return (
    <FailureBanner
      {...explained}
      canRetry={always || explained.canRetry}
      isRetrying={isFetching}
      onRetry={() => void onRetry()}
    />
  );
}

interface ServerListProps<Data> {
  readonly query: Call & {
    readonly data: Data | undefined;
    /** Of another page, until this one is there. */
    readonly isPlaceholderData?: boolean;
    readonly refetch: () => unknown;
  };
  /** Read aloud while it is on its way. */
  readonly loading: string;
  readonly failed: string;
  /** In its place until it is there. */
  readonly skeleton?: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

export function ServerList<Data>({ query, loading, failed, skeleton, children }: ServerListProps<Data>) {
  const { data, error, isPlaceholderData = false, refetch } = query;
  return (
    <>
      <CallFailure always call={query} what={failed} onRetry={refetch} />
      {data !== undefined && (
        <Stack
          gap={4}
          fit
          packed
          wide
          aria-busy={isPlaceholderData}
          style={isPlaceholderData ? { opacity: 0.55 } : undefined}
        >
          {children(data)}
        </Stack>
      )}
      {data === undefined && error === null && (
        <Stack wide role="status">
          <span className="unseen">{loading}</span>
          {skeleton ?? <SkeletonText lines={2} />}
        </Stack>
      )}
    </>
  );
}
