// Starts the app in the page: stores and stored data first, then the drawing.
import '@fontsource-variable/inter/index.css';
import '@fontsource-variable/nunito/index.css';
import './app/tokens.css';
import './app/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { browserSteps } from './app/browser-steps.ts';
import { ErrorBoundary } from './app/error-boundary.tsx';
import { reloadToNewest } from './app/updates.ts';
import { startMessages } from './messages/load-messages.ts';
import { load } from './state/page/loading.ts';
import { startUp } from './state/start-up.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root" to draw into');

// Without its texts an old version can't even say that there is a newer one.
const texts = load(startMessages).catch(reloadToNewest);
const [state] = await Promise.all([startUp(), texts]);
// Before the router, which is to hear nothing of them.
const back = browserSteps(window);
createRoot(root).render(
  <StrictMode>
    <ErrorBoundary>
      <App state={state} back={back} />
    </ErrorBoundary>
  </StrictMode>,
);
