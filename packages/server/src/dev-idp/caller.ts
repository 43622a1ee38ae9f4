// Who may talk to the development sign-in: this machine, by its own name, and nobody through a proxy.
import type { FastifyRequest } from 'fastify';

const LOOPBACK_ADDRESS = /^(127(\.\d{1,3}){3}|::1|::ffff:127(\.\d{1,3}){3})$/;
const LOOPBACK_NAME = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;

/** Looks at the connection itself, because headers about it can be made up. */
export function isFromThisMachine({ raw, headers }: FastifyRequest): boolean {
  const forwardedFor = [headers['x-forwarded-for'] ?? []].flat().join(',');
  const isForwarded = forwardedFor
    .split(',')
    .some((address) => address !== '' && !LOOPBACK_ADDRESS.test(address.trim()));
  return (
    LOOPBACK_ADDRESS.test(raw.socket.remoteAddress ?? '') && LOOPBACK_NAME.test(headers.host ?? '') && !isForwarded
  );
}
