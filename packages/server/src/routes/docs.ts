// The page at /docs: every route of the contract as OpenAPI, with everything it needs on board.
import fastifySwagger, { type SwaggerTransform } from '@fastify/swagger';
import fastifySwaggerUi from '@fastify/swagger-ui';
import { Problem, type RouteContract, routes } from '@oversleep/contract';
import type { FastifySchema } from 'fastify';
import type { App } from './app-type.ts';
import { onlyOpen, withOpenRoutes } from './open-docs.ts';
import { Prepared } from './prepared.ts';

/** Chapters of the page, and the words after /api/ that belong to each. */
const CHAPTERS: readonly (readonly [name: string, description: string, words: readonly string[]])[] = [
  ['Server', 'Whether it lives and works, and where it points to.', ['health', 'site']],
  [
    'Game data',
    'The game’s tables by edition. They may be kept for five minutes and have an ETag.',
    [
      ...['editions', 'pokemon', 'meal', 'ingredient', 'nature', 'mainskill', 'subskill', 'island', 'berry'],
      ...['changelog', 'tierlist', 'data', 'find', 'events', 'events.ics', 'events.atom', 'today', 'odds', 'recipe'],
    ],
  ],
  [
    'Sleep API',
    'The tables of the Sleep API in its own shapes, for programs that called it: [how to move](/docs/moving).',
    ['sleep-api', 'sleep-api-2024'],
  ],
  [
    'Calculator',
    'What a team makes in a week, and which team makes most.',
    ['calculator', 'solve', 'search', 'rate', 'card'],
  ],
  [
    'Box',
    'Boxes in the formats of other tools and screenshots, read and written; nothing is stored.',
    ['box', 'screens'],
  ],
  ['Sign-in', 'Sessions and linked providers.', ['login']],
  ['Player', 'Account, settings, creatures, recipes, areas.', ['user']],
  ['Teams', 'Teams and their members.', ['team']],
  ['Friends and inbox', 'Friends, their requests, and news.', ['friend', 'friends', 'notifications']],
  ['Admin', 'Only for admins.', ['admin']],
];

/** To be called before the routes, which are noted as they are added. */
export async function serveDocs(app: App, version: string, origin: () => string): Promise<void> {
  // The one body of all errors is described once and then named.
  app.addSchema({ $id: PROBLEM, ...Problem });
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.0.3',
      info: {
        title: 'Oversleep',
        version,
        description: 'Everything that is not a success is answered with a Problem: a stable code and a sentence.',
      },
      tags: CHAPTERS.map(([name, description]) => ({ name, description })),
      components: {
        securitySchemes: {
          session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
          apiKey: {
            type: 'apiKey',
            in: 'header',
            name: 'X-Oversleep-Key',
            description:
              'Optional: higher limits on open routes, where the server has keys. Pages of other sites can’t send it.',
          },
        },
      },
    },
    // The files of the web app are routes as well.
    hideUntagged: true,
    convertConstToEnum: true,
    transform: describeRoute,
    transformObject: (made) => withOpenRoutes('openapiObject' in made ? made.openapiObject : {}, origin()),
    refResolver: { buildLocalReference: (schema) => String(schema.$id) },
  });
  await app.register(fastifySwaggerUi, {
    routePrefix: '/docs',
    theme: {
      title: 'Oversleep · Interface',
      css: [{ filename: 'oversleep.css', content: STYLE }],
      js: [{ filename: 'oversleep.js', content: SCRIPT }],
    },
    uiConfig: {
      // Without the bar that would load descriptions from anywhere.
      layout: 'BaseLayout',
      docExpansion: 'list',
      defaultModelsExpandDepth: -1,
      validatorUrl: null,
      responseInterceptor: forThisPage,
    },
  });
  let open: Prepared | undefined;
  app.get('/docs/open.json', { schema: { hide: true } }, (request, reply) => {
    // Not before, because the routes are added later.
    open ??= new Prepared(JSON.stringify(onlyOpen(app.swagger())));
    return open.send(request, reply);
  });
}

/**
 * Runs in the page. Its library stops drawing where operations have two tags: there it is the chapter that counts. And calls go to
 * where the page was opened, which may have another name than PUBLIC_ORIGIN and is the only one that the page may call.
 */
function forThisPage(response: object) {
  if ('text' in response && typeof response.text === 'string' && response.text.startsWith('{"openapi"'))
    Object.assign(response, {
      text: response.text
        .replaceAll(',"Open"],', '],')
        .replace(/\{"name":"Open",[^}]*\},/, '')
        .replace(/"servers":\[[^\]]*\]/, '"servers":[{"url":"/"}]'),
    });
  return response;
}

/** No route has links, and on a telephone the column for them leaves none for the answers. */
const STYLE = `
.swagger-ui .response-col_links { display: none }
@media (max-width: 600px) {
  .swagger-ui .wrapper, .swagger-ui .opblock-body .table-container { padding: 0 8px }
  .swagger-ui .opblock .opblock-summary-path { max-width: 100% }
}
`;

/** The page's own frame lacks the viewport tag for phones. */
const SCRIPT = `
const viewport = document.createElement('meta');
viewport.name = 'viewport';
viewport.content = 'width=device-width, initial-scale=1';
document.head.append(viewport);
`;

const names = new Map<RouteContract, string>(Object.entries(routes).map(([name, contract]) => [contract, name]));

/** Says what the contract knows beyond the schemas: who may call, and the header with the version. */
const describeRoute: SwaggerTransform<FastifySchema> = ({ schema, url, route }) => {
  const contract = route.config?.contract;
  if (!contract) return { schema: { ...schema, hide: true }, url };
  const { versioned, bodyTypes } = contract;
  const security = securityOf(contract);
  return {
    url,
    schema: {
      ...schema,
      operationId: names.get(contract) ?? `${contract.method} ${contract.path}`,
      tags: [chapterOf(contract)],
      response: { ...answers(schema.response), ...PROBLEMS },
      ...(security.length > 0 && { security }),
      ...(versioned ? { headers: VERSION_HEADER } : {}),
      ...(bodyTypes ? { body: { content: bytesOf(bodyTypes) } } : {}),
    },
  };
};

/** Each of them is one way to call it; without any, there is nothing to say. */
function securityOf({ access, open }: RouteContract) {
  const session = access === 'anyone' ? [] : [{ session: [] }];
  const withoutAny = access === 'maybe' || open ? [{}] : [];
  return [...session, ...withoutAny, ...(open ? [{ apiKey: [] }] : [])];
}

const bytesOf = (types: readonly string[]) =>
  Object.fromEntries(types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]));

const PROBLEM = 'Problem';

const PROBLEMS = {
  '4xx': { description: 'The call is refused.', $ref: `${PROBLEM}#` },
  '5xx': { description: 'The server cannot answer now.', $ref: `${PROBLEM}#` },
};

/** With the word that the standard wants for what is no error. */
function answers(response: unknown): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(response ?? {}).map(([status, schema]) => [status, { description: 'The answer.', ...schema }]),
  );
}

const VERSION_HEADER = {
  type: 'object',
  properties: {
    'If-Match': {
      type: 'string',
      description:
        'Version on which the change is based: one that is no longer current is answered with 409 and the current row.',
    },
  },
};

function chapterOf({ path, access }: RouteContract): string {
  if (access === 'admin') return 'Admin';
  const word = path.replace(/^\/(api|compat)\//, '/').split('/')[1] ?? '';
  return CHAPTERS.find(([, , words]) => words.includes(word))?.[0] ?? word;
}
