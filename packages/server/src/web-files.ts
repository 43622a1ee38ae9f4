// Serves the built web app: files with the right cache headers, and its page for every address that a person may open.

import { extname } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { notFound, sendProblem } from './problems.ts';
import type { App } from './routes/app-type.ts';

const ONE_YEAR = 'public, max-age=31536000, immutable';

export async function serveWebFiles(app: App, webDir: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: webDir,
    // The build's stamp is there too and is not public.
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', cacheControlFor(path.slice(webDir.length)));
    },
  });

  app.setNotFoundHandler((request, reply) =>
    isNavigation(request) ? sendPage(reply) : sendProblem(reply, notFound(request)),
  );
}

// Vite puts a hash of the content into the names below these, so such a file never changes.
const HASHED = /^[\\/]?(assets|messages|readers)[\\/]/;

function cacheControlFor(path: string): string {
  return HASHED.test(path) ? ONE_YEAR : 'no-cache';
}

function sendPage(reply: FastifyReply): FastifyReply {
  return reply.code(200).sendFile('index.html');
}

// The app draws its own routes, also the one that says "not found"; programs and missing files get a real 404.
function isNavigation(request: FastifyRequest): boolean {
  const path = request.url.split('?')[0] ?? '';
  const isReading = request.method === 'GET' || request.method === 'HEAD';
  const { accept = '' } = request.headers;
  // Link previews and monitors take anything.
  const wantsPage = accept.includes('text/html') || accept.trim() === '*/*';
  return isReading && wantsPage && extname(path) === '' && !/^\/(api|compat)(\/|$)/.test(path);
}
