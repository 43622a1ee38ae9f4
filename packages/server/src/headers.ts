// Headers for browsers: security policy and caching.
import fastifyHelmet from '@fastify/helmet';
import { type RouteContract, routes } from '@oversleep/contract';
import type { FastifyReply } from 'fastify';
import type { Config } from './config.ts';
import { helpHeaders, isOpenDescription, OPEN_HEADERS } from './open-headers.ts';
import type { App } from './routes/app-type.ts';
import { oncePer } from './routes/once-per.ts';

const ONE_YEAR_SECONDS = 31_536_000;

export async function setHeaders(app: App, { publicOrigin }: Pick<Config, 'publicOrigin'>): Promise<void> {
  // Without https this header would lock people out of the site.
  const isSecure = publicOrigin.startsWith('https://');
  await app.register(fastifyHelmet, {
    contentSecurityPolicy,
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: isSecure ? { maxAge: ONE_YEAR_SECONDS, includeSubDomains: false } : false,
  });
  app.addHook('onRequest', async (request, reply) => {
    const contract = request.routeOptions.config.contract;
    if (contract) {
      reply.headers(headersOf(contract));
      return;
    }
    reply.header('permissions-policy', PERMISSIONS);
    if (isOpenDescription(request)) reply.headers(OPEN_HEADERS);
    reply.headers(helpHeaders(request.url));
    if (request.url.startsWith(READERS)) allowWebAssembly(reply);
  });
}

type Headers = Readonly<Record<string, string>>;

/** The same for every answer of a route. */
const headersOf = oncePer(
  (contract: RouteContract): Headers => ({
    // JSON needs no content policy; it only must not be interpreted as another type or embedded by other sites.
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    ...(contract.open && OPEN_HEADERS),
    ...helpHeaders(contract.path),
    ...(isPersonal(contract) && { 'cache-control': 'no-store' }),
  }),
);

/** The worker that reads text in pictures needs WebAssembly. With a policy of its own, no page has to allow it. */
const READERS = '/readers/';
const POLICY = 'content-security-policy';

function allowWebAssembly(reply: FastifyReply): void {
  const policy = String(reply.getHeader(POLICY));
  reply.header(POLICY, policy.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'"));
}

/** Answers that are private to a caller, or valid only for the moment. */
function isPersonal({ access, method, path }: RouteContract): boolean {
  return access !== 'anyone' || method !== 'GET' || MOMENTARY.includes(path);
}

const MOMENTARY: readonly string[] = [
  routes.health.path,
  routes.ready.path,
  routes.teamSearch.path,
  routes.rotationSearch.path,
];

const PERMISSIONS = [
  'camera',
  'display-capture',
  'geolocation',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'browsing-topics',
]
  .map((name) => `${name}=()`)
  .join(', ');

// The app is self-contained, so nothing may come from elsewhere. Small pictures and fonts are inlined as data: by Vite.
const contentSecurityPolicy = {
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
};
