// Connections to a Web Worker, to a port of one, or to the page itself.

import { errorText, type Handlers, type HostPort, host } from './host.ts';
import { isFromHost, type TaskTypes } from './messages.ts';
import { type Connect, createWorkerPool, NoWorker, type WorkerPool } from './worker-pool.ts';

export const connectWorker =
  (make: () => Worker): Connect =>
  (onMessage, onBroken) => {
    const worker = make();
    worker.onmessage = ({ data }) => isFromHost(data) && onMessage(data);
    worker.onerror = onBroken;
    worker.onmessageerror = onBroken;
    return {
      send: (message, transfer) => worker.postMessage(message, [...transfer]),
      end: () => worker.terminate(),
    };
  };

/** No event says that the other end of a port has died; the owner of its worker notices. */
export const connectPort =
  (port: MessagePort): Connect =>
  (onMessage, onBroken) => {
    port.onmessage = ({ data }) => isFromHost(data) && onMessage(data);
    port.onmessageerror = onBroken;
    return {
      send: (message, transfer) => port.postMessage(message, [...transfer]),
      end: () => port.close(),
    };
  };

/** Runs one step at a time, so that the page stays responsive. */
const connectPage =
  <T extends TaskTypes<T>>(load: () => Promise<Handlers<T>>): Connect =>
  (onMessage) => {
    let listener: Parameters<HostPort['addEventListener']>[1] = () => {};
    const port: HostPort = {
      postMessage: (message) => isFromHost(message) && onMessage(message),
      addEventListener: (_, added) => {
        listener = added;
      },
    };
    const turn = () => new Promise<void>((resolve) => setTimeout(resolve));
    const loaded = load().then((handlers) => host(handlers, port, { locks: null, turn }));
    return {
      send: (message) =>
        void loaded.then(
          () => listener({ data: message }),
          (error: unknown) => onMessage({ type: 'failed', id: message.id, error: errorText(error) }),
        ),
      end: () => {},
    };
  };

/** For devices without workers. */
export const poolInPage = <T extends TaskTypes<T>>(load: () => Promise<Handlers<T>>): WorkerPool<T> =>
  createWorkerPool<T>({ start: connectPage(load), size: 1 });

/** Workers, or the page itself if none can be started. */
export function poolOnDevice<T extends TaskTypes<T>>(
  make: () => Worker,
  size: number,
  load: () => Promise<Handlers<T>>,
): WorkerPool<T> {
  const here = poolInPage(load);
  if (typeof Worker === 'undefined') return here;
  const workers = createWorkerPool<T>({ start: connectWorker(make), size });
  const begin: WorkerPool<T>['begin'] = (kind, input, options) => {
    let call = workers.begin(kind, input, options);
    const answer = call.answer.catch((error: unknown) => {
      if (!(error instanceof NoWorker)) throw error;
      call = here.begin(kind, input, options);
      return call.answer;
    });
    return { answer, rest: (rest) => call.rest(rest) };
  };
  return {
    begin,
    ask: (kind, input, options) => begin(kind, input, options).answer,
    end: () => {
      workers.end();
      here.end();
    },
  };
}
