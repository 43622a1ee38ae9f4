// Access to the development sign-in: this machine by its own name and port, not through a proxy, and not from another site's page.
import type { FastifyRequest } from 'fastify';

const LOOPBACK_ADDRESS = /^(127(\.\d{1,3}){3}|::1|::ffff:127(\.\d{1,3}){3})$/;
/** Headers that proxies and tunnels add. */
const FORWARDED = new RegExp(
  `^(${[
    'cdn-loop',
    'cf-.+',
    'fastly-client-ip',
    'fly-.+',
    'forwarded',
    'ngrok-.+',
    'tailscale-.+',
    'true-client-ip',
    'via',
    'x-amzn-trace-id',
    'x-azure-.+',
    'x-client-ip',
    'x-envoy-.+',
    'x-forwarded-.+',
    'x-original-.+',
    'x-real-ip',
    'x-vercel-.+',
  ].join('|')})$`,
);

/** Checks the connection itself, because headers can be forged; a local browser sends no forwarding headers. */
export function isFromThisMachine({ raw, headers, method }: FastifyRequest, ownOrigins: readonly string[]): boolean {
  return (
    !isFromAnotherSite(method, headers, ownOrigins) &&
    LOOPBACK_ADDRESS.test(raw.socket.remoteAddress ?? '') &&
    ownOrigins.some((origin) => new URL(origin).host === headers.host?.toLowerCase()) &&
    !Object.keys(headers).some((name) => FORWARDED.test(name))
  );
}

/** Browsers say where a call comes from. The page itself may be opened from anywhere; all other calls must come from that page. */
function isFromAnotherSite(
  method: string,
  { origin, 'sec-fetch-site': site, 'sec-fetch-mode': mode }: FastifyRequest['headers'],
  ownOrigins: readonly string[],
): boolean {
  if (origin !== undefined && !ownOrigins.includes(origin.toLowerCase())) return true;
  const isLink = method === 'GET' && mode === 'navigate';
  return !isLink && site !== undefined && site !== 'same-origin' && site !== 'none';
}
