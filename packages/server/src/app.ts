// Puts the server together without listening: plugins, routes, error handling.

import { constants } from 'node:zlib';
import fastifyCompress from '@fastify/compress';
import fastifyHelmet from '@fastify/helmet';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, { type FastifyError, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Deps } from './deps.ts';
import { answerError } from './problems.ts';
import { adminRoutes } from './routes/admin.ts';
import type { App } from './routes/app-type.ts';
import { calculatorRoutes } from './routes/calculator.ts';
import { friendRoutes } from './routes/friends.ts';
import { healthRoutes } from './routes/health.ts';
import { loginRoutes } from './routes/login.ts';
import { referenceRoutes } from './routes/reference.ts';
import { teamRoutes } from './routes/team.ts';
import { userRoutes } from './routes/user.ts';
import { serveWebFiles } from './web-files.ts';

export interface AppOptions {
  readonly webDir: string;
}

export async function buildApp(deps: Deps, { webDir }: AppOptions): Promise<App> {
  const app = Fastify({
    // stdout has one line, the address.
    logger: { level: deps.config.logLevel, stream: process.stderr },
    // An address that cannot be decoded never gets as far as the error handler.
    frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
      answerError(error, request, reply);
    },
  }).withTypeProvider<TypeBoxTypeProvider>();

  app.setErrorHandler(answerError);
  await app.register(fastifyHelmet, securityHeaders);
  // The default brotli quality takes seconds for a megabyte, this one milliseconds at nearly the same size.
  await app.register(fastifyCompress, { brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } } });

  app.decorateRequest('session', undefined);
  app.addHook('onRequest', deps.guard.check);
  healthRoutes(app, deps);
  referenceRoutes(app);
  loginRoutes(app, deps);
  userRoutes(app, deps);
  teamRoutes(app, deps);
  friendRoutes(app, deps);
  adminRoutes(app, deps);
  calculatorRoutes(app, deps);
  await serveWebFiles(app, webDir);
  return app;
}

// The app is self-contained, so nothing may come from elsewhere. Small pictures and fonts are inlined as data: by Vite.
const securityHeaders = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      imgSrc: ["'self'", 'data:'],
      fontSrc: ["'self'", 'data:'],
      connectSrc: ["'self'"],
      workerSrc: ["'self'"],
      manifestSrc: ["'self'"],
      formAction: ["'self'"],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
    },
  },
  // Whether the site is reached over https is decided by the proxy in front, which then sets this header.
  strictTransportSecurity: false,
};
