// The product behind a proxy that can put the next version in its place while pages are open: every file of the app has another name then.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

export interface UpdatableProduct {
  readonly address: string;
  /** From now on only the next version is served: the old names of files are gone. */
  readonly update: () => void;
  readonly end: () => Promise<void>;
}

const NAMES_FILES = /javascript|html|json/;
const FILE_NAME = /([\w.-]+-[\w-]{8})\.(js|css)\b/g;
const NEXT_NAME = /\.next(?=\.(?:js|css)$)/;
/** In the service worker. */
const VERSION = /"[0-9a-f]{16}"/g;
/** Of the connection to the proxy, or wrong once the body has changed. */
const DROPPED = ['connection', 'content-length', 'content-encoding', 'transfer-encoding', 'etag', 'last-modified'];
const KEPT_BACK = ['host', 'connection', 'origin', 'referer', 'accept-encoding', 'if-none-match', 'if-modified-since'];

/** `lacks`: a file that the old version cannot have kept on the device, because it never came. */
export async function updatableProduct(product: string, lacks: RegExp): Promise<UpdatableProduct> {
  let isUpdated = false;

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = request.url ?? '/';
    const isNext = NEXT_NAME.test(path);
    if (path.startsWith('/assets/') && /\.(js|css)$/.test(path) && (isUpdated ? !isNext : lacks.test(path))) {
      response.writeHead(isUpdated ? 404 : 503).end();
      return;
    }
    const headers = Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' && !KEPT_BACK.includes(name) ? [[name, value]] : [],
    );
    const found = await fetch(new URL(path.replace(NEXT_NAME, ''), product), {
      headers: [...headers, ['accept-encoding', 'identity']],
    });
    for (const [name, value] of found.headers) if (!DROPPED.includes(name)) response.setHeader(name, value);
    const body = Buffer.from(await found.arrayBuffer());
    const namesFiles = NAMES_FILES.test(found.headers.get('content-type') ?? '') && !path.startsWith('/api/');
    response.writeHead(found.status).end(isUpdated && namesFiles ? nextVersionOf(body.toString()) : body);
  };

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const at = server.address();
  if (at === null || typeof at === 'string') throw new Error('the proxy has no port');
  return {
    address: `http://127.0.0.1:${at.port}`,
    update: () => {
      isUpdated = true;
    },
    end: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const nextVersionOf = (text: string): string =>
  text.replace(FILE_NAME, '$1.next.$2').replace(VERSION, '"nextnextnextnext"');
