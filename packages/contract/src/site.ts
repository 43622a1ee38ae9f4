// What the owner of the site configures for the app: addresses outside of it, and whether players may make keys.
import { Type } from 'typebox';
import { type RouteContract, Shape } from './route.ts';

const Link = Type.Union([Type.String(), Type.Null()], { description: 'null: not set, so nothing is shown.' });

const Site = Shape({ feedback: Link, source: Link, community: Link, patron: Link, apiKeys: Type.Boolean() });

export const siteRoutes = {
  site: {
    method: 'GET',
    path: '/api/site',
    summary:
      'Addresses outside of the product: feedback, source code, community, membership; and whether there are keys to the API.',
    access: 'anyone',
    answer: Site,
  },
} as const satisfies Record<string, RouteContract>;
