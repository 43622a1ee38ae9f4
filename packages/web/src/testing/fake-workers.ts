// Workers for tests of the page's side: real hosts in the test's own thread, which can be killed with or without an event.

import { type Handlers, host } from '../workers/host.ts';
import { isFromHost, type TaskTypes, type ToHost, type WebLocks } from '../workers/messages.ts';
import type { Connect } from '../workers/worker-pool.ts';

interface FakeWorker {
  readonly sent: ToHost[];
  ended: boolean;
  /** It fails with an event. */
  readonly fail: () => void;
  /** It is gone without any event; its locks are free. */
  readonly die: () => void;
}

/** `navigator.locks` of all workers and of the page. */
export function fakeLocks(): WebLocks & { readonly release: (name: string) => void } {
  const waiting = new Map<string, (() => unknown)[]>();
  const release = (name: string) => {
    const [next, ...rest] = waiting.get(name) ?? [];
    if (next) {
      waiting.set(name, rest);
      next();
    } else waiting.delete(name);
  };
  return {
    release,
    request: (name, held) =>
      new Promise((resolve) => {
        const grant = async () => {
          await held();
          release(name);
          resolve(undefined);
        };
        const queue = waiting.get(name);
        if (queue) queue.push(grant);
        else {
          waiting.set(name, []);
          queueMicrotask(() => void grant());
        }
      }),
  };
}

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

export function fakeWorkers<T extends TaskTypes<T>>(handlers: Handlers<T>, locks = fakeLocks()) {
  const workers: FakeWorker[] = [];
  const start: Connect = (onMessage, onBroken) => {
    let isAlive = true;
    let listener: (event: { readonly data: unknown }) => void = () => {};
    const names: string[] = [];
    const worker: FakeWorker = {
      sent: [],
      ended: false,
      fail: () => {
        isAlive = false;
        onBroken();
      },
      die: () => {
        isAlive = false;
        for (const name of names) locks.release(name);
      },
    };
    workers.push(worker);
    const later = (act: () => void) => queueMicrotask(() => isAlive && act());
    host(
      handlers,
      {
        postMessage: (message) => later(() => isFromHost(message) && onMessage(structuredClone(message))),
        addEventListener: (_, added) => {
          listener = added;
        },
      },
      {
        locks: {
          request: (name, held) => {
            names.push(name);
            return locks.request(name, held);
          },
        },
        turn: nextTurn,
      },
    );
    return {
      send: (message, transfer) => {
        const data = structuredClone(message, { transfer: [...transfer] });
        worker.sent.push(data as ToHost);
        later(() => listener({ data }));
      },
      end: () => {
        worker.ended = true;
        worker.die();
      },
    };
  };
  return { start, workers, locks };
}
