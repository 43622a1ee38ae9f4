// What a worker does in a search. One of a crew leads: it decides what to simulate, shares it out and tells the page what was found. All simulate and estimate.
import type { Estimate, Evaluate, GoalParts, Hand, Order, Outcome, Team } from '@oversleep/engine';
import { messagesIn } from '../messages-in.ts';
import { type Commission, estimatesFor, evaluationFor, runSearch } from './run-search.ts';
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
      handsFor: (commission, estimate) => [
        ownHand(commission, estimate),
        ...ports.map((port) => handAt(port, commission)),
      ],
      // It is ended with its worker.
      stop: new AbortController().signal,
      lookAround: heard,
      onFound: (found) => report({ found }),
    });
  } catch (error) {
    report({ error: reasonOf(error) });
  }
}

function ownHand(commission: Commission, estimate: Estimate): Hand {
  const run = evaluationFor(commission);
  return {
    simulate: async (order) => {
      await heard();
      return run(order);
    },
    estimate: async (teams) => {
      await heard();
      return estimate(teams);
    },
  };
}

async function heard(): Promise<void> {
  await messagesIn();
  await gate;
}

type Reply<T> = { readonly answer: T } | { readonly error: string };

/** Another worker, which does one thing at a time. */
function handAt(port: MessagePort, commission: Commission): Hand {
  port.postMessage(commission);
  const ask = async <T>(question: Order | readonly Team[]): Promise<T> => {
    await gate;
    return new Promise((resolve, reject) => {
      port.onmessage = ({ data }: MessageEvent<Reply<T>>) =>
        'answer' in data ? resolve(data.answer) : reject(new Error(data.error));
      port.postMessage(question);
    });
  };
  return { simulate: (order) => ask<Outcome>(order), estimate: (teams) => ask<readonly GoalParts[]>(teams) };
}

/** What comes first is the commission, then one order, or teams to be estimated, after the other. */
function serve(port: MessagePort): void {
  let run: Evaluate | undefined;
  let estimate: Estimate | undefined;
  const reply = <T>(message: Reply<T>) => port.postMessage(message);
  port.onmessage = ({ data }: MessageEvent<Commission | Order | readonly Team[]>) => {
    try {
      if ('members' in data) {
        run = evaluationFor(data);
        estimate = estimatesFor(data);
      } else if ('team' in data) reply({ answer: run?.(data) });
      else reply({ answer: estimate?.(data) });
    } catch (error) {
      reply({ error: reasonOf(error) });
    }
  };
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
