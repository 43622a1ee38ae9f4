// What a worker does in a search. One of a crew leads: it decides what to simulate, shares it out and tells the page what was found. All simulate.
import type { Evaluate, Hand, Order, Outcome } from '@oversleep/engine';
import { messagesIn } from '../messages-in.ts';
import { type Commission, evaluationFor, runSearch } from './run-search.ts';
import type { LeadReport, WorkerMessage } from './worker-messages.ts';

const report = (message: LeadReport) => postMessage(message);

/** Open as long as the page is looked at. */
let gate = Promise.resolve();
let open = () => {};

export function takePart(message: WorkerMessage): void {
  switch (message.kind) {
    case 'lead':
      void lead(message);
      break;
    case 'serve':
      serve(message.port);
      break;
    case 'pause':
      gate = new Promise((resolve) => {
        open = resolve;
      });
      break;
    case 'go on':
      open();
  }
}

async function lead({ asked, ports }: Extract<WorkerMessage, { kind: 'lead' }>): Promise<void> {
  try {
    await runSearch(asked, {
      handsFor: (commission) => [ownHand(commission), ...ports.map((port) => handAt(port, commission))],
      // It is ended with its worker.
      stop: new AbortController().signal,
      lookAround: heard,
      onFound: (found) => report({ found }),
    });
  } catch (error) {
    report({ error: reasonOf(error) });
  }
}

function ownHand(commission: Commission): Hand {
  const run = evaluationFor(commission);
  return async (order) => {
    await heard();
    return run(order);
  };
}

async function heard(): Promise<void> {
  await messagesIn();
  await gate;
}

type Reply = { readonly outcome: Outcome } | { readonly error: string };

/** Another worker, which does one thing at a time. */
function handAt(port: MessagePort, commission: Commission): Hand {
  port.postMessage(commission);
  return async (order) => {
    await gate;
    return new Promise((resolve, reject) => {
      port.onmessage = ({ data }: MessageEvent<Reply>) =>
        'outcome' in data ? resolve(data.outcome) : reject(new Error(data.error));
      port.postMessage(order);
    });
  };
}

/** What comes first is the commission, then one order after the other. */
function serve(port: MessagePort): void {
  let run: Evaluate | undefined;
  port.onmessage = ({ data }: MessageEvent<Commission | Order>) => {
    try {
      if ('members' in data) run = evaluationFor(data);
      else if (run) port.postMessage({ outcome: run(data) } satisfies Reply);
    } catch (error) {
      port.postMessage({ error: reasonOf(error) } satisfies Reply);
    }
  };
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
