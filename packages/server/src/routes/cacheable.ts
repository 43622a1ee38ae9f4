// Makes an answer cacheable that is the same for all callers, and answers 304 to those who have it already.
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A hook for routes whose answer follows from their address alone. */
export async function cacheable(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  if (reply.statusCode !== 200 || typeof payload !== 'string') return payload;
  // Weak, because it is sent compressed or plain.
  const etag = `W/"${createHash('sha256').update(payload).digest('base64url').slice(0, 22)}"`;
  reply.header('etag', etag).header('cache-control', 'public, max-age=300');
  if (!isKnown(request.headers['if-none-match'], etag)) return payload;
  reply.code(304);
  return null;
}

function isKnown(header: string | undefined, etag: string): boolean {
  const known = header?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return known.includes('*') || known.includes(etag.slice(2));
}
