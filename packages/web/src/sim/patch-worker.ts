// The worker that compares two editions: one task each, and it is ended when nobody waits for the answer any more.
import { patchSteps } from '@oversleep/engine';
import type { PatchReport, PatchTask } from './patch.ts';

const report = (message: PatchReport) => postMessage(message);

addEventListener('message', ({ data: { questions, depth } }: MessageEvent<PatchTask>) => {
  try {
    for (const [index, question] of questions.entries()) {
      for (const step of patchSteps(question)) {
        report({ index, step });
        if (depth === 'totals') break;
      }
    }
    report({ done: true });
  } catch (error) {
    report({ error: error instanceof Error ? error.message : String(error) });
  }
});
