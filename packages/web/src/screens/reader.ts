// Asks the worker that reads pictures. It starts with the first question and can be ended at any time, which frees all that it holds.
import type { Language } from '@oversleep/game';
import type { Answers, Identified, PictureReading, Screen } from '@oversleep/screens';
import type { Joined, OneReading, ReaderAnswer, ReaderOrder } from './orders.ts';

export interface ScreenReader {
  /** Rejects only where the reader itself failed: what is wrong with a picture is part of the reading. */
  readonly read: (order: Omit<ReaderOrder & { kind: 'read' }, 'kind'>) => Promise<OneReading>;
  readonly join: (language: Language, pictures: readonly PictureReading[]) => Promise<Joined>;
  readonly identify: (language: Language, screen: Screen, answers: Answers) => Promise<Identified | undefined>;
  readonly end: () => void;
}

/** As much of a worker as is used. */
interface Line {
  readonly send: (message: { readonly id: number; readonly order: ReaderOrder }) => void;
  readonly end: () => void;
}

export type StartReader = (onAnswer: (id: number, answer: ReaderAnswer) => void, onBroken: () => void) => Line;

export function createReader(start: StartReader): ScreenReader {
  let line: Line | undefined;
  let last = 0;
  const waiting = new Map<number, (answer: ReaderAnswer) => void>();

  const end = (reason: string) => {
    line?.end();
    line = undefined;
    const left = [...waiting.values()];
    waiting.clear();
    for (const settle of left) settle({ kind: 'failed', reason });
  };
  const ask = (order: ReaderOrder): Promise<ReaderAnswer> =>
    new Promise((resolve) => {
      last += 1;
      waiting.set(last, resolve);
      line ??= start(
        (id, answer) => {
          waiting.get(id)?.(answer);
          waiting.delete(id);
        },
        () => end('It broke off.'),
      );
      line.send({ id: last, order });
    });
  const failure = (answer: ReaderAnswer) => new Error(answer.kind === 'failed' ? answer.reason : 'Another answer');

  return {
    read: async (order) => {
      const answer = await ask({ kind: 'read', ...order });
      if (answer.kind !== 'read') throw failure(answer);
      return answer.reading;
    },
    join: async (language, pictures) => {
      const answer = await ask({ kind: 'join', language, pictures });
      if (answer.kind !== 'join') throw failure(answer);
      return answer.joined;
    },
    identify: async (language, screen, answers) => {
      const answer = await ask({ kind: 'identify', language, screen, answers });
      if (answer.kind !== 'identify') throw failure(answer);
      return answer.identified;
    },
    end: () => end('It was ended.'),
  };
}

export const startWorker: StartReader = (onAnswer, onBroken) => {
  const worker = new Worker(new URL('./reading-worker.ts', import.meta.url), { type: 'module', name: 'screens' });
  worker.onmessage = ({ data }: MessageEvent<{ id: number; answer: ReaderAnswer }>) => onAnswer(data.id, data.answer);
  worker.onerror = onBroken;
  worker.onmessageerror = onBroken;
  return { send: (message) => worker.postMessage(message), end: () => worker.terminate() };
};
