// The version that a write is based on, and the one that it makes.
import type { FastifyReply } from 'fastify';

/** The first that is named; 0 means that the caller has none, and then the last write wins. */
export const namedVersion = (...versions: readonly (number | undefined)[]): number | undefined =>
  versions.find((version) => version !== undefined && version > 0);

/** For writes whose answer has no body. What was dropped has no version. */
export function sendVersion(reply: FastifyReply, version: number | undefined): void {
  if (version !== undefined) reply.header('etag', `"${version}"`);
}
