// Finds teams that cook a dish, in a worker of its own: a search cannot be interrupted, but its worker can be ended.
import { load } from '../state/page/loading.ts';
import type { CookableQuestion, FinderAnswer, FinderQuestion } from './finder-data.ts';

type Order =
  | { readonly kind: 'teams'; readonly question: FinderQuestion }
  | { readonly kind: 'cookable'; readonly question: CookableQuestion };

/** To the worker and back. */
export interface FinderOrder {
  readonly id: number;
  readonly order: Order;
}
export type FinderReport =
  | { readonly id: number; readonly done: number }
  | { readonly id: number; readonly answer: FinderAnswer | readonly string[] }
  | { readonly id: number; readonly error: string };

export interface Finder {
  /** The callback hears how far the search is, 0..1. */
  readonly teams: (
    question: FinderQuestion,
    signal: AbortSignal,
    onProgress?: (done: number) => void,
  ) => Promise<FinderAnswer>;
  /** Names of the dishes that some five of the box cook at least once a day. */
  readonly cookable: (question: CookableQuestion, signal: AbortSignal) => Promise<readonly string[]>;
}

type OnProgress = (done: number) => void;

/** As much of a worker as is used. */
interface Line {
  readonly send: (order: FinderOrder) => void;
  readonly end: () => void;
}

export type StartFinder = (onReport: (report: FinderReport) => void, onBroken: () => void) => Line;

/** `start` is undefined on a device without workers: then the search runs in the page. */
export function createFinder(start: StartFinder | undefined): Finder {
  let line: Line | undefined;
  let last = 0;
  let waiting = new Map<number, (report: FinderReport) => void>();

  const drop = (why: string) => {
    line?.end();
    line = undefined;
    const left = waiting;
    waiting = new Map();
    for (const [id, settle] of left) settle({ id, error: why });
  };

  const inWorker = (
    begin: StartFinder,
    order: Order,
    signal: AbortSignal,
    onProgress: OnProgress,
  ): Promise<FinderAnswer | readonly string[]> =>
    new Promise((resolve, reject) => {
      last += 1;
      const id = last;
      const stop = () => {
        waiting.delete(id);
        reject(signal.reason);
        // Others may be waiting behind it; only when nobody is, the worker goes.
        if (waiting.size === 0) drop('');
      };
      signal.addEventListener('abort', stop, { once: true });
      waiting.set(id, (report) => {
        if ('done' in report) return onProgress(report.done);
        waiting.delete(id);
        signal.removeEventListener('abort', stop);
        if ('error' in report) reject(new Error(report.error));
        else resolve(report.answer);
      });
      line ??= begin(
        (report) => waiting.get(report.id)?.(report),
        () => drop('The search broke off'),
      );
      line.send({ id, order });
    });

  const here = async (
    order: Order,
    signal: AbortSignal,
    onProgress: OnProgress,
  ): Promise<FinderAnswer | readonly string[]> => {
    const { cookableDishes, findTeams } = await load(() => import('./solve-task.ts'));
    signal.throwIfAborted();
    return order.kind === 'teams' ? findTeams(order.question, onProgress) : cookableDishes(order.question);
  };

  const ask = async (order: Order, signal: AbortSignal, onProgress: OnProgress = () => {}) => {
    signal.throwIfAborted();
    return start ? inWorker(start, order, signal, onProgress) : here(order, signal, onProgress);
  };

  return {
    teams: async (question, signal, onProgress) => {
      const answer = await ask({ kind: 'teams', question }, signal, onProgress);
      if (!('teams' in answer)) throw new Error('The search answered something else');
      return answer;
    },
    cookable: async (question, signal) => {
      const answer = await ask({ kind: 'cookable', question }, signal);
      if ('teams' in answer) throw new Error('The search answered something else');
      return answer;
    },
  };
}
