// Preview pictures of share links, as chats show them.
import { Type } from 'typebox';
import { NameLanguage } from './find.ts';
import { type RouteContract, Shape } from './route.ts';
import { EditionChoice } from './shapes.ts';

export const cardRoutes = {
  card: {
    method: 'GET',
    path: '/card/:code.png',
    summary:
      'A picture of the Pokémon or team in a share link, 1200 × 630. Nothing is simulated and nothing is stored.',
    access: 'anyone',
    open: true,
    limit: 'read',
    units: 20,
    contentType: 'image/png',
    params: Shape({ code: Type.String({ description: 'What follows /s/ in the link.' }) }),
    query: Shape({ lang: Type.Optional(NameLanguage), edition: Type.Optional(EditionChoice) }),
    answer: Type.String({ format: 'binary' }),
  },
} as const satisfies Record<string, RouteContract>;
