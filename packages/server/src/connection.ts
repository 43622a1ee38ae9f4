// How long and how large a request may be before anything reads it, and how open connections end.
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { answerRawly, isRefused } from './raw-answers.ts';
import type { App } from './routes/app-type.ts';

export interface Timeouts {
  /** For the headers of a request. Clients that trickle them in would hold a connection each. */
  readonly headers: number;
  /** For the whole of a request. */
  readonly request: number;
  /** Without a byte in either direction. */
  readonly silence: number;
  /** Between two requests; longer than the minute after which proxies give a connection up, so that it is they who do. */
  readonly keepAlive: number;
  readonly checkEvery: number;
  /** For the answers under way when the server ends. */
  readonly ending: number;
}

export const TIMEOUTS: Timeouts = {
  headers: 10_000,
  request: 30_000,
  silence: 60_000,
  keepAlive: 72_000,
  checkEvery: 2000,
  ending: 3000,
};

const MAX_BODY = 64 * 1024;
/** Address and headers together. */
const MAX_HEADERS = 16 * 1024;
const SWEEP_MS = 50;

export interface Connections {
  /** For the framework. */
  readonly options: {
    readonly bodyLimit: number;
    readonly return503OnClosing: false;
    readonly routerOptions: { readonly maxParamLength: number };
    readonly serverFactory: (handler: RequestListener) => Server;
  };
  /** Lets the app end only after what is under way was answered. */
  readonly endWith: (app: App) => void;
}

/** `turnsAway` answers a request that the framework is not to see. */
export function createConnections(
  timeouts: Timeouts,
  turnsAway: (request: IncomingMessage, response: ServerResponse) => boolean = () => false,
): Connections {
  // Several: "localhost" is an address of the old and one of the new kind, each with a server of its own.
  const servers: Server[] = [];
  const serverFactory = (handler: RequestListener): Server => {
    const server = createServer(
      {
        headersTimeout: timeouts.headers,
        requestTimeout: timeouts.request,
        keepAliveTimeout: timeouts.keepAlive,
        connectionsCheckingInterval: timeouts.checkEvery,
        maxHeaderSize: MAX_HEADERS,
        // Node would refuse such a request without a word; we say what is missing.
        requireHostHeader: false,
      },
      (request, response) => {
        if (!isRefused(request, response) && !turnsAway(request, response)) handler(request, response);
      },
    );
    server.setTimeout(timeouts.silence);
    answerRawly(server);
    servers.push(server);
    return server;
  };
  return {
    // What arrives on an open connection while we end is still answered; the connection ends with the answer.
    options: {
      bodyLimit: MAX_BODY,
      return503OnClosing: false,
      // No part of an address is too long for its route, which then says itself that it knows no such thing.
      routerOptions: { maxParamLength: MAX_HEADERS },
      serverFactory,
    },
    endWith: (app) => app.addHook('preClose', () => endAll(servers, timeouts.ending)),
  };
}

async function endAll(servers: readonly Server[], withinMs: number): Promise<void> {
  // A connection that was busy becomes idle later and would then stay open for its whole time.
  const sweep = setInterval(() => servers.map((server) => server.closeIdleConnections()), SWEEP_MS);
  const limit = setTimeout(() => servers.map((server) => server.closeAllConnections()), withinMs);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  clearInterval(sweep);
  clearTimeout(limit);
}
