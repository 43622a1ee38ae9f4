// Workers for tests of pages where it matters that figures come and change, not how exact they are: the first few chains of a team are enough.
import { herePool } from '../sim/here.ts';
import type { Pool } from '../sim/pool.ts';
import type { Production } from '../state/data/results.ts';
import { rememberedPool } from './remembered-pool.ts';

/** Tells the first answer about a team, then the same as the last; anything else is computed as it always is. */
export const roughPool = (): Pool => {
  const exact = rememberedPool();
  const here = herePool();
  return {
    run: async (task, lane, onPart, signal) => {
      if (task.kind !== 'team') return exact.run(task, lane, onPart, signal);
      const enough = new AbortController();
      signal.addEventListener('abort', () => enough.abort(signal.reason));
      let production: Production | undefined;
      try {
        await here.run(
          task,
          lane,
          (part) => {
            if (part.kind === 'team') production = part.production;
            enough.abort();
          },
          enough.signal,
        );
      } catch (error) {
        if (!production) throw error;
      }
      signal.throwIfAborted();
      if (!production) throw new Error('the simulation told nothing');
      onPart({ kind: 'team', production, progress: { done: 0.5, final: false } });
      await new Promise((resolve) => setTimeout(resolve));
      signal.throwIfAborted();
      onPart({ kind: 'team', production, progress: { done: 1, final: true } });
    },
  };
};
