// Searches on the server, for players who choose that: starts a job there, polls it, and cancels it when it is no longer wanted.
import type { TeamSearch as ServerSearch } from '@oversleep/contract';
import { gameOf, MOST_CANDIDATES } from '@oversleep/game';
import { type TeamSearch, TOP_TEN } from '@oversleep/questions';
import type { Api } from '../../api/client.ts';
import { messages } from '../../messages/messages.ts';
import type { FoundTeams } from '../../state/data/results.ts';
import { memberIn, situationOf } from '../server.ts';
import { SEED, type SearchSource } from './team-search.ts';

const t = messages('shell');

/** Between two looks, milliseconds. */
const LOOK_EVERY = 700;

/** It chooses five from a box; candidates for a single slot are tried on the device. */
export const isForServer = ({ top, candidates }: TeamSearch): boolean =>
  top <= TOP_TEN && candidates.length <= MOST_CANDIDATES;

export const searchOnServer =
  (api: Pick<Api, 'call'>, wait: (ms: number) => Promise<void>): SearchSource =>
  (asked, { onFound, onFailure }) => {
    const stop = new AbortController();
    const { signal } = stop;
    let id: string | undefined;
    let resting = Promise.resolve();
    let resume = () => {};
    const watch = async () => {
      let seen: ServerSearch = await api.call('POST /api/search/team', {
        body: bodyOf(asked),
        signal,
        session: 'ifAny',
      });
      id = seen.id;
      while (!signal.aborted && seen.status === 'running') {
        onFound(foundIn(seen, asked));
        await wait(LOOK_EVERY);
        await resting;
        if (signal.aborted) return;
        seen = await api.call('GET /api/search/team/:id', { params: { id }, signal });
      }
      if (signal.aborted) return;
      // Finished: asking the same again gets the answer at once.
      id = undefined;
      if (seen.status === 'failed') onFailure(t('searchStopped'));
      else onFound(foundIn(seen, asked));
    };
    watch().catch((error: unknown) => {
      if (!signal.aborted) onFailure(error instanceof Error ? error.message : t('searchStopped'));
    });
    return {
      // The server goes on; a failed cancellation does no harm.
      pause: () => {
        resting = new Promise((resolve) => {
          resume = resolve;
        });
      },
      goOn: () => resume(),
      end: () => {
        stop.abort();
        resume();
        if (id !== undefined) api.call('DELETE /api/search/team/:id', { params: { id } }).catch(() => {});
      },
    };
  };

function bodyOf({ edition, settings, candidates, goal, wishes: { size: _, ...wishes }, present }: TeamSearch) {
  return {
    ...situationOf({ edition, settings }),
    candidates: candidates.map(memberIn(gameOf(edition))),
    present: present.map(memberIn(gameOf(edition))),
    goal,
    wishes,
    seed: SEED,
  };
}

function foundIn(
  { teams, considered, simulated, steps, exhaustive, present, impossible, ...seen }: ServerSearch,
  asked: TeamSearch,
): FoundTeams {
  return {
    considered,
    simulated,
    steps,
    exhaustive,
    // An unknown value is as uncertain as it is large.
    teams: teams.map(({ error, ...team }) => ({ ...team, error: error ?? team.total })),
    present,
    pool: asked.candidates.length,
    impossible,
    done: seen.status === 'finished' ? 1 : Math.min(0.99, seen.progress),
  };
}
