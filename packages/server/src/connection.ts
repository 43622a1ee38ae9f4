// Limits on the time and size of requests before anything reads them, and how open connections end.
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { answerRawly, isRefused } from './raw-answers.ts';
import type { App } from './routes/app-type.ts';

export interface Timeouts {
  /** For the headers of a request, so that clients can't hold connections open by sending them slowly. */
  readonly headers: number;
  /** For the whole of a request. */
  readonly request: number;
  /** Without a byte in either direction. */
  readonly silence: number;
  /** Between two requests; longer than the minute after which proxies close an idle connection, so that the proxy closes it and not we. */
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
  /** Makes the app end only after running requests were answered. */
  readonly endWith: (app: App) => void;
}

/** `turnsAway` may answer a request before the framework sees it. */
export function createConnections(
  timeouts: Timeouts,
  turnsAway: (request: IncomingMessage, response: ServerResponse) => boolean = () => false,
): Connections {
  // Several: "localhost" is both an IPv4 and an IPv6 address, each with a server of its own.
  const servers: Server[] = [];
  const serverFactory = (handler: RequestListener): Server => {
    const server = createServer(
      {
        headersTimeout: timeouts.headers,
        requestTimeout: timeouts.request,
        keepAliveTimeout: timeouts.keepAlive,
        connectionsCheckingInterval: timeouts.checkEvery,
        maxHeaderSize: MAX_HEADERS,
        // Node would refuse a request without a host with an empty body; we say what is missing.
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
    // Requests that arrive on an open connection during shutdown are still answered; then the connection closes.
    options: {
      bodyLimit: MAX_BODY,
      return503OnClosing: false,
      // No limit on the length of a parameter: the route itself answers that it knows no such name.
      routerOptions: { maxParamLength: MAX_HEADERS },
      serverFactory,
    },
    endWith: (app) => app.addHook('preClose', () => endAll(servers, timeouts.ending)),
  };
}

async function endAll(servers: readonly Server[], withinMs: number): Promise<void> {
  // During shutdown, connections that become idle would otherwise stay open until their timeout.
  const sweep = setInterval(() => servers.map((server) => server.closeIdleConnections()), SWEEP_MS);
  const limit = setTimeout(() => servers.map((server) => server.closeAllConnections()), withinMs);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  clearInterval(sweep);
  clearTimeout(limit);
}
