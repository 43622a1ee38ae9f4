// The cache of what lives on the server, around the pages and dialogs that show it; the others do without its weight.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';

const STALE_AFTER_MS = 30_000;

// One for all, so that what one page has fetched another need not fetch again. A failure is shown at once, with a way to try again,
// also when the browser believes to be offline: it may be wrong, and waiting in silence does not help.
const queries = new QueryClient({
  defaultOptions: {
    queries: { staleTime: STALE_AFTER_MS, retry: false, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
});

export function withServerLists<Props extends object>(Page: ComponentType<Props>): ComponentType<Props> {
  return function WithServerLists(props) {
    return (
      <QueryClientProvider client={queries}>
        <Page {...props} />
      </QueryClientProvider>
    );
  };
}
