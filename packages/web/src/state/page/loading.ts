// Loads the parts of the app that come when they are needed. Without a server they are waited for and tried again, never given up:
// who asked goes on by itself when the server is back. Every dynamic import of the app goes through here.
import { type ComponentType, lazy } from 'react';
import { createStore, useStore } from 'zustand';
import { watchStyles } from './styles.ts';

/** A file that the server does not have (any more), usually because there is a newer version of the app. */
export class MissingFile extends Error {
  override readonly name = 'MissingFile';
}

/** How the loader looks after the server. */
export interface ServerWatch {
  readonly isServerThere: () => Promise<boolean>;
  /** Ends early when there is reason to hope. */
  readonly pause: (ms: number) => Promise<void>;
}

export interface Loader {
  /** `onWaiting` hears whether the server is being waited for. */
  readonly load: <T>(file: () => Promise<T>, onWaiting?: (waits: boolean) => void) => Promise<T>;
  /** Resolves with whether the server was away: at once if it is not, else when it is back. */
  readonly untilServerIsThere: () => Promise<boolean>;
}

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 8000;

export function createLoader({ isServerThere, pause }: ServerWatch): Loader {
  // Many may wait, one looks.
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
      // A server that is there and lacks the file will not have it later either; one that has just come back is not counted.
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

/** How many wait for a page, and for something on a page. */
const waiting = createStore<{ readonly pages: number; readonly parts: number }>(() => ({ pages: 0, parts: 0 }));

/** Told to whoever waits that now is a good moment. */
const HOPE = new EventTarget();
export const tryNow = (): void => void HOPE.dispatchEvent(new Event('hope'));

const HEALTH = '/api/health';
const browserLine: ServerWatch = {
  isServerThere: async () => {
    try {
      // A proxy whose server is away answers for itself.
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

/** Something on a page that somebody waits for. */
export const load = <T>(file: () => Promise<T>): Promise<T> => loader.load(withStyles(file), counting('parts'));

/** A page; it says itself what it waits for. */
export const loadPage = <T>(file: () => Promise<T>): Promise<T> => loader.load(withStyles(file), counting('pages'));

/** What is likely to be asked for soon: tried once, and missed by nobody. */
export const loadAhead = <T>(file: () => Promise<T>): Promise<T | undefined> => file().catch(() => undefined);

/** A component that is loaded when it is first drawn. */
export const lazyPart = <T, P>(file: () => Promise<T>, pick: (module: T) => ComponentType<P>) =>
  lazy(async () => ({ default: pick(await load(file)) }));

export interface PartAhead<P> {
  /** Settles when it is there, or could not be had: then it is asked for again when it is drawn. */
  readonly ahead: () => Promise<void>;
  /** What draws it now: itself, or what loads it first. One that is on the page stays with what it began with. */
  readonly component: () => ComponentType<P>;
}

/** The same for a part that can be asked for ahead: then it is drawn at once, together with what stands around it. */
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
