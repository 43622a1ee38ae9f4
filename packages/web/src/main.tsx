// Starts the app in the page.
import '@fontsource-variable/inter/index.css';
import '@fontsource-variable/nunito/index.css';
import './app/tokens.css';
import './app/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root" to draw into');

createRoot(root).render(
  <StrictMode>
    <App path={window.location.pathname} />
  </StrictMode>,
);
