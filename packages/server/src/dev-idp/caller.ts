// Who may talk to the development sign-in: this machine, by its own name and port, and nobody through a forward or a proxy.
import type { FastifyRequest } from 'fastify';

const LOOPBACK_ADDRESS = /^(127(\.\d{1,3}){3}|::1|::ffff:127(\.\d{1,3}){3})$/;
/** What proxies and tunnels add, whatever it says. */
const FORWARDED =
  /^(forwarded|via|x-forwarded-.+|x-real-ip|x-original-.+|true-client-ip|cf-.+|fly-.+|fastly-client-ip|tailscale-.+)$/;

/** Looks at the connection itself, because headers about it can be made up; a browser here sends none of those. */
export function isFromThisMachine({ raw, headers }: FastifyRequest, ownOrigins: readonly string[]): boolean {
  return (
    LOOPBACK_ADDRESS.test(raw.socket.remoteAddress ?? '') &&
    ownOrigins.some((origin) => new URL(origin).host === headers.host?.toLowerCase()) &&
    !Object.keys(headers).some((name) => FORWARDED.test(name))
  );
}
