// How components reach the finder: one for the whole app, with a worker that starts when it is first asked.
import { useAppState } from '../state/context.ts';
import type { AppState } from '../state/start-up.ts';
import { createFinder, type Finder, type FinderReport, type StartFinder } from './finder.ts';

const finders = new WeakMap<AppState, Finder>();

const start: StartFinder = (onReport, onBroken) => {
  const worker = new Worker(new URL('./seldom-worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<FinderReport>) => onReport(data);
  worker.onerror = onBroken;
  worker.onmessageerror = onBroken;
  return { send: (order) => worker.postMessage(order), end: () => worker.terminate() };
};

export function useFinder(): Finder {
  const state = useAppState();
  const known = finders.get(state);
  if (known) return known;
  const finder = createFinder(typeof Worker === 'undefined' ? undefined : start);
  finders.set(state, finder);
  return finder;
}
