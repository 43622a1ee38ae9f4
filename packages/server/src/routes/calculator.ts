// What a team makes in a week or in the rest of one, and how close a creature is to perfect: the caller waits while a worker thread simulates.
import { routes } from '@oversleep/contract';
import { askComparison, askIv, askTeam } from '../compute/question.ts';
import { situationOf } from '../compute/situation.ts';
import { askWeek } from '../compute/week-question.ts';
import type { Deps, Session } from '../deps.ts';
import { kitchenOf } from '../repos/player-kitchen.ts';
import { answerer } from './answerer.ts';
import type { App } from './app-type.ts';
import { editionOf } from './edition-choice.ts';
import { serve } from './serve.ts';

export function calculatorRoutes(app: App, { store, compute, version }: Deps): void {
  const kitchen = (session: Session | undefined) => (session ? kitchenOf(store.db, session.userId) : undefined);

  const answer = answerer(compute);

  serve(app, routes.calculateTeam, async ({ body, session, request, reply }) => {
    const situation = situationOf(body, await kitchen(session), version);
    return answer(askTeam(situation, body.members), { request, reply });
  });

  serve(app, routes.calculateWeek, async ({ body, session, request, reply }) => {
    const situation = situationOf(body, await kitchen(session), version);
    return answer(askWeek(situation, body), { request, reply });
  });

  serve(app, routes.calculateIv, async ({ body, session, request, reply }) => {
    const situation = situationOf(body, await kitchen(session), version);
    return answer(askIv(situation, body.members, body.variants), { request, reply });
  });

  serve(app, routes.compareTeams, async ({ body, session, request, reply }) => {
    const sent = { edition: editionOf(body.edition), settings: body.settings };
    const situation = situationOf(sent, await kitchen(session), version);
    return answer(askComparison(situation, body.a, body.b), { request, reply });
  });
}
