// The app around its pages: state, router, and the offer of a new version.
import { RouterProvider } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { loadErrors } from '../messages/load-messages.ts';
import { messages } from '../messages/messages.ts';
import { StateContext } from '../state/context.ts';
import { useSnackbar } from '../state/page/snackbar.ts';
import { whenIdle } from '../state/page/when-idle.ts';
import type { AppState } from '../state/start-up.ts';
import type { BackSteps } from '../ui/overlays/back-steps.ts';
import { BackContext } from '../ui/overlays/use-back.ts';
import { prefetchAll } from './prefetch.ts';
import { createAppRouter } from './router.tsx';
import { watchForUpdates } from './updates.ts';

const t = messages('shell');

interface AppProps {
  readonly state: AppState;
  readonly back: BackSteps;
}

export function App({ state, back }: AppProps) {
  const [router] = useState(() => createAppRouter(state));
  const { show } = useSnackbar();

  useEffect(() => whenIdle(() => void loadErrors()), []);
  useEffect(() => {
    void watchForUpdates((takeOver) =>
      show({
        kind: 'info',
        text: t('newVersion'),
        action: { label: t('reload'), onAction: takeOver },
        // For as long as the page stays open.
        timeout: Number.POSITIVE_INFINITY,
      }),
    ).then(prefetchAll);
  }, [show]);

  return (
    <StateContext value={state}>
      <BackContext value={back}>
        <RouterProvider router={router} />
      </BackContext>
    </StateContext>
  );
}
