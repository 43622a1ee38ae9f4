// The steps of open layers in the history of the browser. The router is to be made after it: its own entries pass through here, and it
// hears nothing of those that belong to a layer.
import { type BackSteps, createBackSteps, type HistoryMark, type Navigation } from '../ui/overlays/back-steps.ts';

const MARK = 'oversleepStep';

export function browserSteps(window: Window): BackSteps {
  const { history, location } = window;
  const native = {
    push: history.pushState.bind(history),
    replace: history.replaceState.bind(history),
    go: history.go.bind(history),
  };
  const marked = (state: unknown, mark: HistoryMark) => ({ ...(isRecord(state) && state), [MARK]: mark });

  const steps = createBackSteps({
    mark: () => readMark(history.state),
    here: () => ({ state: history.state, url: location.href }),
    push: ({ state, url }, mark) => native.push(marked(state, mark), '', url),
    replace: ({ state, url }, mark) => native.replace(marked(state, mark), '', url),
    go: native.go,
    // Where the browser can't say, there is nothing.
    canGoForward: () => 'navigation' in window && window.navigation.canGoForward,
    later: (act, milliseconds) => window.setTimeout(act, milliseconds),
  });

  const pass = (navigation: Navigation) => steps.navigate(navigation);
  history.pushState = (state, _, url) => pass({ kind: 'push', state, url });
  history.replaceState = (state, _, url) => pass({ kind: 'replace', state, url });
  history.go = (by = 0) => pass({ kind: 'go', by });
  history.back = () => pass({ kind: 'go', by: -1 });
  window.addEventListener(
    'popstate',
    (event) => {
      if (steps.arrived()) event.stopImmediatePropagation();
    },
    { capture: true },
  );
  return steps;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Entries outlive the version that has made them. */
function readMark(state: unknown): HistoryMark | undefined {
  const mark = isRecord(state) ? state[MARK] : undefined;
  if (!isRecord(mark)) return undefined;
  const { page, depth } = mark;
  return typeof page === 'number' && typeof depth === 'number' ? { page, depth } : undefined;
}
