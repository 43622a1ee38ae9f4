// Another server on this machine that answers as a test wants it to, and remembers what it was asked.
import { createServer, type IncomingHttpHeaders } from 'node:http';

export interface Question {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingHttpHeaders;
  readonly form: URLSearchParams;
}

/** Undefined: the connection breaks; `hang`: no answer ever comes. */
export type Reply = {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface FakeServer {
  readonly origin: string;
  readonly asked: Question[];
  /** How many still wait for an answer. */
  readonly waiting: () => number;
  readonly answer: (reply: (question: Question) => Reply | 'hang' | undefined) => void;
  readonly close: () => Promise<void>;
}

export async function startFakeServer(): Promise<FakeServer> {
  const asked: Question[] = [];
  let waiting = 0;
  let reply: (question: Question) => Reply | 'hang' | undefined = () => ({ status: 404 });
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const question = {
      method: request.method ?? '',
      url: new URL(request.url ?? '/', `http://${request.headers.host}`),
      headers: request.headers,
      form: new URLSearchParams(Buffer.concat(chunks).toString()),
    };
    asked.push(question);
    const given = reply(question);
    if (given === 'hang') {
      waiting += 1;
      response.on('close', () => {
        waiting -= 1;
      });
      return;
    }
    if (given === undefined) {
      request.socket.destroy();
      return;
    }
    response.writeHead(given.status, { 'content-type': 'application/json', ...given.headers });
    response.end(typeof given.body === 'string' ? given.body : JSON.stringify(given.body ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  if (typeof bound !== 'object' || bound === null) throw new Error('no port');
  return {
    origin: `http://127.0.0.1:${bound.port}`,
    asked,
    waiting: () => waiting,
    answer: (next) => {
      reply = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
