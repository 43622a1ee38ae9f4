// Loads parts of the app on demand. Without a server they are retried, never given up: the caller continues when the server
// is back. Every dynamic import of the app goes through here.
import { type ComponentType, lazy } from 'react';
import { createStore, useStore } from 'zustand';
import { watchStyles } from './styles.ts';

/** A file that the server does not have (any more), usually because there is a newer version of the app. */
export class MissingFile extends Error {
  override readonly name = 'MissingFile';
}

/** How the loader checks the server. */
export interface ServerWatch {
  readonly isServerThere: () => Promise<boolean>;
  /** Ends early when the server may be back. */
  readonly pause: (ms: number) => Promise<void>;
}

export interface Loader {
  /** `onWaiting` is called with whether the server is being waited for. */
  readonly load: <T>(file: () => Promise<T>, onWaiting?: (waits: boolean) => void) => Promise<T>;
  /** Resolves with whether the server was away: at once if it is not, else when it is back. */
  readonly untilServerIsThere: () => Promise<boolean>;
}

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 8000;

export function createLoader({ isServerThere, pause }: ServerWatch): Loader {
  // Many may wait, one checks.
  let looking: Promise<boolean> | undefined;

  const check = async (): Promise<boolean> => {
    let wasAway = false;
    for (let ms = FIRST_PAUSE_MS; !(await isServerThere()); ms = Math.min(2 * ms, LONGEST_PAUSE_MS)) {
      wasAway = true;
      await pause(ms);
    }
    return wasAway;
  };
  const untilServerIsThere = (): Promise<boolean> => {
    looking ??= check().finally(() => {
      looking = undefined;
    });
    return looking;
  };

  return {
    untilServerIsThere,
    load: async (file, onWaiting) => {
      // A server that lacks the file will not have it later either; one that has just come back is not counted.
      for (let refused = false; ; ) {
        try {
          return await file();
        } catch (error) {
          if (refused) throw new MissingFile(error instanceof Error ? error.message : String(error), { cause: error });
          onWaiting?.(true);
          refused = !(await untilServerIsThere());
          onWaiting?.(false);
        }
      }
    },
  };
}

/** How many calls wait for a page, and for a part of a page. */
const waiting = createStore<{ readonly pages: number; readonly parts: number }>(() => ({ pages: 0, parts: 0 }));

/** Fired when a retry may succeed. */
const HOPE = new EventTarget();
export const tryNow = (): void => void HOPE.dispatchEvent(new Event('hope'));

const HEALTH = '/api/health';
const browserLine: ServerWatch = {
  isServerThere: async () => {
    try {
      // A proxy answers by itself when its server is away.
      return (await fetch(HEALTH, { cache: 'no-store' })).status < 500;
    } catch {
      return false;
    }
  },
  pause: (ms) =>
    new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        window.removeEventListener('online', end);
        HOPE.removeEventListener('hope', end);
        resolve();
      };
      const timer = setTimeout(end, ms);
      window.addEventListener('online', end);
      HOPE.addEventListener('hope', end);
    }),
};
const loader = createLoader(browserLine);

const counting = (what: 'pages' | 'parts') => (waits: boolean) =>
  waiting.setState((count) => ({ ...count, [what]: count[what] + (waits ? 1 : -1) }));

const styles = typeof document === 'undefined' ? undefined : watchStyles(document);
const withStyles =
  <T>(file: () => Promise<T>) =>
  async (): Promise<T> => {
    await styles?.complete();
    return file();
  };

/** A part of a page that the player waits for. */
export const load = <T>(file: () => Promise<T>): Promise<T> => loader.load(withStyles(file), counting('parts'));

/** A page; it shows itself what it waits for. */
export const loadPage = <T>(file: () => Promise<T>): Promise<T> => loader.load(withStyles(file), counting('pages'));

/** Loads ahead what is likely needed soon: tried once, failures are ignored. */
export const loadAhead = <T>(file: () => Promise<T>): Promise<T | undefined> => file().catch(() => undefined);

/** A component that is loaded when it is first rendered. */
export const lazyPart = <T, P>(file: () => Promise<T>, pick: (module: T) => ComponentType<P>) =>
  lazy(async () => ({ default: pick(await load(file)) }));

export interface PartAhead<P> {
  /** Resolves when it is loaded or failed; after a failure it is loaded again when it is rendered. */
  readonly ahead: () => Promise<void>;
  /** The component to render now: itself, or its lazy version. A rendered one keeps what it began with. */
  readonly component: () => ComponentType<P>;
}

/** A part that can be loaded ahead: then it renders at once, together with its surroundings. */
export function partAhead<T, P>(file: () => Promise<T>, pick: (module: T) => ComponentType<P>): PartAhead<P> {
  let component: ComponentType<P> = lazyPart(file, pick);
  return {
    ahead: async () => {
      const module = await loadAhead(withStyles(file));
      if (module !== undefined) component = pick(module);
    },
    component: () => component,
  };
}

export const usePageWaits = (): boolean => useStore(waiting, ({ pages }) => pages > 0);
export const usePartWaits = (): boolean => useStore(waiting, ({ parts }) => parts > 0);

export const { untilServerIsThere } = loader;
