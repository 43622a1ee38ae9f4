// Has the rest of the app fetched once the visit has settled, so that pages that were never opened work without a network.
import { messageFolder } from '../messages/load-messages.ts';
import { whenIdle } from './when-idle.ts';

/** So long nothing was loaded, and the page has nothing to do. */
const QUIET_MS = 2000;
/** Where there is always something to load, it begins all the same. */
const LONGEST_MS = 20_000;

/** A browser without a service worker keeps nothing: it could not even start without a network. */
export async function prefetchAll(hasServiceWorker: boolean): Promise<void> {
  if (!hasServiceWorker) return;
  await quiet();
  await askServiceWorker();
  // What could not be had is asked for again.
  window.addEventListener('online', () => void askServiceWorker());
}

/** Until the page has loaded what it needs itself. */
function quiet(): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => {
      observer.disconnect();
      whenIdle(resolve);
    };
    const latest = performance.now() + LONGEST_MS;
    let timer = setTimeout(settle, QUIET_MS);
    const observer = new PerformanceObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(settle, Math.min(QUIET_MS, Math.max(0, latest - performance.now())));
    });
    observer.observe({ type: 'resource' });
  });
}

async function askServiceWorker(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ keep: 'everything', messages: messageFolder() });
}
