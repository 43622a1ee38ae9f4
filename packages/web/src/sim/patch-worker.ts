// The worker that compares two editions: one question each, and it is ended when nobody waits for the answer any more.
import { type PatchQuestion, patchSteps } from '@oversleep/engine';
import type { PatchReport } from './patch.ts';

const report = (message: PatchReport) => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<PatchQuestion>) => {
  try {
    for (const step of patchSteps(data)) report({ step });
    report({ done: true });
  } catch (error) {
    report({ error: error instanceof Error ? error.message : String(error) });
  }
});
