// Worker threads: how many are worth it, and one question to one of them with its answer or its failure.
import { availableParallelism } from 'node:os';
import type { Worker } from 'node:worker_threads';

export const mostWorkers = (wanted: number): number => Math.min(wanted, availableParallelism());

export function ask<Question, Answer>(worker: Worker, question: Question): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      act();
    };
    const onMessage = (answer: Answer) => settle(() => resolve(answer));
    const onError = (error: Error) => settle(() => reject(error));
    const onExit = (code: number) => settle(() => reject(new Error(`A worker ended with code ${code}`)));
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    worker.postMessage(question);
  });
}
