// Searches for the best team: started as a job, watched and cancelled by their id, which only their caller knows.
import { routes, type TeamSearch } from '@oversleep/contract';
import { SEARCH_VERSION } from '@oversleep/engine';
import { SWAP_NAMES } from '@oversleep/game';
import { refuseAsked } from '../compute/question.ts';
import { askSearch, searchesOf } from '../compute/search-question.ts';
import { situationOf } from '../compute/situation.ts';
import type { Deps } from '../deps.ts';
import { startComputation } from '../jobs/computation.ts';
import { searchState, TEAM_SEARCH, teamSearchComputation } from '../jobs/team-search.ts';
import { callerOf } from '../limits/caller.ts';
import { SEARCH_ASKED, searchCost } from '../limits/search-cost.ts';
import { refuse } from '../problems.ts';
import { dropComputation } from '../repos/computations.ts';
import { kitchenOf } from '../repos/player-kitchen.ts';
import type { App } from './app-type.ts';
import { callerLeft } from './caller-left.ts';
import { type RouteCall, serve } from './serve.ts';

/** Of one caller. */
const MOST_RUNNING = 2;
/** A search of a middling box takes about as long. */
const RETRY_SECONDS = 10;

export function searchRoutes(app: App, deps: Deps): void {
  const { db } = deps.store;

  const stateOf = async (id: string): Promise<TeamSearch> => {
    const state = await searchState(db, id);
    if (!state) throw noSearch();
    return state;
  };

  const start = async ({ body, session, request, reply }: RouteCall<typeof routes.startSearch>) => {
    const kitchen = session && (await kitchenOf(db, session.userId));
    const result = askSearch(situationOf(body, kitchen, deps.version), body, callerOf(request));
    if (!result.ok) throw refuseAsked('SEARCH_INVALID', result);
    await app.charge(request, reply, 'search', searchCost(body) - SEARCH_ASKED);
    const { notes, ...input } = result.asked;
    const asking = {
      owner: { caller: callerOf(request), isSignedIn: session !== undefined },
      keyStart: searchesOf(callerOf(request)),
      mostRunning: MOST_RUNNING,
    };
    const wanted = { ...input, searchVersion: SEARCH_VERSION };
    const left = callerLeft(reply.raw);
    const started = await startComputation(deps, teamSearchComputation, wanted, asking);
    if (!started) {
      reply.header('retry-after', RETRY_SECONDS);
      throw tooManySearches();
    }
    // A caller that hung up doesn't know the id and could never cancel it.
    if (left.aborted && started.status === 'running') await dropComputation(db, TEAM_SEARCH, started.id);
    return { ...(await stateOf(started.id)), notes: [...notes] };
  };
  const progress = ({ params }: { readonly params: { readonly id: string } }) => stateOf(params.id);
  const cancel = async ({ params }: { readonly params: { readonly id: string } }) => {
    if (!(await dropComputation(db, TEAM_SEARCH, params.id))) throw noSearch();
  };

  serve(app, routes.startSearch, start);
  serve(app, routes.teamSearch, progress);
  serve(app, routes.cancelSearch, cancel);

  // The same question under the name of what it asks for.
  serve(app, routes.startRotationSearch, (call) =>
    start({ ...call, body: { ...call.body, swaps: call.body.swaps ?? [...SWAP_NAMES] } }),
  );
  serve(app, routes.rotationSearch, progress);
  serve(app, routes.cancelRotationSearch, cancel);
}

const tooManySearches = () => refuse('TOO_MANY_SEARCHES', { limit: MOST_RUNNING });

const noSearch = () => refuse('SEARCH_NOT_FOUND');
