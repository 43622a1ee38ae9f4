// What a process that only does jobs serves: how it is doing, for those who look after it.
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, { LogController } from 'fastify';
import type { AppOptions } from './app.ts';
import { createConnections, TIMEOUTS } from './connection.ts';
import type { Deps } from './deps.ts';
import { setHeaders } from './headers.ts';
import { logCalls, loggerOptions, requestIdOf } from './logging.ts';
import { answerError, notFound, sendProblem } from './problems.ts';
import type { App } from './routes/app-type.ts';
import { healthRoutes } from './routes/health.ts';

export async function buildWorkerApp(
  deps: Deps,
  { metrics, logTarget, timeouts = TIMEOUTS }: Omit<AppOptions, 'webDir'>,
): Promise<App> {
  const connections = createConnections(timeouts);
  const app = Fastify({
    ...connections.options,
    logger: loggerOptions(deps.config, logTarget),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIdOf,
  }).withTypeProvider<TypeBoxTypeProvider>();
  connections.endWith(app);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((request, reply) => sendProblem(reply, notFound(request)));
  app.decorateRequest('session', undefined);
  logCalls(app);
  metrics?.watch(app);
  await setHeaders(app, deps.config);
  healthRoutes(app, deps);
  return app;
}
