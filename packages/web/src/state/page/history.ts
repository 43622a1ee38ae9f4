// The last steps that can be undone. A step can be undone as long as nothing newer has changed the same data.
import { createStore, type StoreApi } from 'zustand/vanilla';

export interface HistoryStep {
  readonly id: number;
  /** What happened, as its message said. */
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** What it changed, with the number of the change before it. */
  readonly targets: ReadonlyMap<string, number>;
  /** Number of its own last change. */
  readonly change: number;
}

export interface HistoryState {
  /** Newest first. */
  readonly steps: readonly HistoryStep[];
  /** Number of the last change of each piece of data. */
  readonly last: ReadonlyMap<string, number>;
}

export interface History {
  readonly store: StoreApi<HistoryState>;
  /** Data that has just been changed, by names such as `team:0`. */
  readonly note: (targets: readonly string[]) => void;
  /** What has been changed in this very moment is one step. */
  readonly add: (text: string, undo: () => void) => number;
  readonly undo: (id: number) => void;
  readonly clear: () => void;
}

export const MOST_STEPS = 20;

const EMPTY: HistoryState = { steps: [], last: new Map() };

export const canUndo = ({ last }: HistoryState, { targets, change }: HistoryStep): boolean =>
  [...targets.keys()].every((target) => (last.get(target) ?? 0) <= change);

export function createHistory(now: () => number): History {
  const store = createStore<HistoryState>(() => EMPTY);
  const undos = new Map<number, () => void>();
  /** Changed in this moment, and the change before it. */
  let fresh = new Map<string, number>();
  let changes = 0;
  let added = 0;
  const { getState, setState } = store;

  const setLast = (entries: Iterable<readonly [string, number]>) =>
    setState(({ last }) => ({ last: new Map([...last, ...entries]) }));

  return {
    store,
    note: (targets) => {
      changes += 1;
      if (fresh.size === 0) queueMicrotask(() => fresh.clear());
      for (const target of targets) {
        if (!fresh.has(target)) fresh.set(target, getState().last.get(target) ?? 0);
      }
      setLast(targets.map((target) => [target, changes]));
    },
    add: (text, undo) => {
      added += 1;
      const step: HistoryStep = { id: added, text, at: now(), targets: fresh, change: changes };
      fresh = new Map();
      undos.set(step.id, undo);
      const steps = [step, ...getState().steps];
      for (const { id } of steps.slice(MOST_STEPS)) undos.delete(id);
      setState({ steps: steps.slice(0, MOST_STEPS) });
      return step.id;
    },
    undo: (id) => {
      const step = getState().steps.find((one) => one.id === id);
      if (!step) return;
      undos.get(id)?.();
      undos.delete(id);
      fresh.clear();
      // As if it had never been, so that the step before it can be undone too.
      setLast(step.targets);
      setState(({ steps }) => ({ steps: steps.filter((one) => one !== step) }));
    },
    clear: () => {
      undos.clear();
      fresh.clear();
      setState(EMPTY);
    },
  };
}
