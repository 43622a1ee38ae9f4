// Odds of a wished catch.
import { routes } from '@oversleep/contract';
import { gameOf } from '@oversleep/game';
import { oddsOf } from '../open/odds.ts';
import type { App } from './app-type.ts';
import { editionOf } from './edition-choice.ts';
import { serve } from './serve.ts';

export function oddsRoutes(app: App): void {
  serve(app, routes.odds, ({ body }) => oddsOf(gameOf(editionOf(body.edition)), body));
}
