// Puts the server together without listening: plugins, routes, error handling.

import { constants } from 'node:zlib';
import fastifyCompress from '@fastify/compress';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { routes } from '@oversleep/contract';
import Fastify, { type FastifyError, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { loadAvatars } from './avatars.ts';
import { createConnections, TIMEOUTS, type Timeouts } from './connection.ts';
import type { Deps } from './deps.ts';
import { mountDevIdp } from './dev-idp/routes.ts';
import { setHeaders } from './headers.ts';
import { readJsonBodies } from './json-body.ts';
import { contractAt } from './limits/contract-at.ts';
import { limitCalls } from './limits/limits.ts';
import { type LogTarget, logCalls, loggerOptions, requestIdOf } from './logging.ts';
import type { Metrics } from './metrics.ts';
import { serveMovingPage } from './moving-page.ts';
import { answerPreflights, helpHeaders, OPEN_HEADERS } from './open-headers.ts';
import { refuseUnderPressure } from './pressure.ts';
import { answerError } from './problems.ts';
import { adminRoutes } from './routes/admin.ts';
import { apiKeyRoutes } from './routes/api-keys.ts';
import type { App } from './routes/app-type.ts';
import { boxRoutes } from './routes/box.ts';
import { calculatorRoutes } from './routes/calculator.ts';
import { cardRoutes } from './routes/card.ts';
import { changesRoute } from './routes/changes.ts';
import { compatRoutes } from './routes/compat.ts';
import { serializerOf } from './routes/compiled.ts';
import { computationRoutes } from './routes/computations.ts';
import { dataRoutes } from './routes/data.ts';
import { serveDocs } from './routes/docs.ts';
import { eventRoutes } from './routes/events.ts';
import { findRoutes } from './routes/find.ts';
import { friendRoutes } from './routes/friends.ts';
import { healthRoutes } from './routes/health.ts';
import { loginRoutes } from './routes/login.ts';
import { oddsRoutes } from './routes/odds.ts';
import { rateRoutes } from './routes/rate.ts';
import { recipeRoutes } from './routes/recipe.ts';
import { referenceRoutes } from './routes/reference.ts';
import { screensRoutes } from './routes/screens.ts';
import { searchRoutes } from './routes/search.ts';
import { serve } from './routes/serve.ts';
import { solveRoutes } from './routes/solve.ts';
import { teamRoutes } from './routes/team.ts';
import { tierListRoutes } from './routes/tier-lists.ts';
import { userRoutes } from './routes/user.ts';
import { serveSharePages } from './share-page.ts';
import { serveWebFiles } from './web-files.ts';

export interface AppOptions {
  readonly webDir: string;
  readonly metrics?: Metrics | undefined;
  readonly logTarget?: LogTarget;
  readonly timeouts?: Timeouts;
}

export async function buildApp(
  deps: Deps,
  { webDir, metrics, logTarget, timeouts = TIMEOUTS }: AppOptions,
): Promise<App> {
  const connections = createConnections(timeouts, deps.door.turnsAway);
  const app = Fastify({
    ...connections.options,
    clientErrorHandler: () => {},
    trustProxy: [...deps.config.trustedProxies],
    logger: loggerOptions(deps.config, logTarget),
    // We write one line for each call ourselves.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIdOf,
    // An address that can't be decoded never reaches the error handler.
    frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
      if (contractAt(request.method, request.raw.url)?.open) reply.headers(OPEN_HEADERS);
      reply.headers(helpHeaders(request.raw.url));
      answerError(error, request, reply);
    },
  }).withTypeProvider<TypeBoxTypeProvider>();

  connections.endWith(app);
  app.setErrorHandler(answerError);
  app.setSerializerCompiler(({ schema }) => serializerOf(schema));
  readJsonBodies(app);
  app.decorateRequest('session', undefined);
  app.decorateRequest('keyOwner', undefined);

  // The order matters: refused calls, too, have an id, the headers and a line in the log.
  logCalls(app);
  metrics?.watch(app);
  await setHeaders(app, deps.config);
  // The default brotli quality takes seconds for a megabyte, this one milliseconds at nearly the same size.
  await app.register(fastifyCompress, { brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } } });
  // Before the check for pressure: a caller over the limit learns that, and not that the server is busy.
  await limitCalls(app, deps);
  await refuseUnderPressure(app, deps.config);

  // Before the routes, which it lists.
  // Any free port is known only once the server listens.
  const origin = () => (deps.config.publicOrigin.endsWith(':0') ? deps.ownAddress.origin() : deps.config.publicOrigin);
  await serveDocs(app, deps.version, origin);
  answerPreflights(app);
  serveMovingPage(app);
  healthRoutes(app, deps);
  serve(app, routes.site, () => ({ ...deps.config.links, apiKeys: deps.config.apiKeys }));
  referenceRoutes(app);
  compatRoutes(app);
  findRoutes(app);
  eventRoutes(app, deps);
  oddsRoutes(app);
  rateRoutes(app, deps);
  cardRoutes(app, deps);
  screensRoutes(app, deps);
  dataRoutes(app);
  recipeRoutes(app, deps);
  loginRoutes(app, deps);
  userRoutes(app, deps, loadAvatars(webDir));
  apiKeyRoutes(app, deps);
  changesRoute(app, deps);
  teamRoutes(app, deps);
  friendRoutes(app, deps);
  adminRoutes(app, deps);
  calculatorRoutes(app, deps);
  solveRoutes(app, deps);
  boxRoutes(app, deps);
  tierListRoutes(app, deps);
  searchRoutes(app, deps);
  computationRoutes(app, deps);
  if (deps.devIdp) await mountDevIdp(app, deps.devIdp, deps);
  serveSharePages(app, webDir, origin);
  await serveWebFiles(app, webDir);
  return app;
}
