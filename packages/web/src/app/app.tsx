// The app around its pages: state, router, and the offer of a new version.
import { RouterProvider } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { StateContext } from '../state/context.ts';
import { useSnackbar } from '../state/page/snackbar.ts';
import type { AppState } from '../state/start-up.ts';
import { keepEverything } from './keep.ts';
import { createAppRouter } from './router.tsx';
import { watchForUpdates } from './updates.ts';

export function App({ state }: { readonly state: AppState }) {
  const [router] = useState(() => createAppRouter(state));
  const { show } = useSnackbar();

  useEffect(() => {
    void watchForUpdates((takeOver) =>
      show({
        kind: 'info',
        text: 'A new version of Oversleep is ready.',
        action: { label: 'Reload', onAction: takeOver },
        // For as long as the page stays open.
        timeout: Number.POSITIVE_INFINITY,
      }),
    ).then(keepEverything);
  }, [show]);

  return (
    <StateContext value={state}>
      <RouterProvider router={router} />
    </StateContext>
  );
}
