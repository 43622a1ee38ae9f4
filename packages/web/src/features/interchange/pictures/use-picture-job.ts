// How components reach the screenshots on their way: one job for the whole app, with a worker that starts when there is something to read.
import { newId } from '@oversleep/game';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createReader } from '../../../picture-reading/reader.ts';
import { useAppState } from '../../../state/context.ts';
import type { AppState } from '../../../state/start-up.ts';
import { createPictureJob, type PictureJob, type PictureJobState } from './picture-job.ts';
import { likelyLanguage } from './picture-likely.ts';

const jobs = new WeakMap<AppState, PictureJob>();

function jobOf(app: AppState): PictureJob {
  const known = jobs.get(app);
  if (known) return known;
  const job = createPictureJob({
    waiting: app.waitingPictures,
    reader: createReader(),
    likely: () => likelyLanguage(app.stores.user.getState().language, navigator.languages),
    now: () => performance.now(),
    newId: () => newId(),
  });
  jobs.set(app, job);
  return job;
}

/** Reads while the page is visible; otherwise it pauses. */
export function usePictureJob(): PictureJob & { readonly state: PictureJobState } {
  const job = jobOf(useAppState());
  const state = useStore(job.store);
  useEffect(() => {
    void job.open();
    return job.rest;
  }, [job]);
  return { ...job, state };
}
