// What the way back closes: every open layer (dialog, sheet, menu) is a step of the history, without a new address. Closed in any
// other way, its step is taken out again. The page's own navigation goes through `navigate`, so that no such step stays behind it.

/** Which entry of the history this is: pages are counted, and layers above their page. */
export interface HistoryMark {
  readonly page: number;
  readonly depth: number;
}

export interface StepAddress {
  readonly state: unknown;
  readonly url?: string | URL | null | undefined;
}

export type Navigation =
  | ({ readonly kind: 'push' | 'replace' } & StepAddress)
  | { readonly kind: 'go'; readonly by: number };

/** The history of the browser, as far as it is needed here. */
export interface StepHistory {
  /** Of the entry that is shown; one that is not ours has none. */
  readonly mark: () => HistoryMark | undefined;
  readonly here: () => StepAddress;
  readonly push: (address: StepAddress, mark: HistoryMark) => void;
  readonly replace: (address: StepAddress, mark: HistoryMark) => void;
  readonly go: (by: number) => void;
  readonly canGoForward: () => boolean;
  /** After what has been asked for is drawn, or after some time. */
  readonly later: (act: () => void, milliseconds?: number) => void;
}

export interface OpenLayer {
  /** Back was pressed. It may stay open, for instance to ask first. */
  readonly back: () => void;
}

export interface BackSteps {
  /** Returns what takes it out again. */
  readonly open: (layer: OpenLayer) => () => void;
  readonly navigate: (navigation: Navigation) => void;
  /** Another entry is shown. Whether that was a step of a layer, which concerns nothing else. */
  readonly arrived: () => boolean;
}

/** A browser that has not walked by then doesn't. */
const LOST_MS = 1000;

export function createBackSteps(history: StepHistory): BackSteps {
  let at = history.mark() ?? { page: 0, depth: 0 };
  /** The deepest step of this page that exists. */
  let deepest = at.depth;
  /** Where a walk of ours through the steps leads; there is none without. */
  let goal: number | undefined;
  /** The walk ends on another page than the one that is drawn. */
  let isUnheard = false;
  /** The page got another address while layers lay over it; its own entry gets it as soon as it is shown. */
  let renamed: StepAddress | undefined;
  let isAnswering = false;
  let walks = 0;
  const layers: (OpenLayer & { hasStep: boolean })[] = [];
  const waiting: Navigation[] = [];

  const walk = (by: number) => {
    goal = Math.max(0, at.depth + by);
    walks += 1;
    const walked = walks;
    history.go(by);
    history.later(() => {
      if (goal === undefined || walked !== walks) return;
      goal = undefined;
      performWaiting();
    }, LOST_MS);
  };
  const settle = () => {
    if (goal !== undefined || isAnswering) return;
    const missing = layers.length - at.depth;
    // A step that Back has taken is still there; a new one without a click would be passed over by the browser.
    const ahead = Math.min(deepest - at.depth, missing);
    if (missing < 0) walk(missing);
    else if (ahead > 0) walk(ahead);
    else
      while (at.depth < layers.filter(({ hasStep }) => hasStep).length) {
        at = { ...at, depth: at.depth + 1 };
        deepest = at.depth;
        history.push(history.here(), at);
      }
  };
  const settleLater = () => history.later(settle);
  const reached = (mark: HistoryMark) => {
    at = mark;
    deepest = Math.max(deepest, mark.depth);
    goal = undefined;
    if (at.depth > 0 || !renamed) return;
    history.replace(renamed, at);
    renamed = undefined;
  };
  const turnTo = (page: number) => {
    at = { page, depth: 0 };
    deepest = 0;
    renamed = undefined;
    settleLater();
  };

  const perform = (navigation: Navigation) => {
    if (navigation.kind === 'go') history.go(navigation.by < 0 ? navigation.by - at.depth : navigation.by);
    else if (navigation.kind === 'replace') {
      if (at.depth > 0) renamed = navigation;
      history.replace(navigation, at);
    } else if (at.depth > 0 && (deepest > 1 || renamed)) {
      waiting.unshift(navigation);
      walk(-at.depth);
    } else {
      const page = at.page + 1;
      // It takes the place of the layer's step, which the way back from there would stop at.
      if (at.depth > 0) history.replace(navigation, { page, depth: 0 });
      else history.push(navigation, { page, depth: 0 });
      turnTo(page);
    }
  };
  const performWaiting = () => {
    while (goal === undefined) {
      const next = waiting.shift();
      if (!next) return settle();
      perform(next);
    }
  };

  const closeTop = (count: number) => {
    isAnswering = true;
    const open = layers.length;
    layers.at(-1)?.back();
    history.later(() => {
      if (count > 1 && layers.length < open) return closeTop(count - 1);
      isAnswering = false;
      settle();
    });
  };

  const arrived = () => {
    const mark = history.mark();
    if (mark?.page !== at.page) {
      // Back was pressed twice, and the first is still being answered.
      const isComingBack = isAnswering || (goal !== undefined && goal > 0);
      if (mark && isComingBack && layers.length > 0) {
        walk(at.page - mark.page + Math.min(layers.length, deepest) - at.depth);
        return true;
      }
      goal = undefined;
      isAnswering = false;
      // They belong to the page that was left, and go with it.
      for (const layer of layers) layer.hasStep = false;
      if (mark && mark.depth > 0) {
        // A step that was left behind: the page below it is what is meant.
        turnTo(mark.page);
        at = mark;
        isUnheard = true;
        walk(-mark.depth);
        return true;
      }
      turnTo(mark?.page ?? at.page + 1);
      if (!mark) history.replace(history.here(), at);
      performWaiting();
      return false;
    }
    const isOurs = goal !== undefined;
    const by = mark.depth - at.depth;
    reached(mark);
    const isHeard = !isUnheard;
    isUnheard = false;
    if (isOurs) performWaiting();
    else if (by < 0) closeTop(-by);
    else if (by > 0 && layers.length === 0 && history.canGoForward()) history.go(1);
    else settle();
    return isHeard;
  };

  // After a reload inside of a layer, which is no longer there.
  if (at.depth > 0) renamed = history.here();
  history.replace(history.here(), at);
  settle();

  return {
    open: (layer) => {
      const entry = { ...layer, hasStep: !isAnswering };
      layers.push(entry);
      settleLater();
      return () => {
        layers.splice(layers.indexOf(entry), 1);
        settleLater();
      };
    },
    navigate: (navigation) => {
      if (goal === undefined) perform(navigation);
      else waiting.push(navigation);
    },
    arrived,
  };
}
