// One call for what a Pokémon is worth. Nothing of it is stored, and no account is looked at.
import { routes } from '@oversleep/contract';
import { gameOf } from '@oversleep/game';
import { isTooDeep, MAX_JSON_DEPTH } from '@oversleep/interchange';
import { askDay, refuseAsked } from '../compute/question.ts';
import { situationOf } from '../compute/situation.ts';
import type { Deps } from '../deps.ts';
import { oneCreature } from '../open/one-creature.ts';
import { ratingAnswer } from '../open/rate.ts';
import { refuse } from '../problems.ts';
import { dayAnswerer } from './answerer.ts';
import type { App } from './app-type.ts';
import { editionOf } from './edition-choice.ts';
import { serve } from './serve.ts';

/** Of a calculation for which nothing is said. */
const USUAL_DAY = { camp: false, bedtime: '21:30', wakeup: '06:00' };

export function rateRoutes(app: App, { compute, version }: Deps): void {
  const simulated = dayAnswerer(compute);

  serve(app, routes.rate, async ({ body, request, reply }) => {
    const { creature, text, link, settings = USUAL_DAY } = body;
    if ([creature, text, link].filter((one) => one !== undefined).length !== 1) throw refuse('RATE_ONE_SOURCE');
    if (text !== undefined && isTooDeep(text)) throw refuse('TEXT_TOO_DEEP', { limit: MAX_JSON_DEPTH });
    const edition = editionOf(body.edition);
    const game = gameOf(edition);
    const one = oneCreature(game, body);
    if (!one.ok) {
      if (one.kind === 'several') throw refuse('MORE_THAN_ONE', { count: one.count });
      if (one.kind === 'wrong') throw refuseAsked('CALCULATION_INVALID', one);
      throw refuse('UNREADABLE', undefined, { details: one.problems });
    }
    const rating = ratingAnswer(game, one.creature, body);
    const made = body.production
      ? await simulated(askDay(situationOf({ edition, settings }, undefined, version), one.creature), {
          request,
          reply,
        })
      : undefined;
    return {
      ...rating,
      source: { format: one.format, flags: [...one.flags] },
      ...(made && { day: made.day }),
      notes: [...one.notes, ...(made?.notes ?? [])],
    };
  });
}
