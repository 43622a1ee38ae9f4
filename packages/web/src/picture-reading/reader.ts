// Client of the worker that reads screenshots. The worker starts with the first question; ending it frees its memory.
import type { Language } from '@oversleep/game';
import type { Answers, Identification, PictureReading, Screen } from '@oversleep/screens';
import { connectWorker } from '../workers/connections.ts';
import { createWorkerPool } from '../workers/worker-pool.ts';
import type { JoinedPictures, OneReading, PictureFile, ReadingTasks } from './orders.ts';

export interface ScreenshotReader {
  /** Rejects only if the reader itself failed: problems with a picture are part of the reading. */
  readonly read: (file: PictureFile) => Promise<OneReading>;
  readonly join: (language: Language, pictures: readonly PictureReading[]) => Promise<JoinedPictures>;
  readonly identify: (language: Language, screen: Screen, answers: Answers) => Promise<Identification | undefined>;
  readonly end: () => void;
}

export function createReader(): ScreenshotReader {
  const { ask, end } = createWorkerPool<ReadingTasks>({ start: connectWorker(startWorker), size: 1 });
  return {
    read: (file) => ask('read', file),
    join: (language, pictures) => ask('join', { language, pictures }),
    identify: (language, screen, answers) => ask('identify', { language, screen, answers }),
    end,
  };
}

const startWorker = () =>
  new Worker(new URL('./reading-worker.ts', import.meta.url), { type: 'module', name: 'screens' });
