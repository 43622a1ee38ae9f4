// A screenshot becomes a Pokémon. The picture is read in memory and forgotten.
import { routes } from '@oversleep/contract';
import type { Deps } from '../deps.ts';
import { callerOf } from '../limits/caller.ts';
import { refuse } from '../problems.ts';
import type { App } from './app-type.ts';
import { callerLeft } from './caller-left.ts';
import { editionOf } from './edition-choice.ts';
import { serve } from './serve.ts';

export function screensRoutes(app: App, { screens }: Pick<Deps, 'screens'>): void {
  // Apart from the other routes, so that only this one takes bytes.
  app.register(async (scope: App) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes));
    // What calls itself something else is refused before it is read.
    scope.addHook('preParsing', async ({ headers }) => {
      if (!isPicture(headers['content-type'])) throw refuse('PICTURE_EXPECTED');
    });
    serve(scope, routes.readScreen, async ({ query, request, reply }) => {
      if (!screens) throw refuse('SCREENS_OFF');
      if (!Buffer.isBuffer(request.body)) throw refuse('PICTURE_EXPECTED');
      const task = { bytes: request.body, edition: editionOf(query.edition), language: query.language };
      return screens.read(task, callerOf(request), callerLeft(reply.raw));
    });
  });
}

const TYPES: readonly string[] = routes.readScreen.bodyTypes;

/** Programs that have only bytes may leave the type out. */
function isPicture(type = ''): boolean {
  const name = type.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  return name === '' || TYPES.includes(name);
}
