// Searches on this device: a crew of workers, or where there are none the page itself, an order at a time.
import { load } from '../../state/page/loading.ts';
import type { RunningSearch, SearchListener, SearchSource, TeamSearch } from './team-search.ts';
import type { LeadReport, WorkerMessage } from './worker-messages.ts';

const MOST_WORKERS = 4;
/** A phone is to stay cool. */
const MOST_ON_A_PHONE = 2;

const BROKEN = 'The search broke off.';

export const searchHere: SearchSource = (asked, listener) =>
  typeof Worker === 'undefined' ? inPage(asked, listener) : inWorkers(asked, listener);

function crewSize(): number {
  const most = matchMedia('(pointer: coarse)').matches ? MOST_ON_A_PHONE : MOST_WORKERS;
  return Math.min(most, Math.max(1, navigator.hardwareConcurrency || 1));
}

function inWorkers(asked: TeamSearch, { onFound, onFailure }: SearchListener): RunningSearch {
  const workers = Array.from(
    { length: crewSize() },
    () => new Worker(new URL('../seldom-worker.ts', import.meta.url), { type: 'module' }),
  );
  const [lead, ...others] = workers;
  const end = () => {
    for (const worker of workers) worker.terminate();
  };
  const fail = (reason: string) => {
    end();
    onFailure(reason);
  };
  for (const worker of workers) {
    worker.onerror = () => fail(BROKEN);
    worker.onmessageerror = () => fail(BROKEN);
  }
  const tell = (worker: Worker | undefined, message: WorkerMessage, ports: MessagePort[] = []) =>
    worker?.postMessage(message, ports);
  const ports = others.map((worker) => {
    const { port1, port2 } = new MessageChannel();
    tell(worker, { kind: 'serve', port: port2 }, [port2]);
    return port1;
  });
  if (lead)
    lead.onmessage = ({ data }: MessageEvent<LeadReport>) => {
      if ('error' in data) return fail(data.error);
      // Nobody is needed any more.
      if (data.found.done === 1) end();
      onFound(data.found);
    };
  tell(lead, { kind: 'lead', asked, ports }, ports);
  return { pause: () => tell(lead, { kind: 'pause' }), goOn: () => tell(lead, { kind: 'go on' }), end };
}

/** A pause is kept between two orders. */
function inPage(asked: TeamSearch, { onFound, onFailure }: SearchListener): RunningSearch {
  const stop = new AbortController();
  let gate = Promise.resolve();
  let open = () => {};
  const lookAround = async () => {
    await new Promise((resolve) => setTimeout(resolve));
    await gate;
  };
  const search = async () => {
    const { evaluationFor, runSearch } = await load(() => import('./run-search.ts'));
    await runSearch(asked, {
      handsFor: (commission) => {
        const run = evaluationFor(commission);
        return [
          {
            simulate: async (order) => {
              await lookAround();
              return run(order);
            },
          },
        ];
      },
      stop: stop.signal,
      lookAround,
      onFound: (found) => stop.signal.aborted || onFound(found),
    });
  };
  search().catch((error: unknown) => {
    if (!stop.signal.aborted) onFailure(error instanceof Error ? error.message : BROKEN);
  });
  return {
    pause: () => {
      gate = new Promise((resolve) => {
        open = resolve;
      });
    },
    goOn: () => open(),
    end: () => stop.abort(),
  };
}
