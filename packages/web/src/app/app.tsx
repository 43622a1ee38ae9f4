// The app around its pages: state, cache of server data, router, and the offer of a new version.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { StateContext } from '../state/context.ts';
import { useSnackbar } from '../state/snackbar.ts';
import type { AppState } from '../state/start-up.ts';
import { createAppRouter } from './router.tsx';
import { keepEverythingOnFirstUse, watchForUpdates } from './updates.ts';

const STALE_AFTER_MS = 30_000;
/** A new version is offered for as long as the page stays open. */
const FOR_EVER_MS = 24 * 3_600_000;

export function App({ state }: { readonly state: AppState }) {
  const [router] = useState(() => createAppRouter(state));
  // The client below us has its own way of repeating; here a failure is shown at once.
  const [queries] = useState(
    () => new QueryClient({ defaultOptions: { queries: { staleTime: STALE_AFTER_MS, retry: false } } }),
  );
  const { show } = useSnackbar();

  useEffect(() => {
    keepEverythingOnFirstUse();
    void watchForUpdates((takeOver) =>
      show({
        kind: 'info',
        text: 'A new version of Oversleep is ready.',
        action: { label: 'Reload', onAction: takeOver },
        timeout: FOR_EVER_MS,
      }),
    );
  }, [show]);

  return (
    <StateContext value={state}>
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StateContext>
  );
}
