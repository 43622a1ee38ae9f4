// Preview pictures of share links. No account is looked at, nothing is stored, and what is in memory costs no units.
import { routes } from '@oversleep/contract';
import type { GameLanguage } from '@oversleep/game';
import { creatureCard } from '../card/creature-card.ts';
import { createDrawings } from '../card/drawing.ts';
import { contentOf, type SharedContent } from '../card/shared-content.ts';
import { teamCard } from '../card/team-card.ts';
import { weeklyStrength } from '../card/weekly-strength.ts';
import type { Deps } from '../deps.ts';
import { refuse } from '../problems.ts';
import type { App } from './app-type.ts';
import { editionOf } from './edition-choice.ts';
import { etagOf, isKnown, Prepared } from './prepared.ts';
import { NOT_MODIFIED, serve } from './serve.ts';

const KEPT: Readonly<Record<number, string>> = {
  200: 'public, max-age=86400',
  304: 'public, max-age=86400',
  404: 'public, max-age=60',
};

export function cardRoutes(root: App, deps: Pick<Deps, 'compute' | 'version'>): void {
  const drawings = createDrawings();
  root.register(async (app: App) => {
    app.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', KEPT[reply.statusCode] ?? 'no-store');
    });

    serve(app, routes.card, async ({ params: { code }, query: { lang = 'en', edition }, request, reply }) => {
      const content = contentOf(code, edition === undefined ? undefined : editionOf(edition));
      if (content === undefined) {
        await app.charge(request, reply, 'units', routes.card.units);
        throw refuse('CARD_NOT_FOUND');
      }
      const strength = content.kind === 'team' ? weeklyStrength(content, deps) : undefined;
      const key = [code, content.game.edition, lang, deps.version, strength ?? ''].join(' ');
      const etag = etagOf(key);
      reply.header('content-disposition', 'inline');
      if (isKnown(request.headers['if-none-match'], etag)) {
        reply.header('etag', etag).header('vary', 'accept-encoding');
        return NOT_MODIFIED;
      }
      if (!drawings.has(key)) await app.charge(request, reply, 'units', routes.card.units);
      const png = await drawings.get(key, () => svgOf(content, strength, lang));
      return new Prepared(png, routes.card.contentType, etag);
    });
  });
}

const svgOf = (content: SharedContent, strength: number | undefined, lang: GameLanguage): string =>
  content.kind === 'creature'
    ? creatureCard(content.game, content.creature, lang)
    : teamCard(
        content.game,
        { name: content.week.team.name, members: content.members, weeklyStrength: strength },
        lang,
      );
