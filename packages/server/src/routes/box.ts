// Boxes of creatures in the formats of other tools. Nothing of them is stored.
import { routes } from '@oversleep/contract';
import { EDITIONS, type EditionId, type Game, gameOf, newId } from '@oversleep/game';
import { boxJson, boxOf, formatOf, readBox, writeBox } from '@oversleep/interchange';
import type { Deps } from '../deps.ts';
import type { App } from './app-type.ts';
import { JsonText, serve } from './serve.ts';

/** Boxes are of today: the newest edition knows most of them. */
const gameFor = (edition: EditionId | undefined): Game => gameOf(edition ?? EDITIONS.at(-1));

export function boxRoutes(app: App, { now }: Deps): void {
  serve(app, routes.readBox, ({ body: { text, from, edition } }) => {
    const game = gameFor(edition);
    return new JsonText(JSON.stringify(boxJson(game, readBox(game, text, from))));
  });

  serve(app, routes.writeBox, ({ body: { text, from, edition, to, language } }) => {
    const game = gameFor(edition);
    const box = readBox(game, text, from);
    const { text: written, notes } = writeBox(game, boxOf(box, now().toISOString(), newId), to, { language });
    return {
      format: to,
      text: written,
      loses: [...(formatOf(to)?.loses ?? [])],
      notes: [...notes],
      problems: [...box.problems],
    };
  });
}
