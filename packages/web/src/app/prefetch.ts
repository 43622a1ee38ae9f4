// Has the rest of the app fetched while the player does nothing, so that pages that were never opened work without a network.
import { messageFolder } from '../messages/load-messages.ts';
import { whenIdle } from '../state/page/when-idle.ts';
import { watchPlayer } from './watch-player.ts';

/** This long without loading means that the page has what it needs. */
const QUIET_MS = 2000;
/** For pages that never stop loading. */
const LONGEST_MS = 20_000;

/** A browser without a service worker keeps nothing: it could not even start without a network. */
export async function prefetchAll(hasServiceWorker: boolean): Promise<void> {
  if (!hasServiceWorker) return;
  await loaded();
  const nextPause = watchPlayer();
  // What could not be had is asked for again.
  window.addEventListener('online', () => void keepAll(nextPause));
  await keepAll(nextPause);
}

/** Until the page has loaded what it needs itself. */
function loaded(): Promise<void> {
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

/** One batch after the other. */
async function keepAll(nextPause: () => Promise<void>): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  if (!active) return;
  let from: number | null = 0;
  while (from !== null) {
    await nextPause();
    from = await keepSome(active, from);
  }
}

/** Resolves to where the next batch begins, or null after the last. */
function keepSome(worker: ServiceWorker, from: number): Promise<number | null> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => {
      port1.close();
      resolve(data);
    };
    worker.postMessage({ keep: 'everything', messages: messageFolder(), from }, [port2]);
  });
}
